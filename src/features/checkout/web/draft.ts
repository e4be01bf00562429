import { addressLimits, emptyAddress, type AddressField, type AddressFields } from '#src/features/addresses/rules/address.ts'
import { emptyCheckout, type CheckoutForm } from '#src/features/checkout/rules/checkout-form.ts'
import { sessionDraft } from '#src/kit/session-draft.ts'

/** Everything typed is kept until the window closes; the consent is asked anew, and a card never comes here. */
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

export const keepDraft = ({ shipping, billing, billingSame }: CheckoutForm): void => draft.store({ shipping, billing, billingSame })

export const clearDraft = (): void => draft.clear()

function addressOf(value: unknown): AddressFields {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const fields = (Object.keys(addressLimits) as AddressField[]).filter((field) => typeof given[field] === 'string')
  return { ...emptyAddress, ...Object.fromEntries(fields.map((field) => [field, given[field]])) }
}
