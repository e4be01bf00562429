import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { promotionOnWire } from '#src/features/cart/cart.contract.ts'
import { declineOffer } from '#src/features/cart/promotions.contract.ts'
import { formatMoney } from '#src/kit/money.ts'
import { amountTags } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { useLanguage } from '#src/ui/use-culture.ts'
import { PromotionName } from '../promotion-name.tsx'
import type { Offer } from './from-wire.ts'
import styles from './gifts.module.css'
import { ThresholdMeter } from './threshold-meter.tsx'
import { useCart } from '../use-cart.tsx'

/** What can be bought for less, or what is missing for that; a declined offer stays declined (promo-08, promo-09). */
export function OfferBox({ offer }: { offer: Offer }) {
  const t = useTranslations('cart.promotions')
  const { send, addToCart, orSay } = useCart()
  const { id, name, isUnlocked, isDeclined, items } = offer
  const box = useRef<HTMLDivElement>(null)
  const decline = (declined: boolean) => {
    // The button that is pressed leaves with what stands here.
    box.current?.focus()
    void send((client) => client(declineOffer, { body: { ...promotionOnWire(id), isDeclined: declined } })).then(orSay(name))
  }
  const [adding, setAdding] = useState<string | null>(null)
  const add = async ({ ean, name: item }: Offer['items'][number]) => {
    setAdding(ean)
    orSay(item)(await addToCart({ ean, quantity: 1, name: item, offer: id }))
    setAdding(null)
  }
  return (
    <div ref={box} tabIndex={-1} data-offer>
      {isDeclined ? (
        <p className={styles.declined}>
          {t('declined', { name })}{' '}
          <button type="button" className={styles.link} onClick={() => decline(false)}>
            {t('showAgain')}
          </button>
        </p>
      ) : (
        <div className={styles.offer} role="group" aria-label={name}>
          <div>
            <p className={styles.title}>
              <PromotionName {...offer} />
            </p>
            <p className={styles.quiet}>{offer.message}</p>
            {!isUnlocked && <ThresholdMeter threshold={offer} to="offer" name={name} />}
          </div>
          <ul>
            {items.map((item) => (
              <OfferedItem
                key={item.ean}
                item={item}
                isUnlocked={isUnlocked}
                isAdding={adding === item.ean}
                onAdd={() => adding === null && void add(item)}
              />
            ))}
          </ul>
          <div>
            <button type="button" className={styles.link} onClick={() => decline(true)}>
              {t('noThanks')}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}

interface OfferedItemProps {
  item: Offer['items'][number]
  isUnlocked: boolean
  isAdding: boolean
  onAdd(): void
}

function OfferedItem({ item, isUnlocked, isAdding, onAdd }: OfferedItemProps) {
  const { brand, name, options, imageUrl, priceCents, usualCents } = item
  const t = useTranslations('cart.promotions')
  const whole = [name, options].filter(Boolean).join(useLanguage().comma)
  const amount = formatMoney(priceCents)
  return (
    <li className={styles.item}>
      <span className={styles.picture}>
        <Picture src={imageUrl ?? ''} alt="" sizes="72px" />
      </span>
      <div>
        <p className={styles.brand}>{brand.name}</p>
        <p>{name}</p>
        {options && <p className={styles.quiet}>{options}</p>}
        <p className={styles.quiet}>{t.rich('insteadOf', { ...amountTags, amount, usual: formatMoney(usualCents) })}</p>
      </div>
      <Button
        look="secondary"
        compact
        disabled={!isUnlocked}
        busy={isAdding}
        aria-label={t('addNamed', { name: whole, amount })}
        onClick={onAdd}
      >
        {t('addFor', { amount })}
      </Button>
    </li>
  )
}
