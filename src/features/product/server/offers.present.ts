import { inCulture, inEachCulture, inLanguage, type Culture } from '#src/kit/culture.ts'
import { lastDayOf } from '#src/kit/dates.ts'
import { keepUnits } from '#src/kit/keep-units.ts'
import { formatMoney } from '#src/kit/money.ts'
import { reductionIn } from '#src/features/catalogue/rules/saving.ts'
import type { SoldItem } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Promotion } from '#src/features/promotions/rules/promotion.ts'
import { needsOf } from '#src/features/promotions/rules/threshold.ts'
import { nameWithEnd, presentGifts, presentOffered } from '#src/features/promotions/server/promotions.service.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import { mailWords } from '#src/platform/mail-template.ts'
import { offerMessages } from '../offer-messages.ts'
import type { PagePromotion, ProductDetail } from '../product.contract.ts'
import type { Offer } from '../rules/offers.ts'

const wordsIn = inEachCulture((culture) => mailWords(offerMessages, culture))

/** The offers in the caller's language, in their order. `items` are what promotions give and offer, by EAN. */
export function presentOffers(
  offers: readonly Offer[],
  { name }: Pick<StoreSettings, 'name'>,
  items: ReadonlyMap<string, SoldItem>,
  culture: Culture,
): ProductDetail['salesPromotionInfo'] {
  const words = wordsIn[culture]
  const messageOf = (offer: Exclude<Offer, { kind: 'promotion' }>): string => {
    switch (offer.kind) {
      case 'reduction':
        return words(offer.endsAt ? 'reductionUntil' : 'reduction', {
          reduction: reductionIn(culture, offer.percent),
          date: offer.endsAt ? lastDayOf(offer.endsAt.toISOString(), culture) : '',
        })
      case 'exclusive':
        return words('exclusive', { store: inCulture(name, culture) })
      case 'freeDelivery':
        return words('freeDelivery', { amount: formatMoney(offer.fromCents) })
    }
  }
  return offers.map((offer) => {
    const texts = offer.kind === 'promotion' ? inLanguage({ message: offer.promotion.message }, culture) : { message: messageOf(offer) }
    return {
      ...texts,
      message: keepUnits(texts.message),
      priority: offer.priority,
      eans: offer.eans,
      promotion: offer.kind === 'promotion' ? presentPromotion(offer.promotion, items, culture) : null,
    }
  })
}

function presentPromotion(promotion: Promotion, items: ReadonlyMap<string, SoldItem>, culture: Culture): PagePromotion {
  const gifts = promotion.kind === 'gift' ? promotion.steps.flatMap(({ choices }) => choices) : []
  const texts = inLanguage({ name: promotion.name, title: nameWithEnd(promotion) }, culture)
  const once = new Map(gifts.map((gift) => [gift.sku, gift]))
  return {
    promotion_AutoId: promotion.id,
    ...texts,
    name: keepUnits(texts.name),
    title: keepUnits(texts.title),
    endsAt: promotion.endsAt,
    campaignType: promotion.kind,
    ...needsOf(promotion),
    gifts: presentGifts([...once.values()], items, culture).map(({ gift }) => gift),
    offers: promotion.kind === 'purchaseWithPurchase' ? presentOffered(promotion.offers, items, culture) : [],
  }
}
