import { useEffect, useRef, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Country } from '#src/features/addresses/addresses.contract.ts'
import { countryForm } from '#src/features/addresses/rules/country-form.ts'
import { addressLimits, type AddressField } from '#src/features/addresses/rules/address.ts'
import { singaporePostalCode } from '#src/features/addresses/rules/change-country.ts'
import { filledIn, foundLine } from '#src/features/addresses/rules/found-line.ts'
import { Field, type FieldProps } from '#src/ui/field.tsx'
import { isSingaporePostalCode } from '#src/kit/validation.ts'
import { holdInPlace } from '#src/ui/hold-in-place.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconCheck } from '#src/ui/icons.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import { useFolded } from '#src/ui/use-folded.ts'
import { useLookUp, type Found } from '#src/ui/use-look-up.ts'
import styles from './address.module.css'
import { bindField, clearCorrected, type CheckoutFormState } from './use-checkout-form.ts'
import type { CheckoutMessage } from '#src/features/checkout/rules/checkout-form.ts'
import type { AddressPlace, CountryChange } from './use-country-change.ts'
import { fieldId, useFieldLabels, useFieldWords } from './use-field-words.ts'

/** Looks up a postal code. */
export type PostalLookUp = (postalCode: string) => Promise<Found<{ block: string; street: string; building: string }>>

interface AddressFieldsProps {
  form: CheckoutFormState
  place: AddressPlace
  country: CountryChange
  /** Said of the country that is chosen. */
  underCountry?: ReactNode
  /** What the contact number is for; without it the form has neither email nor number. */
  contactHint?: string
  countries: readonly Country[]
  lookUp: PostalLookUp
}

/** `autoComplete` is any text: to compare it with the thousands that React knows took a third of the type check. */
type FieldLook = Partial<Omit<FieldProps, 'autoComplete'>> & Pick<FieldProps, 'className'> & { autoComplete?: string }

/** In Singapore the postal code comes first and fills in other fields; elsewhere the parts stand in the order of their country. */
export function AddressFields({ form, place, country, underCountry, contactHint, countries, lookUp }: AddressFieldsProps) {
  const t = useTranslations('checkout')
  const words = useFieldWords(form)
  const labels = useFieldLabels()
  const countryCode = useWatch({ control: form.control, name: `${place}.countryCode` })
  const found = useFilledIn({ form, place, country, lookUp })
  const line = useFoundLine(form, place)
  const [isFolded, unfold] = useFolded(found.state === 'found' ? line : null, fieldId(`${place}.postalCode`))
  const field = (name: AddressField, look: FieldLook) => {
    const path = `${place}.${name}` as const
    const { error, ...bound } = bindField(form, path)
    return (
      <Field
        key={name}
        id={fieldId(path)}
        label={labels(name, countryCode)}
        maxLength={addressLimits[name]}
        {...bound}
        {...look}
        autoComplete={look.autoComplete && `${place} ${look.autoComplete}`}
        error={error && words({ path, message: error })}
      />
    )
  }
  const inSingapore = countryCode === 'SG'
  const wrongCountry = form.getFieldState(`${place}.countryCode`, form.formState).error?.message as CheckoutMessage | undefined
  const building = useWatch({ control: form.control, name: `${place}.building` })
  return (
    <div className={styles.grid}>
      {inSingapore && field('postalCode', { className: styles.c4, inputMode: 'numeric', autoComplete: 'postal-code' })}
      <CountrySelect
        key="country"
        {...{ place, countries, country, countryCode }}
        error={wrongCountry && words({ path: `${place}.countryCode`, message: wrongCountry })}
        className={inSingapore ? styles.c8 : styles.c12}
      />
      {underCountry && <div className={styles.c12}>{underCountry}</div>}
      {inSingapore ? (
        <>
          <p className={styles.found} role="status">
            {found.state === 'found' && <Icon of={iconCheck} size={16} />}
            {isFolded ? line : found.state !== 'rest' && t(`lookUp.${found.state}`, { where: found.where })}
          </p>
          {!isFolded && (
            <>
              {field('block', { className: styles.c4, optional: building ? t('optional') : undefined })}
              {field('street', { className: styles.c8, autoComplete: 'address-line1' })}
              {field('building', { className: styles.c12, optional: t('optional'), autoComplete: 'address-line2' })}
            </>
          )}
          {field('level', { className: styles.c3, optional: t('optional') })}
          {field('unit', { className: styles.c3, optional: t('optional') })}
          {isFolded && (
            <button
              type="button"
              className={`link ${styles.manual}`}
              onClick={() => {
                unfold()
                requestAnimationFrame(() => form.setFocus(`${place}.block`))
              }}
            >
              {t('lookUp.manual')}
            </button>
          )}
        </>
      ) : (
        <>
          {field('addressLine1', { className: styles.c12, autoComplete: 'address-line1' })}
          {field('addressLine2', { className: styles.c12, optional: t('optional'), autoComplete: 'address-line2' })}
          {countryForm(countryCode).parts.map(({ part, isRequired }) =>
            field(part, { className: styles.c6, optional: isRequired ? undefined : t('optional'), autoComplete: partAutoComplete[part] }),
          )}
        </>
      )}
      {field('name', { className: styles.c6, autoComplete: 'name' })}
      {contactHint && (
        <>
          {field('email', {
            className: styles.c6,
            type: 'email',
            inputMode: 'email',
            autoComplete: 'email',
            spellCheck: false,
            hint: t('emailHint'),
          })}
          {field('contactNo', { className: styles.c6, type: 'tel', inputMode: 'tel', autoComplete: 'tel', hint: contactHint })}
        </>
      )}
    </div>
  )
}

const partAutoComplete = { city: 'address-level2', state: 'address-level1', postalCode: 'postal-code' } as const

interface CountrySelectProps extends Pick<AddressFieldsProps, 'place' | 'countries' | 'country'> {
  error: string | undefined
  className: string | undefined
  countryCode: string
}

function CountrySelect({ place, countries, country, countryCode, error, className }: CountrySelectProps) {
  const t = useTranslations('addresses')
  return (
    <SelectField
      id={fieldId(`${place}.countryCode`)}
      className={className}
      label={t('country')}
      placeholder={t('chooseCountry')}
      choices={countries.map((country) => ({ value: country.countryCode, label: country.name }))}
      autoComplete={`${place} country`}
      value={countryCode}
      error={error}
      onChange={({ target }) => {
        holdInPlace(target)
        country.choose(place, target.value)
      }}
    />
  )
}

function useFoundLine(form: CheckoutFormState, place: AddressFieldsProps['place']): string | null {
  const [block, street, building] = useWatch({
    control: form.control,
    name: [`${place}.block`, `${place}.street`, `${place}.building`],
  })
  return foundLine({ block, street, building }, (field) => form.formState.errors[place]?.[field] !== undefined)
}

/** What was last typed into a field, by hand or by the browser, and not set by the form. */
function useTyped(form: CheckoutFormState, field: `${AddressPlace}.postalCode`) {
  const typed = useRef('')
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (name === field && type === 'change') typed.current = form.getValues(field)
        },
      }),
    [form, field],
  )
  return typed
}

/** Fills in the fields that belong to the postal code, except those that were edited meanwhile. */
function useFilledIn({ form, place, country, lookUp }: Pick<AddressFieldsProps, 'form' | 'place' | 'country' | 'lookUp'>) {
  const [countryCode, postalCode] = useWatch({ control: form.control, name: [`${place}.countryCode`, `${place}.postalCode`] })
  const typed = useTyped(form, `${place}.postalCode`)
  return useLookUp({
    text: singaporePostalCode(countryCode, postalCode, country.left[place]),
    // With the code of a saved address its own street and building have come.
    isWhole: (text) => typed.current.trim() === text && form.getValues(`${place}.countryCode`) === 'SG' && isSingaporePostalCode(text),
    ask: lookUp,
    read: () => ({ ...form.getValues(place) }),
    onFound: (address, before) => {
      for (const field of filledIn) {
        if (form.getValues(`${place}.${field}`) === before[field]) form.setValue(`${place}.${field}`, address[field], { shouldDirty: true })
      }
      clearCorrected(form)
    },
  })
}
