import { useTranslations } from 'use-intl'
import type { Threshold } from '#src/features/promotions/rules/threshold.ts'
import { useLanguage } from '#src/ui/use-culture.ts'
import { useCart } from '../use-cart.tsx'
import { promotionsOf, type Promotions } from './from-wire.ts'
import { ThresholdMeter } from './threshold-meter.tsx'

interface PromotionProgressProps {
  promotion: { id: number; name: string; isGift: boolean } & Pick<Threshold, 'fromCents' | 'fromPieces'>
}

/** How far the shopper's bag is on the way to a gift or an offer: as for an empty bag until it is known (promo-28). */
export function PromotionProgress({ promotion }: PromotionProgressProps) {
  const t = useTranslations('cart.promotions')
  const { cart } = useCart()
  const { id, name, isGift, fromCents, fromPieces } = promotion
  const promotions = cart && promotionsOf(cart)
  const { comma } = useLanguage()
  const reached = promotions && reachedWords(promotions, id, comma)
  const missing = promotions && [...promotions.nearMisses, ...promotions.offers].find((each) => each.id === id)
  const threshold = reached
    ? { fromCents, fromPieces, missingCents: 0, missingPieces: 0 }
    : (missing ?? { fromCents, fromPieces, missingCents: fromCents, missingPieces: fromPieces })
  return <ThresholdMeter threshold={threshold} to={isGift ? 'gift' : 'offer'} name={name} words={reached ? t(...reached) : undefined} />
}

type Words = [key: 'giftInBag' | 'giftDeclined' | 'giftsGone' | 'offerUsed' | 'unlocked', values?: { name: string }]

/** What stands in place of the missing amount, once nothing is missing. */
function reachedWords({ gifts, offers }: Promotions, id: number, comma: string): Words | null {
  const gift = gifts.find((each) => each.id === id)
  if (gift?.given) return ['giftInBag', { name: [gift.given.name, gift.given.options].filter(Boolean).join(comma) }]
  if (gift) return [gift.isDeclined ? 'giftDeclined' : 'giftsGone', { name: gift.name }]
  const offer = offers.find((each) => each.id === id)
  if (!offer?.isUnlocked) return null
  return [offer.piecesLeft === 0 ? 'offerUsed' : 'unlocked']
}
