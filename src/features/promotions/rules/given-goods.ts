import type { Promotion } from './promotion.ts'

/** The goods that a promotion gives or offers, by SKU. */
export function givenGoods(promotion: Promotion): string[] {
  if (promotion.kind === 'purchaseWithPurchase') return promotion.offers.map(({ sku }) => sku)
  if (promotion.kind !== 'gift') return []
  return promotion.steps.flatMap(({ choices }) => choices.flatMap(({ sku, substitutes }) => [sku, ...substitutes.map((each) => each.sku)]))
}
