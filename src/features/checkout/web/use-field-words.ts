import { useTranslations } from 'use-intl'
import { addressLimits, type AddressField } from '#src/features/addresses/rules/address.ts'
import { countryForm } from '#src/features/addresses/rules/country-form.ts'
import type { CheckoutError, CheckoutPath } from '#src/features/checkout/rules/checkout-form.ts'
import { checkLimits } from '#src/kit/validation.ts'
import type { CheckoutFormState } from './use-checkout-form.ts'

/** The name of a field; a state is a prefecture in Japan. */
export function useFieldLabels(): (field: AddressField, countryCode: string) => string {
  const checkout = useTranslations('checkout')
  const addresses = useTranslations('addresses')
  return (field, countryCode) => {
    if (field === 'state') return addresses(`states.${countryForm(countryCode).stateName}`)
    if (field === 'countryCode') return addresses('country')
    if (field === 'addressLine1' || field === 'addressLine2' || field === 'city') return addresses(field)
    return checkout(field)
  }
}

/** The text of an error: `Name no more than 120 characters`. */
export function useFieldWords({ getValues }: CheckoutFormState): (error: CheckoutError) => string {
  const t = useTranslations('checkout')
  const labels = useFieldLabels()
  return ({ path, message }) => {
    if (path === 'agreeToTerms') return t('errors.termsRequired')
    const [place, field] = path.split('.') as ['shipping' | 'billing', AddressField]
    const countryCode = getValues(`${place}.countryCode`)
    const example = countryForm(countryCode).postalExample
    return t(`errors.${message}`, { ...checkLimits, name: labels(field, countryCode), n: String(addressLimits[field]), example })
  }
}

/** The id of a field's element, which error lists link to. */
export const fieldId = (path: CheckoutPath): string => path.replace('.', '-')
