import { useTranslations } from 'use-intl'
import { addressLimits, type AddressField } from '#src/features/addresses/rules/address.ts'
import type { CheckoutError, CheckoutPath } from '#src/features/checkout/rules/checkout-form.ts'
import { checkLimits } from '#src/kit/validation.ts'

/** Null for the fields of other countries, which the checkout does not ask for. */
const labels: Record<
  AddressField,
  'name' | 'email' | 'contactNo' | 'postalCode' | 'block' | 'street' | 'building' | 'level' | 'unit' | null
> = {
  name: 'name',
  email: 'email',
  contactNo: 'contactNo',
  postalCode: 'postalCode',
  block: 'block',
  street: 'street',
  building: 'building',
  level: 'level',
  unit: 'unit',
  countryCode: null,
  addressLine1: null,
  addressLine2: null,
}

/** The text of an error: `Name no more than 120 characters`. */
export function useFieldWords(): (error: CheckoutError) => string {
  const t = useTranslations('checkout')
  return ({ path, message }) => {
    const field = fieldOf(path)
    const label = field && labels[field]
    return t(`errors.${message}`, { ...checkLimits, name: label ? t(label) : '', n: String(field ? addressLimits[field] : 0) })
  }
}

function fieldOf(path: CheckoutPath): AddressField | undefined {
  return path === 'agreeToTerms' ? undefined : (path.split('.')[1] as AddressField)
}

/** The id of a field's element, which error lists link to. */
export const fieldId = (path: CheckoutPath): string => path.replace('.', '-')
