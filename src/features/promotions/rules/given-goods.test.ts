import { expect, it } from 'vitest'
import { givenGoods } from './given-goods.ts'
import { promotions } from './worked-carts/cast.ts'

it.each([
  ['Hand cream gift', ['gift cream', 'gift tea', 'gift cup']],
  ['Growing gift', ['gift cup', 'gift spray']],
  ['Cup for 5 or candle for 55', ['cup', 'candle']],
  ['Candles −10 %', []],
])('%s gives or offers %j (promo-04, promo-05, promo-08)', (name, expected) => {
  expect(givenGoods(promotions[name]!)).toEqual(expected)
})
