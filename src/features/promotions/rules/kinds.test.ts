import { expect, it } from 'vitest'
import { discountModeOf } from './discount-mode.ts'
import { byApplication, isOfLines, isReduction, isSet, stageOf } from './kinds.ts'
import { promotions } from './worked-carts/cast.ts'

// promotion, stage, whether it looks at several lines together, whether it applies to lines, how it counts
it.each([
  ['Candles −10 %', 'line', false, true, 'percent'],
  ['One candle −50 %', 'line', true, true, 'percent'],
  ['Beauty code', 'code', false, false, 'percent'],
  ['Tea −3.00', 'line', false, true, 'amount'],
  ['Two teas −3.00', 'line', true, true, 'amount'],
  ['Six cups −15 %', 'line', false, true, 'percent'],
  ['Teas 3 for 2', 'line', true, true, 'set'],
  ['Teas 3 for 40', 'line', true, true, 'set'],
  ['Home 5 % from 150', 'cart', false, false, 'percent'],
  ['10 off 100', 'cart', false, false, 'amount'],
  ['Ten', 'code', false, false, 'percent'],
  ['Elite −10 %', 'member', false, false, 'percent'],
  ['Member code −10 %', 'member', false, false, 'percent'],
  ['Hand cream gift', null, null, false, 'free'],
  ['Spray for 24', null, null, true, 'price'],
  ['Free from 80', null, null, false, 'price'],
])('%s: stage %s (money-07), a set %s (promo-17), of lines %s (promo-03), %s', (name, stage, set, ofLines, mode) => {
  const promotion = promotions[name]!
  expect(isReduction(promotion) ? stageOf(promotion) : null).toBe(stage)
  expect(isReduction(promotion) ? isSet(promotion) : null).toBe(set)
  expect(isOfLines(promotion)).toBe(ofLines)
  expect(discountModeOf[promotion.kind]).toBe(mode)
})

it('promotions apply by stage, percentages before amounts, then by priority and by number, however they are given (promo-11, promo-16)', () => {
  const names = [
    'Spray for 24',
    'Candles −10 % first',
    'Candles −10 %',
    'Home −20 %',
    'Six cups −15 %',
    'Teas 3 for 2',
    'Teas 3 for 40',
    'Tea −3.00',
    'Home 5 % from 150',
    '10 off 100',
    'Ten',
    'Firstleaf',
    'Elite −10 %',
  ]
  const inOrder = names.map((name) => promotions[name]!)
  expect(inOrder.toReversed().toSorted(byApplication)).toEqual(inOrder)
  expect(inOrder.toSorted(byApplication)).toEqual(inOrder)
})
