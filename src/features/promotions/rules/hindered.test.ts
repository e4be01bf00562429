import { expect, it } from 'vitest'
import { candidateOf } from './candidate.ts'
import { combine } from './combination.ts'
import { hinderedIn } from './hindered.ts'
import { byApplication } from './kinds.ts'
import { openCart } from './open-cart.ts'
import { nameOf, readCart } from './worked-carts/reading.ts'

/** “3.10 for 10.00 by Candles −10 %”: what is missing, what it would bring, and which promotions stand in its way. */
function hindered(bag: string, live: string, buyer: string, parcel?: { priceCents: number }): string {
  const { cart, promotions } = readCart(bag, live, buyer)
  const base = openCart(cart.lines)
  const candidates = promotions.toSorted(byApplication).map((each) => candidateOf(each, base, cart.codes))
  const delivery = { ...cart.delivery, parcel }
  return hinderedIn(base, combine(base, candidates, { delivery }), delivery)
    .map(({ deficitCents, gainCents, by }) => {
      const amounts = [deficitCents, gainCents].map((cents) => (cents / 100).toFixed(2))
      return `${amounts.join(' for ')} by ${[...new Set(by)].map(nameOf).join(' + ')}`
    })
    .join('; ')
}

it.each([
  ['1 candle, 3 tea', 'Candles −10 % + 10 off 100', 'guest', '3.10 for 10.00 by Candles −10 %'],
  ['10 cup', 'Home −5 % + 10 off 100', 'guest', '5.00 for 10.00 by Home −5 %'],
  ['1 candle, 2 tea', 'Candles −10 % + 10 off 100', 'guest', ''],
  ['1 vase, 1 candle', 'Candles −10 % + 10 off 100', 'guest', ''],
  ['10 cup', '10 off 100', 'guest', ''],
  ['1 candle, 1 oolong', 'Home −20 % + Free from 80', 'classic, delivered', '1.60 for 8.00 by Home −20 %'],
  ['1 candle, 1 oolong', 'Home −20 % + Free from 80', 'classic', ''],
  ['1 candle', 'Home −20 % + Delivery 4.00', 'guest, delivered', '3.60 for 4.00 by Home −20 %'],
  ['1 vase, 1 towel', 'Home −20 %', 'guest, delivered', '23.64 for 8.00 by Home −20 %'],
  ['1 vase, 1 towel', 'Home −20 %', 'guest', ''],
])(
  'a promotion of lines stands in the way of a threshold that only its goods’ full price reaches (promo-18): %s, %s, %s',
  (bag, live, buyer, expected) => {
    expect(hindered(bag, live, buyer)).toBe(expected)
  },
)

it('nothing brings a parcel to another country for less (fulfil-08)', () => {
  expect(hindered('1 vase, 1 towel', 'Home −20 % + Free from 80', 'classic, delivered', { priceCents: 4200 })).toBe('')
})

it.each([
  ['1 candle, 3 tea', 'Home −20 % + 10 off 100 + Elite −10 %', 'elite', '0.00 for 10.00 by Home −20 %'],
  ['1 bag, 1 tea', 'Women −5 % + Harvest + Elite −10 %', 'elite, codes HARVEST50', '29.60 for 50.00 by Women −5 %'],
])('to hold back a reduction costs nothing where a member price may take its place (promo-19): %s, %s', (bag, live, buyer, expected) => {
  expect(hindered(bag, live, buyer)).toBe(expected)
})

it.each([
  ['10 cup, 1 spray under Spray for 24', 'Home −5 % + Spray for 24', '5.00 for 24.00 by Home −5 %'],
  ['9 cup, 1 spray under Spray for 24', 'Home −5 % + Spray for 24', ''],
  ['10 cup, 1 spray', 'Home −5 % + Spray for 24', ''],
  ['1 plate, 1 towel, 1 shirt under Shirt for 100', 'Home −20 % + Shirt for 100', '7.36 for 19.00 by Home −20 %'],
  ['1 candle, 1 shirt under Shirt for 100', 'Home −20 % + Shirt for 100', ''],
])('a special price needs what its goods are worth after their promotions (promo-08): %s, %s', (bag, live, expected) => {
  expect(hindered(bag, live, 'guest')).toBe(expected)
})

it.each([
  ['1 candle, 2 oolong, 1 tea under Tea for 10', 'Teas 3 for 2 + Tea for 10', 'guest', '0.00 for 14.90 by Tea for 10'],
  [
    '1 candle, 2 oolong, 1 tea under Tea for 10',
    'Code teas 3 for 2 + Tea for 10',
    'guest, codes TEAFREE',
    '0.00 for 14.90 by Tea for 10; 0.00 for 4.90 by Tea for 10',
  ],
  ['2 oolong, 1 tea under Tea for 10', 'Teas 3 for 2 + Tea for 10', 'guest', ''],
  ['1 candle, 2 oolong, 1 tea under Tea for 10', 'Cups 4 for 30 + Tea for 10', 'guest', ''],
  ['1 candle, 3 tea, 1 tea under Tea for 10', 'Teas 3 for 2 + Tea for 10', 'guest', ''],
  ['1 candle, 1 tea under Tea for 10', 'Ten + Tea for 10', 'guest, codes TEN', ''],
  ['3 oolong, 2 tea, 1 tea under Tea for 10', 'Teas 3 for 2, once + Teas 3 for 40 + Tea for 10', 'guest', '32.00 for 56.00 by Teas 3 for 2, once'], // oxfmt-ignore
  ['8 cup, 1 candle, 2 oolong, 1 tea under Tea for 10', 'Cups 4 for 30 + Selat 2 for 1 + Tea for 10', 'guest', '0.00 for 20.00 by Selat 2 for 1'], // oxfmt-ignore
  ['1 oolong, 3 cup, 1 cup under Cup for 5 or candle for 55, 1 candle under Cup for 5 or candle for 55', 'Cups 4 for 30 + Cup for 5 or candle for 55', 'guest', '0.00 for 10.00 by Cup for 5 or candle for 55'], // oxfmt-ignore
])('a special price keeps its goods from multi-buys (promo-18, promo-21): %s, %s', (bag, live, buyer, expected) => {
  expect(hindered(bag, live, buyer)).toBe(expected)
})

it.each([
  ['3 tea', 'Teas 3 for 2', 'guest', ''],
  ['8 cup', 'Cups 4 for 30 + Six cups −15 %', 'guest', '20.00 for 12.00 by Cups 4 for 30'],
  ['8 cup, 1 candle', 'Cups 4 for 30 + Home −5 % + Home −20 %', 'guest', '20.00 for 16.00 by Cups 4 for 30'],
  ['3 oolong, 1 tea', 'Teas 3 for 2 + Tea −3.00', 'guest', '32.00 for 9.00 by Teas 3 for 2'],
  ['3 tea, 1 candle', 'Teas 3 for 2 + Elite −10 %', 'elite', '14.90 for 4.47 by Teas 3 for 2'],
  ['3 tea', 'Teas 3 for 2 + Teas 3 for 40', 'guest', '14.90 for 4.70 by Teas 3 for 2'],
  ['3 tea, 3 oolong', 'Teas 3 for 2, once + Teas 3 for 40', 'guest', '32.00 for 56.00 by Teas 3 for 2, once'],
])('a set keeps its lines from others of its group and from member prices (promo-17, promo-19): %s, %s', (bag, live, buyer, expected) => {
  expect(hindered(bag, live, buyer)).toBe(expected)
})

it.each([
  ['8 cup', 'Cups 4 for 30 + Six cups −15 % + Selat −30 %', '14.00 for 12.00 by Cups 4 for 30'],
  ['8 cup', 'Cups 4 for 30 + Six cups −15 % + Selat −30 % + Selat −10 %', '14.00 for 12.00 by Cups 4 for 30'],
  ['8 cup', 'Cups 4 for 30 + Six cups −15 % + Selat −2.00', '20.00 for 12.00 by Cups 4 for 30'],
  ['8 cup, 1 candle', 'Cups 4 for 30 + Six cups −15 % + Rumah Wangi −15 %', '20.00 for 12.00 by Cups 4 for 30'],
  ['8 cup, 1 towel', 'Cups 4 for 30 + Six cups −15 % + Selat −30 %', '14.00 for 12.00 by Cups 4 for 30'],
  [
    '3 tea, 3 oolong',
    'Teas 3 for 2 + Daun 3 for 2, once + Daun 3 for 40',
    '0.00 for 71.37 by Daun 3 for 2, once; 0.00 for 60.70 by Teas 3 for 2',
  ],
])('what a set takes costs less where promotions of other groups take part of it again (promo-10): %s, %s', (bag, live, expected) => {
  expect(hindered(bag, live, 'guest')).toBe(expected)
})

it.each([
  ['8 cup', 'Cups 4 for 30 + Six cups −15 % + Selat 2 for 1', 'guest', '0.00 for 20.00 by Selat 2 for 1'],
  ['3 tea', 'Tea −20 % + Code teas 3 for 40', 'guest, codes THREETEAS', '0.00 for 4.70 by Tea −20 %'],
  ['2 candle', 'Candles −50 % + One candle free', 'guest, codes ONEFREE', '0.00 for 29.00 by Candles −50 %'],
  ['2 candle', 'Candles −50 % + Ten', 'guest, codes TEN', ''],
  ['2 candle', 'One candle free', 'guest, codes ONEFREE', ''],
])('a set of another group, or one with a code, takes less of what others leave (promo-16): %s, %s', (bag, live, buyer, expected) => {
  expect(hindered(bag, live, buyer)).toBe(expected)
})
