import type { Cents } from '#src/kit/money.ts'
import type { Goods } from '../goods.ts'
import type { Terms } from '../terms.ts'
import { most, type OpenLine } from './kind.ts'
import { dearestPieces } from './pieces.ts'

/** Enough of these goods give the right to buy certain items for less (promo-08). What is bought so does not count itself. */
export interface PurchaseWithPurchase {
  kind: 'purchaseWithPurchase'
  goods: Goods
  fromCents: Cents
  fromPieces: number
  offers: { sku: string; priceCents: Cents }[]
}

/** What the special prices take off lines that were bought under this promotion; 0 where the line costs less already. */
export function takeOffers({ offers, limits }: PurchaseWithPurchase & Terms, lines: readonly OpenLine[]): Cents[] {
  const counts = dearestPieces(lines, most(limits.perOrder))
  return lines.map(({ line, leftCents }, at) => {
    const offer = offers.find(({ sku }) => sku === line.sku)
    const usualCents = line.unitCents * (line.quantity - counts[at]!)
    return offer ? Math.max(0, leftCents - usualCents - offer.priceCents * counts[at]!) : 0
  })
}
