import { refusal } from '#src/features/promotions/rules/refusal.ts'
import { refusalProblem } from '#src/features/promotions/server/promotions.service.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import type { PricedCart } from './priced-cart.ts'

/** Why an item that was added under an offer can not be bought so; null when it can (promo-08). */
export function refusedOffer({ best, lines }: PricedCart, { ean, offeredBy }: { ean: string; offeredBy: number }): Problem | null {
  const offer = best.price.offers.find(({ promotionId, items }) => promotionId === offeredBy && items.some(({ sku }) => sku === ean))
  if (!offer) return problem('NOT_FOUND')
  const { isUnlocked, missingCents, missingPieces } = offer
  if (!isUnlocked)
    return refusalProblem(refusal(missingCents > 0 ? 'belowThreshold' : 'tooFewPieces', { missingCents, missingPieces }), best.promotions)
  const bought = lines.reduce((sum, line) => (line.offeredBy === offeredBy ? sum + line.quantity : sum), 0)
  const most = best.promotions.get(offeredBy)!.limits.perOrder ?? Infinity
  return bought > most ? refusalProblem(refusal('offerUsed'), best.promotions) : null
}
