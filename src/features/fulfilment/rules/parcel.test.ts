import { expect, test } from 'vitest'
import { isQuotedFor, parcelGrams, parcelPlace } from './parcel.ts'

const name = { en: 'Candle', zh: '蜡烛' }
const candle = { name, shippingGrams: 520, quantity: 1, sentByBrand: false }

// What may go in one parcel to another country, and what it weighs (fulfil-19).
test.each([
  ['one piece', [candle], { ok: true, value: 520 }],
  [
    'pieces of two kinds',
    [
      { ...candle, quantity: 3 },
      { ...candle, shippingGrams: 90 },
    ],
    { ok: true, value: 1650 },
  ],
  ['as heavy as may be', [{ ...candle, shippingGrams: 35_000, quantity: 2 }], { ok: true, value: 70_000 }],
  [
    'a gram more',
    [
      { ...candle, shippingGrams: 35_000, quantity: 2 },
      { ...candle, shippingGrams: 1 },
    ],
    { ok: false, problem: { code: 'PARCEL_TOO_HEAVY', limit: 70 } },
  ],
  [
    'something of unknown weight',
    [
      { ...candle, name: { en: 'Soap', zh: null } },
      { ...candle, shippingGrams: 0 },
    ],
    { ok: false, problem: { code: 'PARCEL_NO_WEIGHT', goods: [name] } },
  ],
  [
    'something that its brand sends',
    [
      { ...candle, name: { en: 'Soap', zh: null } },
      { ...candle, sentByBrand: true },
    ],
    { ok: false, problem: { code: 'PARCEL_BY_BRAND', goods: [name] } },
  ],
  ['nothing', [], { ok: true, value: 0 }],
])('%s', (_, goods, answer) => {
  expect(parcelGrams(goods)).toEqual(answer)
})

test.each([
  [{ countryCode: 'MY', postalCode: '50450', city: 'Kuala Lumpur', state: 'Selangor' }, 'Kuala Lumpur'],
  [{ countryCode: 'JP', postalCode: '100-0005', state: 'Tokyo' }, 'Tokyo'],
  [{ countryCode: 'MO', postalCode: '' }, 'MO'],
])('the carrier is told the city of %j: %s', (address, city) => {
  expect(parcelPlace(address).city).toBe(city)
})

test('a quote holds for its place and its weight only (fulfil-08)', () => {
  const to = { countryCode: 'MY', postalCode: '50450', city: 'Kuala Lumpur' }
  const quote = { to, grams: 520, priceCents: 3050, days: 3 }
  expect(isQuotedFor(quote, to, 520)).toBe(true)
  expect(isQuotedFor(quote, to, 521)).toBe(false)
  for (const other of [{ countryCode: 'ID' }, { postalCode: '50451' }, { city: 'Ipoh' }])
    expect(isQuotedFor(quote, { ...to, ...other }, 520)).toBe(false)
})
