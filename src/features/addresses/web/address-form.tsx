import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { AddressBook, Country, PostalPlace, SavedAddress } from '#src/features/addresses/addresses.contract.ts'
import { addressLimits, type AddressField } from '#src/features/addresses/rules/address.ts'
import { singaporePostalCode } from '#src/features/addresses/rules/change-country.ts'
import { filledIn, foundLine } from '#src/features/addresses/rules/found-line.ts'
import { countryForm, type AddressPart } from '#src/features/addresses/rules/country-form.ts'
import { checkLimits, isSingaporePostalCode } from '#src/kit/validation.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field, type FieldProps } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconCheck } from '#src/ui/icons.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import { useFolded } from '#src/ui/use-folded.ts'
import { useLookUp } from '#src/ui/use-look-up.ts'
import type { AddressCommands } from './address-commands.ts'
import styles from './address-form.module.css'
import { clearCorrected, send, useAddressForm, useCountryChange } from './use-address-form.ts'

interface AddressFormProps {
  /** The address to change; null for a new one. */
  address: SavedAddress | null
  book: AddressBook
  countries: readonly Country[]
  commands: AddressCommands
  onSaved(): void
  onCancel(): void
}

/** Postal code first; in Singapore it fills in the other fields, which can always be typed as well. */
export function AddressForm({ address, book, countries, commands, onSaved, onCancel }: AddressFormProps) {
  const t = useTranslations('addresses')
  const { form, bind } = useAddressForm(address, book)
  const [problem, setProblem] = useState<string | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const submit = form.handleSubmit(async (values) => {
    const refusal = await send(form, commands.save, address?.autoId ?? null, values)
    if (refusal === null) onSaved()
    else setProblem(refusal.message)
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h2 ref={title} tabIndex={-1}>
        {t(address ? 'editTitle' : 'addTitle')}
      </h2>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      <AddressInputs form={form} bind={bind} countries={countries} lookUp={commands.lookUp} />
      {address?.isDefault ? (
        <p className={styles.fixed}>{t('isDefaultFixed')}</p>
      ) : (
        <Checkbox id="address-isDefault" {...form.register('isDefault')}>
          {t('isDefault')}
        </Checkbox>
      )}
      <div className={styles.ways}>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t('save')}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

interface AddressInputsProps extends ReturnType<typeof useAddressForm> {
  countries: readonly Country[]
  lookUp: AddressCommands['lookUp']
}

const partAutoComplete = { city: 'address-level2', state: 'address-level1', postalCode: 'postal-code' } as const

function AddressInputs({ form, bind, countries, lookUp }: AddressInputsProps) {
  const t = useTranslations('addresses')
  const words = useTranslations('checkout')
  const [countryCode, postalCode] = useWatch({ control: form.control, name: ['countryCode', 'postalCode'] })
  const isSingapore = countryCode === 'SG'
  const { left, choose } = useCountryChange(form)
  const { parts, stateName, postalExample } = countryForm(countryCode)
  const partLabel = (part: AddressPart) => (part === 'postalCode' ? words(part) : t(part === 'state' ? `states.${stateName}` : part))
  const found = useLookUp<PostalPlace>({
    text: singaporePostalCode(countryCode, postalCode, left),
    isWhole: (text) => isSingapore && isSingaporePostalCode(text),
    ask: lookUp,
    read: () => ({ ...form.getValues(), isDefault: '' }),
    onFound: (place, before) => {
      for (const field of filledIn) {
        if (form.getValues(field) === before[field]) form.setValue(field, place[field], { shouldDirty: true })
      }
      clearCorrected(form)
    },
  })
  const [block, street, building] = useWatch({ control: form.control, name: filledIn })
  const line = foundLine({ block, street, building }, (name) => form.formState.errors[name] !== undefined)
  const [isFolded, unfold] = useFolded(found.state === 'found' ? line : null, 'address-postalCode')
  const typeByHand = () => {
    unfold()
    requestAnimationFrame(() => form.setFocus('block'))
  }
  const field = (name: AddressField, label: string, more: Partial<FieldProps> = {}) => {
    const { error, ...bound } = bind(name)
    const message =
      error && words(`errors.${error}`, { ...checkLimits, name: label, n: String(addressLimits[name]), example: postalExample })
    return <Field key={name} id={`address-${name}`} label={label} maxLength={addressLimits[name]} {...bound} {...more} error={message} />
  }
  return (
    <div className={styles.grid}>
      <SelectField
        id="address-countryCode"
        className={isSingapore ? styles.c6 : styles.c12}
        label={t('country')}
        placeholder={t('chooseCountry')}
        choices={countries.map(({ countryCode: value, name }) => ({ value, label: name }))}
        autoComplete="country"
        {...form.register('countryCode')}
        onChange={({ target }) => choose(target.value)}
        error={form.formState.errors.countryCode && words('errors.countryInvalid')}
      />
      {isSingapore && field('postalCode', words('postalCode'), { className: styles.c6, inputMode: 'numeric', autoComplete: 'postal-code' })}
      <p className={styles.found} role="status">
        {isSingapore && found.state === 'found' && <Icon of={iconCheck} size={16} />}
        {isSingapore && (isFolded ? line : found.state !== 'rest' && words(`lookUp.${found.state}`, { where: found.where }))}
      </p>
      {isSingapore ? (
        <>
          {!isFolded && (
            <>
              {field('block', words('block'), { className: styles.c4, optional: building ? words('optional') : undefined })}
              {field('street', words('street'), { className: styles.c8, autoComplete: 'address-line1' })}
              {field('building', words('building'), { className: styles.c12, optional: words('optional'), autoComplete: 'address-line2' })}
            </>
          )}
          {field('level', words('level'), { className: styles.c4, optional: words('optional') })}
          {field('unit', words('unit'), { className: styles.c4, optional: words('optional') })}
          {isFolded && (
            <button type="button" className={`link ${styles.manual}`} onClick={typeByHand}>
              {words('lookUp.manual')}
            </button>
          )}
        </>
      ) : (
        <>
          {field('addressLine1', t('addressLine1'), { className: styles.c12, autoComplete: 'address-line1' })}
          {field('addressLine2', t('addressLine2'), { className: styles.c12, optional: words('optional'), autoComplete: 'address-line2' })}
          {parts.map(({ part, isRequired }) =>
            field(part, partLabel(part), {
              className: styles.c6,
              optional: isRequired ? undefined : words('optional'),
              autoComplete: partAutoComplete[part],
            }),
          )}
        </>
      )}
      {field('name', words('name'), { className: styles.c12, autoComplete: 'name' })}
      {field('email', words('email'), {
        className: styles.c6,
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        spellCheck: false,
        hint: t('emailHint'),
      })}
      {field('contactNo', words('contactNo'), {
        className: styles.c6,
        type: 'tel',
        inputMode: 'tel',
        autoComplete: 'tel',
        hint: words('contactNoHint'),
      })}
    </div>
  )
}
