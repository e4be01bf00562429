import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FieldError } from '#src/ui/field-error.tsx'
import { useNextItem } from '#src/ui/use-next-item.ts'
import type { Cart } from '../from-wire.ts'
import { GiftLine } from './gift-line.tsx'
import styles from './gifts.module.css'
import near from './near-misses.module.css'
import { OfferBox } from './offer-box.tsx'
import { PromotionName } from '../promotion-name.tsx'
import { promotionsOf, type OfferedItem } from './from-wire.ts'
import { ThresholdMeter } from './threshold-meter.tsx'

interface GiftsAndOffersProps {
  cart: Cart
  /** Whether an item stands here. */
  isHere: (item: OfferedItem | undefined) => boolean
}

/** What the goods have earned or may buy for less (promo-04, promo-08). */
export function GiftsAndOffers({ cart, isHere }: GiftsAndOffersProps) {
  const { gifts, offers } = promotionsOf(cart)
  const giftsHere = gifts.filter(({ given, choices }) => isHere(given ?? choices[0]))
  const offersHere = offers.filter(({ items, piecesLeft }) => items.length > 0 && piecesLeft !== 0 && isHere(items[0]))
  const list = useNextItem<HTMLDivElement>('[data-offer]', offersHere.length, focusSpecialPrice)
  if (giftsHere.length + offersHere.length === 0) return null
  return (
    <div ref={list} className={styles.below}>
      <ul>
        {giftsHere.map((gift) => (
          <GiftLine key={gift.id} gift={gift} />
        ))}
      </ul>
      {offersHere.map((offer) => (
        <OfferBox key={offer.id} offer={offer} />
      ))}
    </div>
  )
}

/** The last special buy of an offer takes the offer out of sight: the line that was bought has the focus then. */
const focusSpecialPrice = (): void => [...document.querySelectorAll<HTMLElement>('[data-special-price]')].at(-1)?.focus()

interface NearMissesProps {
  cart: Cart
  only?: 'gifts'
}

/** The gifts that have left the bag, each with the reason, and what a little more would bring (promo-07, promo-12). */
export function NearMisses({ cart, only }: NearMissesProps) {
  const t = useTranslations('cart.promotions')
  const lost = useLostGifts(cart)
  const nearMisses = promotionsOf(cart).nearMisses.filter(({ isGift }) => isGift || only === undefined)
  return (
    <div className={near.promotions}>
      <div role="status">
        {lost.map(({ id, name, why }) => (
          <p key={id}>
            <FieldError>{t('giftLost', { name, why: why ?? t('giftNotEarned') })}</FieldError>
          </p>
        ))}
      </div>
      <ul>
        {nearMisses.map((miss) => (
          <li key={miss.id} className={near.miss}>
            <b>
              <PromotionName {...miss} />
            </b>
            {miss.isGift ? <ThresholdMeter threshold={miss} to="gift" name={miss.name} /> : <p className={near.quiet}>{miss.text}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface LostGift {
  id: number
  name: string
  why: string | null
}

/** Gifts that were chosen and are no longer earned; and those that were given without being chosen, when they go before the shopper's eyes. */
function useLostGifts(cart: Cart): LostGift[] {
  const { gifts, lostGifts, nearMisses } = promotionsOf(cart)
  const [gone, setGone] = useState<{ id: number; name: string }[]>([])
  const before = useRef(gifts)
  useEffect(() => {
    const isHere = ({ id }: { id: number }) => gifts.some((gift) => gift.id === id)
    const left = before.current.filter((gift) => gift.given && !isHere(gift))
    before.current = gifts
    setGone((known) => [...known.filter((gift) => !isHere(gift) && !left.some(({ id }) => id === gift.id)), ...left])
  }, [gifts])
  const chosen = lostGifts.map(({ id, name, text }) => ({ id, name, why: text }))
  const others = gone.filter(({ id }) => !chosen.some((gift) => gift.id === id))
  return [...chosen, ...others.map(({ id, name }) => ({ id, name, why: nearMisses.find((miss) => miss.id === id)?.text ?? null }))]
}
