import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { langOf } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import { Button } from '#src/ui/button.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { useLanguage } from '#src/ui/use-culture.ts'
import type { Offer, PromotedOffer, Promotion } from './from-wire.ts'
import styles from './promotions.module.css'

/** What the shopper's bag makes of promotions. Nothing can be chosen or taken before it is known. */
export interface BagPromotions {
  /** The EANs of the gifts that can be chosen now, and the chosen one. */
  gifts(promotionId: number): { open: readonly string[]; chosen: string | null }
  canTake(promotionId: number): boolean
  choose(promotionId: number, ean: string): void
  take(promotionId: number, item: { ean: string; name: string }): void
  /** How far the bag is on the way to it. */
  renderProgress(promotion: Promotion): ReactNode
}

/** The gifts of a promotion (promo-30). */
export function Gifts({ offer: { promotion, ...offer }, bag }: { offer: PromotedOffer; bag: BagPromotions }) {
  const t = useTranslations('product')
  const group = useId()
  const { open, chosen } = bag.gifts(promotion.id)
  return (
    <fieldset className={styles.promotion}>
      <legend>
        <Heading promotion={promotion} offer={offer} />
      </legend>
      <div className={styles.gifts}>
        {promotion.gifts.map((gift) => (
          <label key={gift.ean} className={styles.gift}>
            <input
              type="radio"
              name={group}
              disabled={!open.includes(gift.ean)}
              checked={gift.ean === chosen}
              onChange={() => bag.choose(promotion.id, gift.ean)}
            />
            <span className={styles.picture}>
              <Picture src={gift.imageUrl ?? ''} alt="" sizes="48px" />
            </span>
            <span>
              <b lang={langOf(gift, 'name')}>{gift.name}</b>
              {gift.options && <small>{gift.options}</small>}
              <small>{t('worth', { amount: formatMoney(gift.worthCents) })}</small>
            </span>
          </label>
        ))}
      </div>
      {bag.renderProgress(promotion)}
    </fieldset>
  )
}

/** What can be bought for less with this product (promo-30). */
export function SpecialBuys({ offer: { promotion, ...offer }, bag }: { offer: PromotedOffer; bag: BagPromotions }) {
  const t = useTranslations('product')
  const { comma } = useLanguage()
  const canTake = bag.canTake(promotion.id)
  return (
    <fieldset className={styles.promotion} aria-label={promotion.name}>
      <Heading promotion={promotion} offer={offer} />
      {bag.renderProgress(promotion)}
      <ul>
        {promotion.offers.map((item) => {
          const amount = formatMoney(item.priceCents)
          return (
            <li key={item.ean} className={styles.item}>
              <span className={styles.picture}>
                <Picture src={item.imageUrl ?? ''} alt="" sizes="48px" />
              </span>
              <span>
                <b lang={langOf(item, 'name')}>{item.name}</b>
                {item.options && <small>{item.options}</small>}
                <small>
                  {amount} <s aria-label={t('was', { price: formatMoney(item.usualCents) })}>{formatMoney(item.usualCents)}</s>
                </small>
              </span>
              <Button
                look="secondary"
                compact
                disabled={!canTake}
                aria-label={t('takeNamed', { name: [item.name, item.options].filter(Boolean).join(comma), amount })}
                onClick={() => bag.take(promotion.id, item)}
              >
                {t('take', { amount })}
              </Button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

function Heading({ promotion, offer }: { promotion: Promotion; offer: Pick<Offer, 'message' | 'untranslated'> }) {
  return (
    <span>
      <span className={styles.name} lang={langOf(promotion, 'title')}>
        {promotion.title}
      </span>
      <b className={styles.message} lang={langOf(offer, 'message')}>
        {offer.message}
      </b>
    </span>
  )
}
