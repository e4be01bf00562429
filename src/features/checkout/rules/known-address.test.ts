import { expect, it, test } from 'vitest'
import { emptyAddress, type AddressFields } from '#src/features/addresses/rules/address.ts'
import { chosenOf, fieldsOf, inOneLine, prefilled, type KnownAddress } from './known-address.ts'

const home: KnownAddress = {
  ...emptyAddress,
  autoId: 1,
  isDefault: false,
  name: 'Tan Mei Lin',
  email: 'mei@example.sg',
  contactNo: '+6591234567',
  countryCode: 'SG',
  postalCode: '427505',
  block: '118',
  street: 'Joo Chiat Place',
  level: '03',
  unit: '12',
}
const office: KnownAddress = {
  ...home,
  autoId: 2,
  isDefault: true,
  postalCode: '238859',
  block: '290',
  street: 'Orchard Road',
  level: '',
  unit: '',
  building: 'Paragon',
}
const abroad: KnownAddress = {
  ...home,
  autoId: 3,
  countryCode: 'MY',
  postalCode: '50450',
  addressLine1: '12 Jalan Ampang',
  city: 'Kuala Lumpur',
}
const who = { name: 'Tan Mei Lin', email: 'mei@example.sg', contactNo: '+6591234567' }
const untouched: AddressFields = { ...emptyAddress, countryCode: 'SG' }

test('an untouched form starts with the default address', () => {
  expect(prefilled(untouched, { ...who, saved: [home, office] })).toEqual(fieldsOf(office))
  expect(prefilled(untouched, { ...who, saved: [abroad] })).toEqual(fieldsOf(abroad))
  expect(prefilled({ ...untouched, name: ' ', street: ' ' }, { ...who, saved: [home] })).toEqual(fieldsOf(home))
})

test('what has been typed stays', () => {
  const begun = { ...untouched, postalCode: '018956', name: 'Lim' }
  expect(prefilled(begun, { ...who, saved: [office] })).toEqual({ ...begun, email: who.email, contactNo: who.contactNo })
  expect(prefilled({ ...begun, email: ' ' }, { ...who, saved: [] })).toMatchObject({ email: who.email })
})

test('a form shows a saved address until one of its fields is changed', () => {
  expect(chosenOf(fieldsOf(home), [home, office, abroad])).toBe(home)
  expect(chosenOf({ ...fieldsOf(home), unit: '13' }, [home, office])).toBeNull()
})

it.each([
  [home, '118 Joo Chiat Place #03-12, 427505'],
  [office, '290 Orchard Road, Paragon, 238859'],
  [abroad, '12 Jalan Ampang, 50450 Kuala Lumpur'],
  [{ ...abroad, city: '', postalCode: '' }, '12 Jalan Ampang'],
])('%j in one line', (address, line) => expect(inOneLine(address)).toBe(line))
