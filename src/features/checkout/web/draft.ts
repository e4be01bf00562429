import { addressLimits, emptyAddress, type AddressField, type AddressFields } from '#src/features/checkout/rules/address.ts'
import { emptyCheckout, type CheckoutForm } from '#src/features/checkout/rules/checkout-form.ts'

/** Everything typed is kept until the window closes; the consent is asked anew, and a card never comes here. */
const key = 'checkoutDraft'

export function readDraft(): CheckoutForm {
  const { shipping, billing, billingSame } = stored()
  return {
    ...emptyCheckout,
    shipping: addressOf(shipping),
    billing: addressOf(billing),
    billingSame: billingSame !== false,
  }
}

export function keepDraft({ shipping, billing, billingSame }: CheckoutForm): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ shipping, billing, billingSame }))
  } catch {
    // Storage may be refused or full; the form itself still holds everything.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

function stored(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function addressOf(value: unknown): AddressFields {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const fields = (Object.keys(addressLimits) as AddressField[]).filter((field) => typeof given[field] === 'string')
  return { ...emptyAddress, ...Object.fromEntries(fields.map((field) => [field, given[field]])) }
}
