import { refusal } from '#src/features/promotions/rules/refusal.ts'
import { refusalProblem } from '#src/features/promotions/server/promotions.service.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import type { PricedCart } from './priced-cart.ts'

/** Why an item can not be bought under an offer now; null when it can (promo-08). */
export function refusedOffer(
  { best }: PricedCart,
  { ean, quantity, offeredBy }: { ean: string; quantity: number; offeredBy: number },
): Problem | null {
  const offer = best.price.offers.find(({ promotionId, items }) => promotionId === offeredBy && items.some(({ sku }) => sku === ean))
  if (!offer) return problem('NOT_FOUND')
  const { isUnlocked, missingCents, missingPieces, piecesLeft } = offer
  if (!isUnlocked)
    return refusalProblem(refusal(missingCents > 0 ? 'belowThreshold' : 'tooFewPieces', { missingCents, missingPieces }), best.promotions)
  return piecesLeft !== null && piecesLeft < quantity ? refusalProblem(refusal('offerUsed'), best.promotions) : null
}
