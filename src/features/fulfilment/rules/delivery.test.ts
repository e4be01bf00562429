import { expect, test } from 'vitest'
import { deliveryFee, missingForBuyer, missingForFreeDelivery } from './delivery.ts'

const settings = { freeFromCents: 15_000, feeCents: 800 }

// What home delivery of own goods costs (fulfil-05).
test.each([
  ['below the threshold', 14_999, 1, 'delivery', 800],
  ['at the threshold', 15_000, 1, 'delivery', 0],
  ['collected', 100, 1, 'collection', 0],
  ['nothing of the store’s own', 0, 0, 'delivery', 0],
] as const)('%s', (_, goodsCents, lines, mode, fee) => {
  expect(deliveryFee({ goodsCents, lines }, mode, settings)).toBe(fee)
})

test.each([
  [0, 15_000],
  [14_999, 1],
  [15_000, 0],
  [99_000, 0],
])('%i cents of goods miss %i (fulfil-05)', (goods, missing) => {
  expect(missingForFreeDelivery(goods, settings)).toBe(missing)
})

test.each([
  [10_000, 9_540, 4_540],
  [10_000, 5_000, 0],
  [10_000, 4_560, 0],
  [10_000, 0, 0],
  [15_000, 4_560, 4_560],
])('who has free delivery from %i cents misses, of %i, %i (reward-34)', (from, missingCents, missing) => {
  expect(missingForBuyer(from, { fromCents: 15_000, missingCents })).toBe(missing)
})

test.each([
  ['at the price of the parcel', 1000, 1, 'delivery', 3050],
  ['never free', 99_000, 1, 'delivery', 3050],
  ['but not where the goods are collected', 1000, 1, 'collection', 0],
  ['nor without own goods', 0, 0, 'delivery', 0],
] as const)('to another country, %s (fulfil-08)', (_, goodsCents, lines, mode, fee) => {
  expect(deliveryFee({ goodsCents, lines }, mode, settings, { priceCents: 3050 })).toBe(fee)
})
