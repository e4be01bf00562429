import type { Cents } from '#src/kit/money.ts'
import type { Candidate } from './candidate.ts'
import type { Cart } from './cart.ts'
import { sumOf } from './kinds/kind.ts'
import { isUnlocked, qualifyingOf, type OfferCandidate } from './line-stage.ts'
import { linesAt, type OpenCart } from './open-cart.ts'

/** A purchase with purchase, as the cart shows it (promo-08, promo-09). */
export interface ShownOffer {
  promotionId: number
  items: readonly { sku: string; priceCents: Cents }[]
  isUnlocked: boolean
  isDeclined: boolean
  missingCents: Cents
  missingPieces: number
  /** How many pieces may still be added; null without a limit. */
  piecesLeft: number | null
}

/** The offers that the goods of the cart have unlocked or could unlock. */
export function offersOf(candidates: readonly Candidate[], afterLines: OpenCart, cart: Cart): ShownOffer[] {
  const offers = candidates.filter((each): each is OfferCandidate => each.promotion.kind === 'purchaseWithPurchase')
  return offers.map((offer) => {
    const { id, offers: items, fromCents, fromPieces, limits } = offer.promotion
    const { cents, pieces } = qualifyingOf(afterLines, offer)
    const bought = sumOf(linesAt(afterLines, offer.under).map(({ line }) => line.quantity))
    return {
      promotionId: id,
      items,
      isUnlocked: isUnlocked(afterLines, offer),
      isDeclined: cart.declined.includes(id),
      missingCents: Math.max(0, fromCents - cents),
      missingPieces: Math.max(0, fromPieces - pieces),
      piecesLeft: limits.perOrder === null ? null : Math.max(0, limits.perOrder - bought),
    }
  })
}
