import { useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import type { AddressBook, SavedAddress } from '#src/features/addresses/addresses.contract.ts'
import { addressErrors, emptyAddress, type AddressField, type AddressMessage } from '#src/features/addresses/rules/address.ts'
import { changeCountry, type LeftCountries } from '#src/features/addresses/rules/change-country.ts'
import { fieldsOf, type AddressCommands, type Typed } from './address-commands.ts'

const resolver: Resolver<Typed> = (values) => {
  const errors = Object.entries(addressErrors(values)).map(([field, message]) => [field, { type: 'rule', message }])
  return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) }
}

/** The form with its rules in page order: a field shows its error when it is left after an edit and hides it as soon as it is right. */
export function useAddressForm(address: SavedAddress | null, book: AddressBook) {
  const fresh = { ...emptyAddress, name: book.name, email: book.email, contactNo: book.contactNo, countryCode: book.address.countryCode }
  const form = useForm<Typed>({
    defaultValues: {
      ...fresh,
      ...(address ? fieldsOf(address) : {}),
      isDefault: address?.isDefault ?? book.shippingAddressInfos.length === 0,
    },
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })
  const bind = (field: AddressField) => {
    const { error, isDirty } = form.getFieldState(field, form.formState)
    const bound = form.register(field, {
      onBlur: () => {
        if (isDirty) void form.trigger(field)
      },
      onChange: () => clearCorrected(form),
    })
    return { ...bound, error: error?.message as AddressMessage | undefined }
  }
  return { form, bind }
}

/** The change to another country: what was typed for one, and what was wrong in it, comes back with it. */
export function useCountryChange(form: ReturnType<typeof useForm<Typed>>) {
  const [left, setLeft] = useState<LeftCountries>({})
  const choose = (countryCode: string) => {
    const isWrong = (field: AddressField) => form.getFieldState(field).error !== undefined
    const { isDefault: _, ...typed } = form.getValues()
    const change = changeCountry(typed, countryCode, left, isWrong)
    form.clearErrors([...change.hidden])
    for (const field of Object.keys(typed) as AddressField[]) form.setValue(field, change.address[field], { shouldDirty: true })
    void form.trigger([...change.wrong])
    setLeft(change.left)
  }
  return { left, choose }
}

/** One field may correct another: with a named building the block is optional. */
export function clearCorrected({ getValues, clearErrors, formState }: ReturnType<typeof useForm<Typed>>): void {
  const failing = addressErrors(getValues())
  clearErrors((Object.keys(formState.errors) as AddressField[]).filter((field) => !(field in failing)))
}

/** Saves the form and shows the server's errors at their fields. Null when it was saved, else the message above the form. */
export async function send(
  form: ReturnType<typeof useForm<Typed>>,
  save: AddressCommands['save'],
  autoId: number | null,
  values: Typed,
): Promise<{ message: string | null } | null> {
  const refusal = await save(autoId, values)
  if (refusal === null) return null
  if ('message' in refusal) return { message: refusal.message }
  const wrong = Object.entries(refusal.fields) as [AddressField, AddressMessage][]
  for (const [index, [field, message]] of wrong.entries()) form.setError(field, { type: 'shop', message }, { shouldFocus: index === 0 })
  return { message: null }
}
