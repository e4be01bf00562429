import { describe, expect, it } from 'vitest'
import { addressErrors, countryLine, destinationErrors, emptyAddress, placeErrors, streetLine, type ShippingAddress } from './address.ts'
import { countryCodes } from './countries.ts'
import { countryForm } from './country-form.ts'

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
  city: 'Kuala Lumpur',
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
    ['a short postal code elsewhere', { ...elsewhere, postalCode: '504' }, { postalCode: 'postalCodeUnlike' }],
    ['a postal code with spaces around it elsewhere', { ...elsewhere, postalCode: ' 50450 ' }, {}],
    ['no first line elsewhere', { ...elsewhere, addressLine1: '' }, { addressLine1: 'addressLine1Required' }],
    ['a name of signs only', { ...meiLin, name: '***' }, { name: 'nameInvalid' }],
    ['a long name', { ...meiLin, name: 'a'.repeat(121) }, { name: 'tooLong' }],
    ['a line break in the street', { ...meiLin, street: 'Joo\nChiat' }, { street: 'notPlainText' }],
    ['an email without a domain', { ...meiLin, email: 'meilin.tan@example' }, { email: 'emailInvalid' }],
    ['fifteen digits', { ...meiLin, contactNo: '123456789012345' }, { contactNo: 'contactNoTooLong' }],
    ['no country', { ...meiLin, countryCode: '' }, { countryCode: 'countryInvalid' }],
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

it.each([
  ['nothing in Singapore', { countryCode: 'SG' }, {}],
  ['nothing where it is complete', { countryCode: 'MY', city: 'Kuala Lumpur', postalCode: '50450' }, {}],
  ['no street elsewhere', { countryCode: 'MY', postalCode: '504' }, { city: 'partRequired', postalCode: 'postalCodeUnlike' }],
  ['a country', { countryCode: 'XX' }, { countryCode: 'countryInvalid' }],
])('the price of a carrier needs %s (address-18)', (_, place, errors) => {
  expect(destinationErrors(place)).toEqual(errors)
})

it.each<[Partial<ShippingAddress>, string]>([
  [{}, '118 Joo Chiat Place #03-12'],
  [{ building: 'Kemuning Mansions' }, '118 Joo Chiat Place #03-12, Kemuning Mansions'],
  [{ countryCode: 'MY', addressLine1: '12 Jalan Ampang', addressLine2: '' }, '12 Jalan Ampang'],
  [{ level: '' }, '118 Joo Chiat Place #12'],
  [{ level: '', unit: '', block: '' }, 'Joo Chiat Place'],
  [{ countryCode: 'MY', addressLine1: '12 Jalan Ampang', addressLine2: 'Level 8' }, '12 Jalan Ampang, Level 8'],
])('streetLine %j → %s', (more, line) => {
  expect(streetLine({ ...meiLin, ...more })).toBe(line)
})

const abroad = (countryCode: string, more: object) => placeErrors({ countryCode, addressLine1: '1 Main Street', ...more })

describe('an address has the parts of its country (address-18)', () => {
  it.each([
    ['Malaysia', 'MY', { city: 'Kuala Lumpur', postalCode: '50450' }, {}],
    ['Malaysia, a short code', 'MY', { city: 'Kuala Lumpur', postalCode: '5045' }, { postalCode: 'postalCodeUnlike' }],
    ['Malaysia, nothing', 'MY', {}, { postalCode: 'postalCodeRequired', city: 'partRequired' }],
    ['Japan', 'JP', { state: 'Tokyo', postalCode: '100-0005' }, {}],
    ['Japan without its hyphen', 'JP', { state: 'Tokyo', postalCode: '1000005' }, {}],
    ['Japan without a prefecture', 'JP', { postalCode: '100-0005' }, { state: 'partRequired' }],
    ['Britain, in small letters', 'GB', { city: 'London', postalCode: 'ec1y 8sy' }, {}],
    ['Britain, digits only', 'GB', { city: 'London', postalCode: '12345' }, { postalCode: 'postalCodeUnlike' }],
    ['Hong Kong without a postal code', 'HK', { state: 'Kowloon' }, {}],
    ['Thailand, where the code is optional', 'TH', { city: 'Bangkok' }, {}],
    ['Thailand, but a wrong one', 'TH', { city: 'Bangkok', postalCode: '1' }, { postalCode: 'postalCodeUnlike' }],
    ['America with ZIP+4', 'US', { city: 'Cupertino', state: 'CA', postalCode: '95014-1234' }, {}],
    ['a place whose codes nobody described', 'KP', { city: 'Pyongyang', postalCode: 'x' }, { postalCode: 'postalCodeInvalid' }],
    ['a city of two lines', 'MY', { city: 'Kuala\nLumpur', postalCode: '50450' }, { city: 'notPlainText' }],
    ['no country', 'XX', {}, { countryCode: 'countryInvalid' }],
  ])('%s', (_, countryCode, more, errors) => {
    expect(abroad(countryCode, more)).toEqual(errors)
  })

  it('names what is missing in the order of the country', () => {
    expect(Object.keys(placeErrors({ countryCode: 'MY' }))).toEqual(['addressLine1', 'postalCode', 'city'])
    expect(Object.keys(placeErrors({ countryCode: 'US' }))).toEqual(['addressLine1', 'city', 'state', 'postalCode'])
  })

  it('matches the example of every country', () => {
    const wrong = countryCodes.filter((code) => {
      const { postalExample, isPostalCode } = countryForm(code)
      return postalExample !== '' && !isPostalCode(postalExample)
    })
    expect(wrong).toEqual([])
  })
})

it.each([
  ['SG', {}, 'Name 427505'],
  ['MY', { city: 'Kuala Lumpur' }, '427505 Kuala Lumpur, Name'],
  ['US', { city: 'Cupertino', state: 'CA' }, 'Cupertino CA 427505, Name'],
  ['AE', { postalCode: '', state: 'Dubai' }, 'Dubai, Name'],
  ['AE', { postalCode: '' }, 'Name'],
])('the last line in %s %j → %s', (countryCode, more, line) => {
  expect(countryLine({ ...meiLin, countryCode, ...more }, 'Name')).toBe(line)
})
