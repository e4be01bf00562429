import type { AddressField, AddressFields } from './address.ts'
import { partsUsed } from './complete-address.ts'

/** What was typed for each country before another was chosen, and which of its fields showed an error; by the country's code. */
export type LeftCountries = Readonly<Record<string, { typed: AddressFields; wrong: readonly AddressField[] }>>

interface CountryChange {
  address: AddressFields
  left: LeftCountries
  /** The fields whose errors belong to the country that is left. */
  hidden: readonly AddressField[]
  /** The fields that showed an error when this country was left. */
  wrong: readonly AddressField[]
}

/**
 * What another country makes of a form: no country's city, state and postal code are another's, and what was typed for this one
 * before comes back. Nothing of the recipient changes.
 */
export function changeCountry(
  typed: AddressFields,
  countryCode: string,
  left: LeftCountries,
  isWrong: (field: AddressField) => boolean,
): CountryChange {
  const parts = partsUsed(typed.countryCode)
  const before = left[countryCode]
  const back = partsUsed(countryCode).flatMap((part) => (before?.typed[part] ? [[part, before.typed[part]]] : []))
  return {
    address: { ...typed, city: '', state: '', postalCode: '', ...Object.fromEntries(back), countryCode },
    left: { ...left, [typed.countryCode]: { typed, wrong: parts.filter(isWrong) } },
    hidden: [...parts, 'countryCode'],
    wrong: before?.wrong ?? [],
  }
}

/** The postal code of Singapore, also while another country is chosen: its address is not looked up again when it comes back. */
export const singaporePostalCode = (countryCode: string, postalCode: string, left: LeftCountries): string =>
  (countryCode === 'SG' ? postalCode : (left.SG?.typed.postalCode ?? '')).trim()
