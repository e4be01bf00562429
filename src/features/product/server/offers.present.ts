import { inCulture, type Culture } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import { mailWords } from '#src/platform/mail-template.ts'
import { offerMessages } from '../offer-messages.ts'
import type { ProductDetail } from '../product.contract.ts'
import type { Offer } from '../rules/offers.ts'

const wordsIn = { en: mailWords(offerMessages, 'en'), zh: mailWords(offerMessages, 'zh') }

/** The offers in the caller's language, in their order. */
export function presentOffers(
  offers: readonly Offer[],
  { name }: Pick<StoreSettings, 'name'>,
  culture: Culture,
): ProductDetail['salesPromotionInfo'] {
  const words = wordsIn[culture]
  const messageOf = (offer: Offer): string => {
    switch (offer.kind) {
      case 'reduction':
        return words(offer.endsAt ? 'reductionUntil' : 'reduction', {
          percent: offer.percent,
          date: offer.endsAt ? lastDay(offer.endsAt, culture) : '',
        })
      case 'exclusive':
        return words('exclusive', { store: inCulture(name, culture) })
      case 'freeDelivery':
        return words('freeDelivery', { amount: formatMoney(offer.fromCents) })
    }
  }
  return offers.map((offer) => ({ message: messageOf(offer), priority: offer.priority, eans: offer.eans }))
}

/** The last day, in Singapore, of something that ends at this moment. */
function lastDay(endsAt: Date, culture: Culture): string {
  const last = new Date(endsAt.getTime() - 1)
  const options: Intl.DateTimeFormatOptions = culture === 'zh' ? { dateStyle: 'long' } : { day: 'numeric', month: 'short', year: 'numeric' }
  return new Intl.DateTimeFormat(culture === 'zh' ? 'zh-SG' : 'en-SG', { timeZone: 'Asia/Singapore', ...options }).format(last)
}
