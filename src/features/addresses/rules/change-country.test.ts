import { expect, test } from 'vitest'
import { emptyAddress, type AddressFields } from './address.ts'
import { changeCountry, singaporePostalCode, type LeftCountries } from './change-country.ts'

const home: AddressFields = {
  ...emptyAddress,
  name: 'Tan Mei Lin',
  postalCode: '427505',
  block: '118',
  street: 'Joo Chiat Place, back door',
  unit: '12',
}
const inMalaysia = { addressLine1: '12 Jalan Ampang', postalCode: '50450', city: 'Kuala Lumpur' }

/** Chooses one country after the other and types in it. */
function walk(...steps: [countryCode: string, typed: Partial<AddressFields>][]) {
  let now = { address: home, left: {} as LeftCountries }
  for (const [countryCode, typed] of steps) {
    const { address, left } = changeCountry(now.address, countryCode, now.left, () => false)
    now = { address: { ...address, ...typed }, left }
  }
  return now
}

test('what was typed for each country comes back with it', () => {
  const { address, left } = walk(['MY', inMalaysia], ['JP', { postalCode: '100-0005', state: 'Tokyo' }], ['MY', {}])
  expect(address).toMatchObject({ ...inMalaysia, state: '', name: 'Tan Mei Lin' })
  const again = changeCountry({ ...address, name: 'Lim' }, 'SG', left, () => false).address
  expect(again).toMatchObject({ postalCode: '427505', street: 'Joo Chiat Place, back door', unit: '12', city: '', name: 'Lim' })
})

test('a country that was not chosen before has no city, state and postal code of another', () =>
  expect(walk(['MY', inMalaysia], ['JP', {}]).address).toMatchObject({ countryCode: 'JP', city: '', state: '', postalCode: '' }))

test('a street that was found meanwhile stays, and one that a saved address has taken away comes back', () => {
  const { left, address } = changeCountry({ ...home, block: '', street: '' }, 'MY', {}, () => false)
  const found = { ...address, block: '118', street: 'Joo Chiat Place' }
  expect(changeCountry(found, 'SG', left, () => false).address).toMatchObject({ block: '118', street: 'Joo Chiat Place' })
  const away = walk(['MY', { block: '', street: '', unit: '' }])
  expect(changeCountry(away.address, 'SG', away.left, () => false).address).toEqual(home)
})

test('errors of the place leave with its country and come back with it; those of the recipient stay', () => {
  const errors = ['postalCode', 'name']
  const away = changeCountry(emptyAddress, 'MY', {}, (field) => errors.includes(field))
  expect([away.hidden.includes('postalCode'), away.hidden.includes('name'), away.wrong]).toEqual([true, false, []])
  expect(changeCountry(away.address, 'SG', away.left, () => false).wrong).toEqual(['postalCode'])
})

test('the look-up of Singapore has its postal code also while another country is chosen', () => {
  const { address, left } = walk(['MY', inMalaysia])
  expect(singaporePostalCode('MY', address.postalCode, left)).toBe('427505')
  expect(singaporePostalCode('SG', ' 238859 ', left)).toBe('238859')
  expect(singaporePostalCode('MY', '50450', {})).toBe('')
})
