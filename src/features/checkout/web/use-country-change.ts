import { useState } from 'react'
import { changeCountry, type LeftCountries } from '#src/features/addresses/rules/change-country.ts'
import type { AddressField } from '#src/features/addresses/rules/address.ts'
import type { CheckoutFormState } from './use-checkout-form.ts'

export type AddressPlace = 'shipping' | 'billing'

/** The countries of each address and the change to another: what was typed for one stays until the page is left. */
export interface CountryChange {
  left: Record<AddressPlace, LeftCountries>
  choose(place: AddressPlace, countryCode: string): void
}

export function useCountryChange(form: CheckoutFormState): CountryChange {
  const [left, setLeft] = useState<CountryChange['left']>({ shipping: {}, billing: {} })
  const choose = (place: AddressPlace, countryCode: string) =>
    setLeft({ ...left, [place]: chooseCountry(form, place, countryCode, left[place]) })
  return { left, choose }
}

type FormPart = Pick<CheckoutFormState, 'getValues' | 'getFieldState' | 'setValue' | 'clearErrors' | 'trigger'>

/** Fills the form in for another country and shows again which of its fields are still wrong. */
export function chooseCountry(form: FormPart, place: AddressPlace, countryCode: string, before: LeftCountries): LeftCountries {
  const path = (field: AddressField) => `${place}.${field}` as const
  const isWrong = (field: AddressField) => form.getFieldState(path(field)).error !== undefined
  const { address, left, hidden, wrong } = changeCountry({ ...form.getValues(place) }, countryCode, before, isWrong)
  form.clearErrors(hidden.map(path))
  form.setValue(place, address, { shouldDirty: true })
  void form.trigger(wrong.map(path))
  return left
}
