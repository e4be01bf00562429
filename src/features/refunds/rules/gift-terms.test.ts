import { expect, it } from 'vitest'
import type { Promotion } from '#src/features/promotions/rules/promotion.ts'
import { giftTerms } from './gift-terms.ts'

const choice = (sku: string, worthCents: number, substitutes: string[] = []) => ({ sku, worthCents, substitutes })
const gift = (fromCents: number, fromPieces: number, ...choices: ReturnType<typeof choice>[]): Promotion =>
  ({ kind: 'gift', goods: {}, steps: [{ fromCents, fromPieces, choices }] }) as unknown as Promotion

it('a gift was given for what its promotion asks for, a substitute as well (refund-03)', () => {
  const promotions = [gift(12_000, 2, choice('hairpin', 900), choice('soap', 700, ['candle']))]
  expect(giftTerms('hairpin', promotions)).toEqual({ fromCents: 12_000, fromPieces: 2, worthCents: 900 })
  expect(giftTerms('candle', promotions)).toEqual({ fromCents: 12_000, fromPieces: 2, worthCents: 700 })
})

it('of several promotions that give it, it was given for the one that asks for least (refund-03)', () => {
  const promotions = [gift(9000, 3, choice('hairpin', 1)), gift(8000, 2, choice('hairpin', 2)), gift(8000, 1, choice('hairpin', 3))]
  for (const any of [promotions, promotions.toReversed()])
    expect(giftTerms('hairpin', any)).toEqual({ fromCents: 8000, fromPieces: 1, worthCents: 3 })
})

it('nothing is known of a gift that no promotion gives any more (refund-03)', () => {
  expect(giftTerms('teapot', [gift(9000, 0, choice('hairpin', 900))])).toBeNull()
  const offer = { kind: 'purchaseWithPurchase', goods: {}, offers: [{ sku: 'hairpin', priceCents: 100 }] } as unknown as Promotion
  expect(giftTerms('hairpin', [offer])).toBeNull()
})
