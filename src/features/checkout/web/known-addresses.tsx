import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { emptyAddress, type AddressFields } from '#src/features/addresses/rules/address.ts'
import { chosenOf, fieldsOf, inOneLine, prefilled, type KnownShopper } from '#src/features/checkout/rules/known-address.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import styles from './address.module.css'
import { clearCorrected, type CheckoutFormState } from './use-checkout-form.ts'

interface KnownAddressesProps {
  form: CheckoutFormState
  /** Null for a guest, and while loading. */
  shopper: KnownShopper | null
}

/** A member's saved addresses to choose from; a guest has none. */
export function KnownAddresses({ form, shopper }: KnownAddressesProps) {
  const t = useTranslations('checkout')
  const typed = useWatch({ control: form.control, name: 'shipping' })
  const saved = shopper?.saved ?? []
  usePrefilled(form, shopper)
  const choose = (chosen: string) => {
    const address = saved.find(({ autoId }) => String(autoId) === chosen)
    fill(
      form,
      address
        ? fieldsOf(address)
        : { ...emptyAddress, countryCode: typed.countryCode, name: typed.name, email: typed.email, contactNo: typed.contactNo },
    )
  }
  return (
    <>
      {saved.length > 0 && (
        <SelectField
          id="saved-address"
          className={styles.saved}
          label={t('savedAddress')}
          placeholder={t('anotherAddress')}
          choices={saved.map((address) => ({ value: String(address.autoId), label: `${inOneLine(address)} · ${address.name}` }))}
          value={String(chosenOf(typed, saved)?.autoId ?? '')}
          onChange={({ target }) => choose(target.value)}
        />
      )}
    </>
  )
}

/** Fills the form in once, when the member's details have arrived. */
function usePrefilled(form: CheckoutFormState, shopper: KnownShopper | null): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (shopper === null || isDone.current) return
    isDone.current = true
    fill(form, prefilled(form.getValues('shipping'), shopper))
  }, [form, shopper])
}

function fill(form: CheckoutFormState, address: AddressFields): void {
  form.setValue('shipping', address, { shouldDirty: false })
  clearCorrected(form)
}
