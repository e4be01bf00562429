import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { addressLimits, type AddressField } from '#src/features/addresses/rules/address.ts'
import { Field, type FieldProps } from '#src/ui/field.tsx'
import { isSingaporePostalCode } from '#src/kit/validation.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconMapPin } from '#src/ui/icons.ts'
import { useLookUp, type Found } from '#src/ui/use-look-up.ts'
import styles from './address.module.css'
import { bindField, clearCorrected, type CheckoutFormState } from './use-checkout-form.ts'
import { fieldId, useFieldWords } from './use-field-words.ts'

/** Looks up a postal code. */
export type PostalLookUp = (postalCode: string) => Promise<Found<{ block: string; street: string; building: string }>>

interface AddressFieldsProps {
  form: CheckoutFormState
  place: 'shipping' | 'billing'
  /** What the contact number is for; without it the form has neither email nor number. */
  contactHint?: string
  lookUp: PostalLookUp
}

/** A Singapore address; the postal code comes first and fills in other fields. Level and unit are optional. */
export function AddressFields({ form, place, contactHint, lookUp }: AddressFieldsProps) {
  const t = useTranslations('checkout')
  const words = useFieldWords()
  const found = useFilledIn(form, place, lookUp)
  const field = (name: AddressField, more: Partial<FieldProps> & Pick<FieldProps, 'label' | 'className'>) => {
    const path = `${place}.${name}` as const
    const { error, ...bound } = bindField(form, path)
    return (
      <Field
        id={fieldId(path)}
        maxLength={addressLimits[name]}
        {...bound}
        {...more}
        autoComplete={more.autoComplete && `${place} ${more.autoComplete}`}
        error={error && words({ path, message: error })}
      />
    )
  }
  return (
    <div className={styles.grid}>
      {field('postalCode', { label: t('postalCode'), className: styles.c4, inputMode: 'numeric', autoComplete: 'postal-code' })}
      <p className={styles.country}>
        <Icon of={iconMapPin} size={20} />
        {t('singapore')}
      </p>
      <p className={styles.found} role="status">
        {found !== 'rest' && t(`lookUp.${found}`)}
      </p>
      {field('block', { label: t('block'), className: styles.c4 })}
      {field('street', { label: t('street'), className: styles.c8, autoComplete: 'address-line1' })}
      {field('building', { label: t('building'), className: styles.c12, optional: t('optional'), autoComplete: 'address-line2' })}
      {field('level', { label: t('level'), className: styles.c3, optional: t('optional') })}
      {field('unit', { label: t('unit'), className: styles.c3, optional: t('optional') })}
      {field('name', { label: t('name'), className: styles.c6, autoComplete: 'name' })}
      {contactHint && (
        <>
          {field('email', {
            label: t('email'),
            className: styles.c6,
            type: 'email',
            inputMode: 'email',
            autoComplete: 'email',
            spellCheck: false,
            hint: t('emailHint'),
          })}
          {field('contactNo', {
            label: t('contactNo'),
            className: styles.c6,
            type: 'tel',
            inputMode: 'tel',
            autoComplete: 'tel',
            hint: contactHint,
          })}
        </>
      )}
    </div>
  )
}

const filledIn = ['block', 'street', 'building'] as const

/** Fills in the fields that belong to the postal code, except those that were edited meanwhile. */
function useFilledIn(form: CheckoutFormState, place: AddressFieldsProps['place'], lookUp: PostalLookUp) {
  return useLookUp({
    text: useWatch({ control: form.control, name: `${place}.postalCode` }).trim(),
    isWhole: isSingaporePostalCode,
    ask: lookUp,
    read: () => form.getValues(place),
    onFound: (address, before) => {
      for (const field of filledIn) {
        if (form.getValues(`${place}.${field}`) === before[field]) form.setValue(`${place}.${field}`, address[field], { shouldDirty: true })
      }
      clearCorrected(form)
    },
  })
}
