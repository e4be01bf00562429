import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { promotionOnWire } from '#src/features/cart/cart.contract.ts'
import { chooseFreeGift } from '#src/features/cart/promotions.contract.ts'
import { formatMoney } from '#src/kit/money.ts'
import { amountTags } from '#src/ui/amount.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { useLanguage } from '#src/ui/use-culture.ts'
import { ChooseGift } from './choose-gift.tsx'
import { PromotionName } from '../promotion-name.tsx'
import type { Gift } from './from-wire.ts'
import styles from './gifts.module.css'
import { ThresholdMeter } from './threshold-meter.tsx'
import { useCart } from '../use-cart.tsx'

/** A gift among the lines: indented, without a price or a stepper (promo-04, promo-05, promo-06). */
export function GiftLine({ gift }: { gift: Gift }) {
  const t = useTranslations('cart.promotions')
  const { send, orSay } = useCart()
  const [isChoosing, setChoosing] = useState(false)
  const choose = (ean: string | null) => {
    setChoosing(false)
    void send((client) => client(chooseFreeGift, { body: { ...promotionOnWire(gift.id), ean } })).then(orSay(gift.name))
  }
  const { given, isDeclined, next, name } = gift
  return (
    <li className={styles.gift}>
      {given ? (
        <Given gift={gift} given={given} />
      ) : (
        <p className={styles.none}>{t(isDeclined ? 'giftDeclined' : 'giftsGone', { name })}</p>
      )}
      <div className={styles.side}>
        {given && <span className={styles.tag}>{t('freeGift')}</span>}
        {(given || isDeclined) && (
          <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            {t(given ? 'changeGift' : 'chooseGift')}
          </button>
        )}
      </div>
      {next && (
        <div className={styles.wide}>
          <ThresholdMeter threshold={next} to="nextGift" name={name} />
        </div>
      )}
      {isChoosing && <ChooseGift gift={gift} onChoose={choose} onClose={() => setChoosing(false)} />}
    </li>
  )
}

function Given({ gift, given }: { gift: Gift; given: NonNullable<Gift['given']> }) {
  const t = useTranslations('cart.promotions')
  const { comma } = useLanguage()
  const choice = gift.choices.find(({ ean }) => ean === given.ean)
  const missed = choice ? undefined : gift.choices.find(({ givenEan }) => givenEan === given.ean)
  return (
    <>
      <span className={styles.picture}>
        <Picture src={given.imageUrl ?? ''} alt="" sizes="72px" />
      </span>
      <div className={styles.words}>
        <p className={styles.brand}>{given.brand.name}</p>
        <p>{given.name}</p>
        <p className={styles.quiet}>
          {given.options}
          {given.options && choice && ' · '}
          {choice && t.rich('worth', { ...amountTags, amount: formatMoney(choice.worthCents) })}
        </p>
        {missed && <p className={styles.quiet}>{t('inPlaceOf', { name: [missed.name, missed.options].filter(Boolean).join(comma) })}</p>}
        <p className={styles.quiet}>
          <PromotionName {...gift} />
        </p>
      </div>
    </>
  )
}
