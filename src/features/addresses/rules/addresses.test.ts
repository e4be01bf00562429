import { expect, test } from 'vitest'
import { countryCodes, isCountry } from './countries.ts'
import { savedAddress } from './saved-address.ts'

const meiLin = {
  name: ' Tan Mei Lin ',
  email: 'meilin.tan@example.sg',
  contactNo: '+65 9123 4567',
  countryCode: 'SG',
  postalCode: '427505',
  block: '118',
  street: 'Joo Chiat Place',
  addressLine1: 'left over',
  level: ' ',
}

test('a Singapore address has its own parts and none of another country’s (address-04)', () => {
  expect(savedAddress(meiLin)).toEqual({
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
  const abroad = savedAddress({
    ...meiLin,
    countryCode: 'MY',
    postalCode: '50450',
    addressLine1: '12 Jalan Ampang',
    addressLine2: 'Kuala Lumpur',
  })
  expect(abroad).toMatchObject({ ok: true, value: { addressLine1: '12 Jalan Ampang', addressLine2: 'Kuala Lumpur' } })
  expect(abroad.ok && 'street' in abroad.value).toBe(false)
})

test('errors are named field by field', () => {
  expect(savedAddress({ ...meiLin, name: '', street: '', block: '' })).toEqual({
    ok: false,
    problem: { name: 'nameRequired', street: 'streetRequired' },
  })
})

test('every country is listed once', () => {
  expect(new Set(countryCodes).size).toBe(249)
  expect(isCountry('SG')).toBe(true)
  expect(isCountry('XX')).toBe(false)
})
