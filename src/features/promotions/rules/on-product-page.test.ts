import { expect, it } from 'vitest'
import { isOfSeveral, isOnProductPages, isPartOf } from './on-product-page.ts'
import type { Promotion } from './promotion.ts'

const offer = {
  kind: 'purchaseWithPurchase',
  goods: { brands: ['hujan'] },
  offers: [
    { sku: 'mist', priceCents: 900 },
    { sku: 'spray', priceCents: 2400 },
  ],
} as unknown as Promotion
const item = { sku: 'candle', brand: 'lilin', categories: [], isOwn: true }

it('a product page shows a promotion of certain goods, and one that offers certain items (promo-30)', () => {
  expect(isOnProductPages({ kind: 'itemPercent', goods: { brands: ['lilin'] } })).toBe(true)
  expect(isOnProductPages({ kind: 'cartAmount', goods: { own: true } })).toBe(false)
  expect(isOnProductPages({ kind: 'purchaseWithPurchase', goods: {} })).toBe(true)
})

it('an item is part of the promotion that it counts towards or that offers it (promo-30)', () => {
  expect(isPartOf(offer, item)).toBe(false)
  expect(isPartOf(offer, { ...item, brand: 'hujan' })).toBe(true)
  expect(isPartOf(offer, { ...item, sku: 'spray' })).toBe(true)
  expect(isPartOf({ ...offer, kind: 'itemPercent' } as Promotion, { ...item, sku: 'spray' })).toBe(false)
})

it('several pieces together make a set, so that other goods of it go with a product (promo-31)', () => {
  for (const kind of ['multiBuy', 'setPrice', 'quantityPercent'] as const) expect(isOfSeveral({ kind })).toBe(true)
  for (const kind of ['itemPercent', 'cartAmount', 'gift'] as const) expect(isOfSeveral({ kind })).toBe(false)
})
