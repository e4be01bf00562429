import { expect, test } from 'vitest'
import { countryCodes, isCountry } from './countries.ts'
import { completeAddress } from './complete-address.ts'

const meiLin = {
  name: ' Tan Mei Lin ',
  email: ' meilin.tan@example.sg ',
  contactNo: ' +65 9123 4567 ',
  countryCode: 'SG',
  postalCode: '427505',
  block: '118',
  street: 'Joo Chiat Place',
  addressLine1: 'left over',
  level: ' ',
}

test('a Singapore address has its own parts and none of another country’s (address-04)', () => {
  expect(completeAddress(meiLin)).toEqual({
    ok: true,
    value: {
      name: 'Tan Mei Lin',
      email: 'meilin.tan@example.sg',
      contactNo: '+65 9123 4567',
      countryCode: 'SG',
      postalCode: '427505',
      block: '118',
      street: 'Joo Chiat Place',
    },
  })
})

test('elsewhere two lines are used (address-03)', () => {
  const abroad = completeAddress({
    ...meiLin,
    countryCode: 'MY',
    postalCode: '50450',
    addressLine1: '12 Jalan Ampang',
    addressLine2: 'Level 8',
    city: 'Kuala Lumpur',
    state: ' ',
  })
  expect(abroad).toMatchObject({ ok: true, value: { addressLine1: '12 Jalan Ampang', addressLine2: 'Level 8', city: 'Kuala Lumpur' } })
  for (const part of ['street', 'state']) expect(abroad.ok && part in abroad.value).toBe(false)
})

test('where the country has no postal codes, one that was sent is dropped (address-18)', () => {
  const hongKong = completeAddress({
    ...meiLin,
    countryCode: 'HK',
    postalCode: '700000',
    addressLine1: '8 Queen’s Road',
    state: 'Hong Kong Island',
  })
  expect(hongKong).toMatchObject({ ok: true, value: { postalCode: '', state: 'Hong Kong Island' } })
})

test('errors are named field by field', () => {
  expect(completeAddress({ ...meiLin, name: '', street: '', block: '' })).toEqual({
    ok: false,
    problem: { name: 'nameRequired', street: 'streetRequired' },
  })
})

test('every country is listed once', () => {
  expect(new Set(countryCodes).size).toBe(249)
  expect(isCountry('SG')).toBe(true)
  expect(isCountry('XX')).toBe(false)
})
