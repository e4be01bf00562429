import { fullName, htmlLang, type Culture } from '#src/kit/culture.ts'
import { emptyAddress } from '#src/features/addresses/rules/address.ts'
import type { AddressBook, Country, SavedAddress } from '../addresses.contract.ts'
import { countryCodes } from '../rules/countries.ts'
import type { Owner, SavedRow } from './addresses.store.ts'

export const presentBook = ({ email, mobile, ...owner }: Owner, saved: readonly SavedRow[], culture: Culture): AddressBook => ({
  shippingAddressInfos: saved.map((row) => presentSaved(row, culture)),
  name: fullName(owner, culture),
  email: email ?? '',
  contactNo: mobile ?? '',
  address: { countryCode: saved[0]?.address.countryCode ?? 'SG' },
})

const presentSaved = ({ autoId, address, isDefault }: SavedRow, culture: Culture): SavedAddress => ({
  ...emptyAddress,
  ...address,
  autoId,
  isDefault,
  country: countryName(address.countryCode, culture),
})

const countryName = (code: string, culture: Culture): string =>
  new Intl.DisplayNames(htmlLang[culture], { type: 'region' }).of(code) ?? code

/** Singapore first, the others in the order of their names. */
export function presentCountries(culture: Culture): Country[] {
  const names = new Intl.DisplayNames(htmlLang[culture], { type: 'region' })
  const order = new Intl.Collator(htmlLang[culture]).compare
  const countries = countryCodes.map((countryCode) => ({ countryCode, name: names.of(countryCode) ?? countryCode }))
  return countries.sort((a, b) => Number(b.countryCode === 'SG') - Number(a.countryCode === 'SG') || order(a.name, b.name))
}
