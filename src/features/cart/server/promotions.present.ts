import { presentMissing, refusalWords } from '#src/features/promotions/server/promotions.service.ts'
import type { SoldItem } from '#src/features/catalogue/server/catalogue.service.ts'
import { whyNotSold } from '#src/features/availability/rules/why-not-sold.ts'
import { inCulture, type Culture } from '#src/kit/culture.ts'
import type { CartPromotions } from '../cart.contract.ts'
import type { BestPrice } from './best-price.ts'

/** What is missing for more: thresholds that goods of the bag have begun to reach. */
const nearReasons = ['belowThreshold', 'tooFewPieces']

/** Codes, gifts and offers of a cart, in the caller's language. */
export function presentPromotions(best: BestPrice, culture: Culture): CartPromotions {
  const { price, promotions, items } = best
  const named = (id: number) => {
    const { name, endsAt } = promotions.get(id)!
    return { promotion_AutoId: id, name: inCulture(name, culture), endsAt }
  }
  const shown = (ean: string) => presentItem(items.get(ean), culture)
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
      .map((miss) => ({ ...named(miss.promotionId), text: why(miss) })),
    gifts: price.gifts.map(({ promotion, choices, given, isDeclined, next }) => ({
      ...named(promotion.id),
      choices: choices.flatMap(({ sku, givenSku, worthCents }) => shown(sku).map((item) => ({ ...item, givenEan: givenSku, worthCents }))),
      givenEan: given?.sku ?? null,
      isDeclined,
      next: next && presentMissing(next, culture),
    })),
    lostGifts: price.lostGifts.map((lost) => ({ ...named(lost.promotionId), text: why(lost) })),
    offers: price.offers.map((offer) => ({
      ...named(offer.promotionId),
      items: offer.items.flatMap(({ sku, priceCents }) =>
        isSold(items.get(sku)) ? shown(sku).map((item) => ({ ...item, priceCents, usualCents: items.get(sku)!.variant.priceCents })) : [],
      ),
      isUnlocked: offer.isUnlocked,
      isDeclined: offer.isDeclined,
      missing: offer.isUnlocked ? null : presentMissing(offer, culture),
      piecesLeft: offer.piecesLeft,
    })),
  }
}

const isSold = (item: SoldItem | undefined): boolean => item !== undefined && whyNotSold(item.variant.facts) === null

/** The item; nothing where the catalogue does not have it. */
function presentItem(item: SoldItem | undefined, culture: Culture) {
  if (!item) return []
  const { product, variant } = item
  return [{ ean: variant.ean, slug: product.slug, name: inCulture(product.title, culture), imageUrl: variant.imageUrl ?? product.imageUrl }]
}
