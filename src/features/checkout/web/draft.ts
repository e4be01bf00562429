import { addressLimits, emptyAddress, type AddressField, type AddressFields } from '#src/features/addresses/rules/address.ts'
import { emptyCheckout, type CheckoutForm } from '#src/features/checkout/rules/checkout-form.ts'
import { sessionDraft } from '#src/kit/session-draft.ts'

/** What was typed is stored until the window closes, except the consent; card data is never part of it. */
const draft = sessionDraft('checkoutDraft')

export function readDraft(): CheckoutForm {
  const { shipping, billing, billingSame } = draft.read()
  return {
    ...emptyCheckout,
    shipping: addressOf(shipping),
    billing: addressOf(billing),
    billingSame: billingSame !== false,
  }
}

export const storeDraft = ({ shipping, billing, billingSame }: CheckoutForm): void => draft.store({ shipping, billing, billingSame })

export const clearDraft = (): void => draft.clear()

function addressOf(value: unknown): AddressFields {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const fields = (Object.keys(addressLimits) as AddressField[]).filter((field) => typeof given[field] === 'string')
  return { ...emptyAddress, ...Object.fromEntries(fields.map((field) => [field, given[field]])) }
}
