import { inCulture, inEachCulture, inLanguage, type Culture } from '#src/kit/culture.ts'
import { lastDayOf } from '#src/kit/dates.ts'
import { formatMoney } from '#src/kit/money.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import { mailWords } from '#src/platform/mail-template.ts'
import { offerMessages } from '../offer-messages.ts'
import type { ProductDetail } from '../product.contract.ts'
import type { Offer } from '../rules/offers.ts'

const wordsIn = inEachCulture((culture) => mailWords(offerMessages, culture))

/** The offers in the caller's language, in their order. */
export function presentOffers(
  offers: readonly Offer[],
  { name }: Pick<StoreSettings, 'name'>,
  culture: Culture,
): ProductDetail['salesPromotionInfo'] {
  const words = wordsIn[culture]
  const messageOf = (offer: Exclude<Offer, { kind: 'promotion' }>): string => {
    switch (offer.kind) {
      case 'reduction':
        return words(offer.endsAt ? 'reductionUntil' : 'reduction', {
          percent: offer.percent,
          date: offer.endsAt ? lastDayOf(offer.endsAt.toISOString(), culture) : '',
        })
      case 'exclusive':
        return words('exclusive', { store: inCulture(name, culture) })
      case 'freeDelivery':
        return words('freeDelivery', { amount: formatMoney(offer.fromCents) })
    }
  }
  return offers.map((offer) => ({
    ...(offer.kind === 'promotion' ? inLanguage({ message: offer.message }, culture) : { message: messageOf(offer) }),
    priority: offer.priority,
    eans: offer.eans,
  }))
}
