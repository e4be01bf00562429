import { describe, expect, it } from 'vitest'
import { addressErrors, emptyAddress, streetLine, type ShippingAddress } from './address.ts'

const meiLin: ShippingAddress = {
  name: 'Tan Mei Lin',
  email: 'meilin.tan@example.sg',
  contactNo: '+65 9123 4567',
  countryCode: 'SG',
  postalCode: '427505',
  block: '118',
  street: 'Joo Chiat Place',
  level: '03',
  unit: '12',
}
const elsewhere: ShippingAddress = {
  ...meiLin,
  countryCode: 'MY',
  postalCode: '50450',
  addressLine1: '12 Jalan Ampang',
  street: '',
  block: '',
}

describe('addressErrors (address-08)', () => {
  it.each<[string, ShippingAddress, object]>([
    ['a complete address', meiLin, {}],
    ['without level and unit', { ...meiLin, level: '', unit: '' }, {}],
    ['a building instead of a block', { ...meiLin, block: '', building: 'Kemuning Mansions' }, {}],
    ['a complete address elsewhere', elsewhere, {}],
    ['a street alone', { ...meiLin, block: ' ' }, { block: 'blockRequired' }],
    ['a short postal code', { ...meiLin, postalCode: '4275' }, { postalCode: 'postalCodeSingapore' }],
    ['a short postal code elsewhere', { ...elsewhere, postalCode: '504' }, { postalCode: 'postalCodeInvalid' }],
    ['no first line elsewhere', { ...elsewhere, addressLine1: '' }, { addressLine1: 'addressLine1Required' }],
    ['a name of signs only', { ...meiLin, name: '***' }, { name: 'nameInvalid' }],
    ['a long name', { ...meiLin, name: 'a'.repeat(121) }, { name: 'tooLong' }],
    ['a line break in the street', { ...meiLin, street: 'Joo\nChiat' }, { street: 'notPlainText' }],
    ['an email without a domain', { ...meiLin, email: 'meilin.tan@example' }, { email: 'emailInvalid' }],
    ['fifteen digits', { ...meiLin, contactNo: '123456789012345' }, { contactNo: 'contactNoTooLong' }],
    ['no country', { ...meiLin, countryCode: '' }, { countryCode: 'countryInvalid', addressLine1: 'addressLine1Required' }],
  ])('%s', (_, address, errors) => {
    expect(addressErrors(address)).toEqual(errors)
  })

  it('names every missing part in page order', () => {
    expect(Object.entries(addressErrors(emptyAddress))).toEqual([
      ['postalCode', 'postalCodeRequired'],
      ['street', 'streetRequired'],
      ['name', 'nameRequired'],
      ['email', 'emailRequired'],
      ['contactNo', 'contactNoRequired'],
    ])
  })
})

it.each<[Partial<ShippingAddress>, string]>([
  [{}, '118 Joo Chiat Place #03-12'],
  [{ building: 'Kemuning Mansions' }, '118 Joo Chiat Place #03-12, Kemuning Mansions'],
  [{ level: '' }, '118 Joo Chiat Place #12'],
  [{ level: '', unit: '', block: '' }, 'Joo Chiat Place'],
  [{ countryCode: 'MY', addressLine1: '12 Jalan Ampang', addressLine2: 'Kuala Lumpur' }, '12 Jalan Ampang, Kuala Lumpur'],
])('streetLine %j → %s', (more, line) => {
  expect(streetLine({ ...meiLin, ...more })).toBe(line)
})
