import { describe, expect, it } from 'vitest'
import { emptyAddress } from '#src/features/addresses/rules/address.ts'
import { billingAddress, checkoutErrors, emptyCheckout, type CheckoutForm } from './checkout-form.ts'

const meiLin = {
  ...emptyAddress,
  name: 'Tan Mei Lin',
  email: 'meilin.tan@example.sg',
  contactNo: '+65 9123 4567',
  postalCode: '427505',
  block: '118',
  street: 'Joo Chiat Place',
}
const complete: CheckoutForm = { ...emptyCheckout, shipping: meiLin, agreeToTerms: true }
const paths = (form: CheckoutForm) => checkoutErrors(form).map(({ path, message }) => `${path} ${message}`)

describe('checkoutErrors', () => {
  it('finds nothing wrong with a complete form', () => expect(paths(complete)).toEqual([]))

  it('names every empty field in page order, the terms last (checkout-02)', () => {
    expect(paths(emptyCheckout)).toEqual([
      'shipping.postalCode postalCodeRequired',
      'shipping.street streetRequired',
      'shipping.name nameRequired',
      'shipping.email emailRequired',
      'shipping.contactNo contactNoRequired',
      'agreeToTerms termsRequired',
    ])
  })

  it('requires a billing address only when it differs, and never a second email or number', () => {
    expect(paths({ ...complete, billing: { ...emptyAddress, postalCode: '1' } })).toEqual([])
    expect(paths({ ...complete, billingSame: false, shipping: { ...meiLin, email: '', contactNo: '' } })).toEqual([
      'shipping.email emailRequired',
      'shipping.contactNo contactNoRequired',
      'billing.postalCode postalCodeRequired',
      'billing.street streetRequired',
      'billing.name nameRequired',
    ])
  })
})

it('bills the recipient', () => {
  const billing = { ...emptyAddress, name: 'Kemuning Trading', street: 'Arcade Walk' }
  expect(billingAddress({ ...complete, billing })).toMatchObject({
    name: 'Kemuning Trading',
    email: 'meilin.tan@example.sg',
    contactNo: '+65 9123 4567',
  })
})
