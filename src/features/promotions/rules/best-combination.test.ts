import { expect, it } from 'vitest'
import { mostCombinations } from './best-combination.ts'
import { priceOf } from './worked-carts/reading.ts'

const ofLines = 'Candles −10 % + Home −20 % + Home −5 % + Tea −3.00 + Cups −12.00'
const members = 'Elite −10 % + Member code −10 % + Elite silver −5 %'

it.each([
  ['no promotion', '1 candle', '', 1],
  ['a promotion of lines is also held back', '1 candle', 'Candles −10 %', 2],
  ['a promotion of the order is not', '1 vase', '10 off 100', 1],
  ['every choice of three, each once', '1 candle, 1 tea', 'Candles −10 % + Home −20 % + Tea −3.00', 8],
  ['every choice of five', '1 candle, 1 tea, 1 cup', ofLines, 32],
  ['of more than five only what stands in the way', '1 candle, 1 tea, 1 cup, 1 scarf', `${ofLines} + Women −5 %`, 1],
  ['an exclusive one alone', '1 candle', 'Candles −10 % + Home −30 % alone', 4],
])('combinations that are priced: %s (promo-11)', (_, bag, live, priced) => {
  expect(priceOf(bag, live, 'guest')).toMatchObject({ combinationsPriced: priced, isProven: true })
})

it.each([
  ['could not make up for what it takes', '1 candle, 1 tea, 5 cup', 'Selat −10 % + 10 off 100', false],
  ['could', '2 candle, 1 tea, 1 cup, 1 scarf, 1 cream', 'Women −5 % + 25 off 200', true],
])('one that stands in the way of a threshold is held back where that %s (promo-18)', (_, bag, more, isHeldBack) => {
  expect(priceOf(bag, `${ofLines} + ${more}`, 'guest').combinationsPriced > 1).toBe(isHeldBack)
})

it('a special price is held back where a multi-buy takes more, also among many promotions (promo-18, promo-21)', () => {
  const price = priceOf('1 candle, 2 oolong, 1 tea under Tea for 10', `${ofLines} + Daun 3 for 2, once + Tea for 10`, 'guest')
  expect(price).toMatchObject({ isProven: true, totalCents: 4640 + 6400 - 3 * 300 })
})

it('every run is tried whole, also where an earlier one uses the search up: one that applies alone may be the best (promo-10, promo-11)', () => {
  const price = priceOf('5 candle, 1 tea, 1 cup', `${ofLines} + ${members} + Home −90 % alone`, 'elite, codes MINE')
  expect(price).toMatchObject({ isProven: false, applied: [{ kind: 'offer', cents: 27_000 }] })
})

it('the search ends at its limit, and says so', () => {
  const price = priceOf('1 candle, 1 tea, 1 cup', `${ofLines} + ${members}`, 'elite, codes MINE')
  expect(price).toMatchObject({ combinationsPriced: mostCombinations, isProven: false })
})
