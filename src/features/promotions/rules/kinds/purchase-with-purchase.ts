import type { Cents } from '#src/kit/money.ts'
import type { Goods } from '../goods.ts'
import type { Terms } from '../terms.ts'
import { most, type OpenLine } from './kind.ts'
import { dearestPieces, perLine } from './pieces.ts'

/** Enough of these goods give the right to buy certain items for less (promo-08). What is bought so does not count itself. */
export interface PurchaseWithPurchase {
  kind: 'purchaseWithPurchase'
  goods: Goods
  fromCents: Cents
  fromPieces: number
  offers: { sku: string; priceCents: Cents }[]
}

/**
 * What the special prices take off lines that were bought under this promotion; 0 where the line costs less already. They stand in
 * the place of other promotions, so it is the usual prices that say which pieces are the dearest.
 */
export function takeOffers({ offers, limits }: PurchaseWithPurchase & Terms, lines: readonly OpenLine[]): Cents[] {
  const atUsualPrice = lines.map((each) => ({ ...each, leftCents: each.line.unitCents * each.line.quantity }))
  const counts = perLine(lines, dearestPieces(atUsualPrice, most(limits.perOrder)), ({ count }) => count)
  return lines.map(({ line, leftCents }, at) => {
    const offer = offers.find(({ sku }) => sku === line.sku)
    const usualCents = line.unitCents * (line.quantity - counts[at]!)
    return offer ? Math.max(0, leftCents - usualCents - offer.priceCents * counts[at]!) : 0
  })
}
