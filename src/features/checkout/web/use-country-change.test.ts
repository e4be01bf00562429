import { createFormControl } from 'react-hook-form'
import { expect, test } from 'vitest'
import type { AddressField } from '#src/features/addresses/rules/address.ts'
import { emptyCheckout, type CheckoutForm } from '#src/features/checkout/rules/checkout-form.ts'
import { resolver } from './use-checkout-form.ts'
import { chooseCountry } from './use-country-change.ts'

const shipping = { ...emptyCheckout.shipping, postalCode: '4275', street: 'Joo Chiat Place', unit: '12' }

test('with the country its text and the errors that are still true come back', async () => {
  const form = createFormControl<CheckoutForm>({ defaultValues: { ...emptyCheckout, shipping }, resolver })
  // As `useForm` does on a page.
  form.control._state.mount = true
  const errors = () =>
    (Object.keys(shipping) as AddressField[]).flatMap((field) => form.getFieldState(`shipping.${field}`).error?.message ?? [])
  await form.trigger()
  const before = errors()
  expect(before).toContain('postalCodeSingapore')
  const left = chooseCountry(form, 'shipping', 'MY', {})
  await form.trigger([])
  expect(form.getValues('shipping')).toMatchObject({ countryCode: 'MY', postalCode: '' })
  expect(errors(), 'only the recipient’s stay').toEqual(['nameRequired', 'emailRequired', 'contactNoRequired'])
  form.setValue('shipping.postalCode', '50450')
  form.setValue('shipping.building', 'Joo Chiat Mansions')
  chooseCountry(form, 'shipping', 'SG', left)
  await form.trigger([])
  expect(form.getValues('shipping')).toEqual({ ...shipping, building: 'Joo Chiat Mansions' })
  expect(errors()).toEqual(before.filter((message) => message !== 'blockRequired'))
})
