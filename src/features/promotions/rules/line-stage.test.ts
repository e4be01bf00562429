import { expect, it } from 'vitest'
import { candidateOf } from './candidate.ts'
import { selectionOf } from './combination.ts'
import { byApplication } from './kinds.ts'
import { applyToLines } from './line-stage.ts'
import { openCart } from './open-cart.ts'
import { nameOf, readCart } from './worked-carts/reading.ts'

it.each([
  ['none', '1 vase, 1 spray under Spray for 24', 'Spray for 24', []],
  ['one that no goods were bought under is not among them', '1 candle', 'Spray for 24', []],
  ['one whose goods are worth too little', '1 candle, 1 spray under Spray for 24', 'Spray for 24', ['Spray for 24']],
  ['none of two that count for each other', '1 plate, 1 candle, 1 spray under Spray for 24, 1 oolong under Oolong for 15', 'Spray for 24 + Oolong for 15', []], // oxfmt-ignore
  ['the one that the other makes worth too little', '1 candle, 1 towel, 1 spray under Spray for 24, 1 oolong under Oolong for 15', 'Spray for 24 + Oolong for 15', ['Spray for 24']], // oxfmt-ignore
  ['not one that only a locked one would make worth too little', '1 candle, 1 tea, 1 cup, 1 towel under Towel for 1, 1 oolong under Oolong for 15', 'Towel for 1 + Oolong for 15', ['Towel for 1']], // oxfmt-ignore
])('offers that are locked: %s (promo-09, promo-21)', (_, bag, live, expected) => {
  const { cart, promotions } = readCart(bag, live, 'guest')
  const base = openCart(cart.lines)
  const candidates = promotions.toSorted(byApplication).map((each) => candidateOf(each, base, []))
  const { lines } = selectionOf(candidates)
  const priced = applyToLines(base, lines)
  const hasTaken = ({ promotion }: (typeof lines.offers)[number]) => priced.taken.flat().some((taken) => taken.promotion === promotion)
  const locked = lines.offers.filter((offer) => offer.under.length > 0 && !hasTaken(offer))
  expect(locked.map(({ promotion }) => nameOf(promotion.id))).toEqual(expected)
})
