import {
  addressErrors,
  emptyAddress,
  type AddressField,
  type AddressFields,
  type AddressMessage,
} from '#src/features/addresses/rules/address.ts'

/** What a guest types on the cart page. It never contains card data. */
export interface CheckoutForm {
  shipping: AddressFields
  billingSame: boolean
  billing: AddressFields
  agreeToTerms: boolean
}

export type AddressPath = `${'shipping' | 'billing'}.${AddressField}`
export type CheckoutPath = AddressPath | 'agreeToTerms'
export type CheckoutMessage = AddressMessage | 'termsRequired'

export interface CheckoutError {
  path: CheckoutPath
  message: CheckoutMessage
}

export const emptyCheckout: CheckoutForm = { shipping: emptyAddress, billingSame: true, billing: emptyAddress, agreeToTerms: false }

/** The bill goes to the recipient; only the address may differ. */
export const billingAddress = ({ shipping, billing }: CheckoutForm): AddressFields => ({
  ...billing,
  email: shipping.email,
  contactNo: shipping.contactNo,
})

/** Everything that prevents placing the order, in page order (form-01). */
export function checkoutErrors(form: CheckoutForm): CheckoutError[] {
  return [
    ...under('shipping', addressErrors(form.shipping)),
    ...(form.billingSame ? [] : under('billing', addressErrors(billingAddress(form))).filter(isOwnBillingField)),
    ...(form.agreeToTerms ? [] : [{ path: 'agreeToTerms', message: 'termsRequired' } as const]),
  ]
}

const under = (place: 'shipping' | 'billing', errors: ReturnType<typeof addressErrors>): CheckoutError[] =>
  Object.entries(errors).map(([field, message]) => ({ path: `${place}.${field as AddressField}`, message }))

const isOwnBillingField = ({ path }: CheckoutError): boolean => path !== 'billing.email' && path !== 'billing.contactNo'
