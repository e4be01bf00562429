import { presentGifts, presentOffered, promotionText, refusalWords } from '#src/features/promotions/server/promotions.service.ts'
import type { NotApplied } from '#src/features/promotions/rules/price.ts'
import { needsOf } from '#src/features/promotions/rules/threshold.ts'
import type { Culture } from '#src/kit/culture.ts'
import type { CartPromotions } from '../cart.contract.ts'
import type { BestPrice } from './best-price.ts'

/** What is missing for more: thresholds that goods of the bag have begun to reach. */
const nearReasons = ['belowThreshold', 'tooFewPieces']

/** Codes, gifts and offers of a cart, in the caller's language. */
export function presentPromotions(best: BestPrice, culture: Culture): CartPromotions {
  const { price, promotions, items } = best
  const named = (id: number) => {
    const { name, endsAt } = promotions.get(id)!
    return { promotion_AutoId: id, name: promotionText(name, culture), endsAt }
  }
  const why = (refusal: Parameters<typeof refusalWords>[0]): string => refusalWords(refusal, promotions, culture)
  return {
    codes: price.codes.map(({ code, lineId, promotionId, cents, refusal }) => ({
      promoCode: code,
      cartItem_AutoId: lineId,
      name: promotionId === null ? null : named(promotionId).name,
      amountCents: -cents,
      refusal: refusal && why(refusal),
    })),
    nearMisses: price.nearMisses
      .filter(({ reason, promotionId }) => nearReasons.includes(reason) && promotions.get(promotionId)!.kind !== 'purchaseWithPurchase')
      .map((miss) => ({ ...named(miss.promotionId), ...missingOf(miss, promotions), text: why(miss) })),
    gifts: price.gifts.map(({ promotion, choices, given, isDeclined, next }) => ({
      ...named(promotion.id),
      message: promotionText(promotion.message, culture),
      choices: presentGifts(choices, items, culture).map(({ choice, gift }) => ({ ...gift, givenEan: choice.givenSku })),
      givenEan: given?.sku ?? null,
      isDeclined,
      next,
    })),
    lostGifts: price.lostGifts.map((lost) => ({ ...named(lost.promotionId), text: why(lost) })),
    offers: price.offers.map((offer) => ({
      ...named(offer.promotionId),
      ...needsOf(promotions.get(offer.promotionId)!),
      message: promotionText(promotions.get(offer.promotionId)!.message, culture),
      items: presentOffered(offer.items, items, culture),
      isUnlocked: offer.isUnlocked,
      isDeclined: offer.isDeclined,
      missingCents: offer.missingCents,
      missingPieces: offer.missingPieces,
      piecesLeft: offer.piecesLeft,
    })),
  }
}

function missingOf({ promotionId, missingCents, missingPieces }: NotApplied, promotions: BestPrice['promotions']) {
  const promotion = promotions.get(promotionId)!
  return { campaignType: promotion.kind, ...needsOf(promotion), missingCents, missingPieces }
}
