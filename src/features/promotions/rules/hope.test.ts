import { expect, it } from 'vitest'
import { candidateOf } from './candidate.ts'
import { combine } from './combination.ts'
import { hopeOf, slopeOf } from './hope.ts'
import { openCart } from './open-cart.ts'
import { readCart } from './worked-carts/reading.ts'

it.each([
  ['nothing is in the way', [], 1, 0],
  ['what is missing costs more than it brings', [[500, 300]], 1, 0],
  ['what is missing costs less than it brings', [[500, 800]], 1, 300],
  ['the shopper pays half of what is missing', [[500, 800]], 0.5, 550],
  ['the nearest alone brings most', [[500, 100], [100, 300]], 1, 200], // oxfmt-ignore
  ['the farthest brings the nearer ones too', [[500, 900], [100, 300]], 1, 700], // oxfmt-ignore
] as const)('the most that holding back could gain: %s (promo-11)', (_, amounts, slope, expected) => {
  const hindered = amounts.map(([deficitCents, gainCents]) => ({ deficitCents, gainCents, by: [] }))
  expect(hopeOf(hindered, slope)).toBe(expected)
})

it.each([
  ['5 cup', '', '', 1],
  ['5 cup', 'Ten', 'TEN', 0.9],
  ['5 cup', 'Ten + Elite −10 %', 'TEN', 0.81],
  ['5 cup', 'Firstleaf', 'FIRSTLEAF', 1],
  ['4 cup', 'Firstleaf', 'FIRSTLEAF', 0],
  ['4 cup', 'Ten + Firstleaf', 'TEN + FIRSTLEAF', 0],
  ['3 cup', 'Firstleaf', 'FIRSTLEAF', 0],
])('of a cent more for %s under “%s” the shopper pays at least so much', (bag, live, codes, expected) => {
  const { cart, promotions } = readCart(bag, live, `guest, codes ${codes}`)
  const base = openCart(cart.lines)
  const candidates = promotions.map((each) => candidateOf(each, base, cart.codes))
  expect(slopeOf(combine(base, candidates, cart))).toBeCloseTo(expected, 10)
})
