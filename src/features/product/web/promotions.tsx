import { useId, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { langOf } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import { Button } from '#src/ui/button.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { useLanguage } from '#src/ui/use-culture.ts'
import type { Offer, PromotedOffer, Promotion } from './from-wire.ts'
import styles from './promotions.module.css'

/** What is waiting goes into the bag once the network is back. */
export type Taken = 'added' | 'waiting'

/** What the shopper's bag makes of promotions. Nothing can be chosen or taken before it is known. */
export interface BagPromotions {
  /** The EANs of the gifts that can be chosen now, and the chosen one. */
  gifts(promotionId: number): { open: readonly string[]; chosen: string | null }
  canTake(promotionId: number): boolean
  /** Whether anything still waits for the network. */
  isWaiting: boolean
  choose(promotionId: number, ean: string): void
  /** Null: it was refused, and the shopper knows why. */
  take(promotionId: number, item: { ean: string; name: string }): Promise<Taken | null>
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

/** What can be bought for less with this product (promo-30). A button that cannot be pressed keeps the focus (access-13). */
export function SpecialBuys({ offer: { promotion, ...offer }, bag }: { offer: PromotedOffer; bag: BagPromotions }) {
  const t = useTranslations('product')
  const { comma } = useLanguage()
  const { taking, taken, take } = useTake(promotion.id, bag)
  const canTake = bag.canTake(promotion.id) && taking === null
  return (
    <fieldset className={styles.promotion} aria-label={promotion.name}>
      <Heading promotion={promotion} offer={offer} />
      {bag.renderProgress(promotion)}
      <ul>
        {promotion.offers.map((item) => {
          const amount = formatMoney(item.priceCents)
          const usual = formatMoney(item.usualCents)
          return (
            <li key={item.ean} className={styles.item}>
              <span className={styles.picture}>
                <Picture src={item.imageUrl ?? ''} alt="" sizes="48px" />
              </span>
              <span>
                <b lang={langOf(item, 'name')}>{item.name}</b>
                {item.options && <small>{item.options}</small>}
                <small>
                  {amount}{' '}
                  <s>
                    <span className="visually-hidden">{t('was', { price: usual })}</span>
                    <span aria-hidden="true">{usual}</span>
                  </s>
                </small>
              </span>
              <Button
                look="secondary"
                compact
                busy={taking === item.ean}
                aria-disabled={!canTake}
                aria-label={t('takeNamed', { name: [item.name, item.options].filter(Boolean).join(comma), amount })}
                onClick={() => canTake && void take(item)}
              >
                {t('take', { amount })}
              </Button>
            </li>
          )
        })}
      </ul>
      <p className={styles.taken} role="status">
        {taken && (taken === 'added' || bag.isWaiting) && t(taken, { quantity: 1 })}
      </p>
    </fieldset>
  )
}

/** Takes one offer at a time: the EAN of the one that is on its way, and what became of the last. */
function useTake(promotionId: number, bag: BagPromotions) {
  const [taking, setTaking] = useState<string | null>(null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const take = async (item: { ean: string; name: string }) => {
    setTaking(item.ean)
    setTaken(null)
    setTaken(await bag.take(promotionId, item))
    setTaking(null)
  }
  return { taking, taken, take }
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
