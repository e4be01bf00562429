import { expect, it } from 'vitest'
import { priceOf } from './worked-carts/reading.ts'

it.each([
  ['itself', '', 'gift tea', 1800],
  ['a substitute', ', without gift tea', 'gift cup', 1000],
])('a gift carries what it is worth itself: %s (promo-05, refund-03)', (_, stock, sku, worthCents) => {
  const { gifts } = priceOf('1 candle, 1 oolong', 'Hand cream gift', `guest, wants Hand cream gift: gift tea${stock}`)
  expect(gifts.map(({ given }) => given)).toMatchObject([{ sku, worthCents }])
})

it('what it was earned for is told: the threshold and the lines, to see after a return whether it still is (refund-03)', () => {
  const { gifts } = priceOf('1 candle, 1 spray, 1 oolong', 'Hand cream gift', 'guest')
  expect(gifts.map(({ earnedFor }) => earnedFor)).toEqual([{ fromCents: 8000, fromPieces: 0, lines: [1, 3] }])
})

it('of a group the gift is given that is worth most as it is given (promo-10)', () => {
  const live = 'Hand cream gift + Growing gift'
  const given = (buyer: string) => priceOf('1 candle, 1 oolong', live, buyer).gifts.map((gift) => gift.given?.sku)
  expect(given('guest, without gift cream')).toEqual(['gift tea'])
  expect(given('guest, without gift cream + gift tea')).toEqual(['gift cup'])
})
