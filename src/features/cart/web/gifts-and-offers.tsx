import { useTranslations } from 'use-intl'
import { addToCart, promotionOnWire } from '#src/features/cart/cart.contract.ts'
import { chooseFreeGift, declineOffer } from '#src/features/cart/promotions.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { lastDayOf } from '#src/kit/dates.ts'
import { formatMoney } from '#src/kit/money.ts'
import { amountTags } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Radio } from '#src/ui/radio.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import type { Cart, Promotions } from './from-wire.ts'
import styles from './promotions.module.css'
import { useCart } from './use-cart.tsx'

/** What the goods of the cart have earned, may buy for less, or nearly reach (promo-04, promo-08, promo-12). */
export function GiftsAndOffers({ client, cart }: { client: Client; cart: Cart }) {
  const { gifts, lostGifts, offers, nearMisses } = cart.promotions
  const open = offers.filter(({ items, piecesLeft }) => items.length > 0 && piecesLeft !== 0)
  const missed = [...lostGifts, ...nearMisses.filter(({ id }) => !lostGifts.some((lost) => lost.id === id))]
  return (
    <div className={styles.promotions}>
      {gifts.map((gift) => (
        <Gift key={gift.id} client={client} gift={gift} />
      ))}
      {open.map((offer) => (
        <Offer key={offer.id} client={client} offer={offer} />
      ))}
      <ul aria-live="polite">
        {missed.map((miss) => (
          <li key={miss.id} className={styles.miss}>
            <b>
              <Named {...miss} />
            </b>
            <p className={styles.quiet}>{miss.text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** `Quiet Evenings, until 30 Nov 2026`. */
function Named({ name, endsAt }: { name: string; endsAt: string | null }) {
  const t = useTranslations('cart')
  const culture = useCulture()
  return endsAt ? t('promotionUntil', { name, date: lastDayOf(endsAt, culture) }) : name
}

function Gift({ client, gift }: { client: Client; gift: Promotions['gifts'][number] }) {
  const t = useTranslations('cart.promotions')
  const { send } = useCart()
  const { id, choices, givenEan, isDeclined, next } = gift
  const choose = (ean: string | null) => void send(() => client(chooseFreeGift, { body: { ...promotionOnWire(id), ean } }))
  const group = `gift-${id}`
  return (
    <fieldset className={styles.box}>
      <legend>
        {t('yourGift')} <Named {...gift} />
      </legend>
      {choices.map(({ ean, givenEan: stands, name, imageUrl, worthCents }) => (
        <label key={ean} className={styles.choice}>
          <Radio
            name={group}
            disabled={stands === null}
            checked={!isDeclined && givenEan !== null && stands === givenEan}
            onChange={() => choose(ean)}
          />
          <span className={styles.picture}>
            <Picture src={imageUrl ?? ''} alt="" sizes="56px" />
          </span>
          <span>
            {name}
            <span className={styles.quiet}>
              {stands === null
                ? t('allGiven')
                : stands === ean
                  ? t.rich('worth', { ...amountTags, amount: formatMoney(worthCents) })
                  : t('substitute')}
            </span>
          </span>
        </label>
      ))}
      <label className={styles.choice}>
        <Radio name={group} checked={isDeclined} onChange={() => choose(null)} />
        <span>{t('noGift')}</span>
      </label>
      {next && <p className={styles.quiet}>{t('nextGift', { missing: next })}</p>}
    </fieldset>
  )
}

function Offer({ client, offer }: { client: Client; offer: Promotions['offers'][number] }) {
  const t = useTranslations('cart.promotions')
  const { send } = useCart()
  const { id, isUnlocked, isDeclined, missing, items } = offer
  const decline = (declined: boolean) => void send(() => client(declineOffer, { body: { ...promotionOnWire(id), isDeclined: declined } }))
  if (isDeclined)
    return (
      <p className={styles.quiet}>
        {t('declined', { name: offer.name })}{' '}
        <button type="button" className={styles.link} onClick={() => decline(false)}>
          {t('showAgain')}
        </button>
      </p>
    )
  return (
    <section className={styles.box} aria-label={offer.name}>
      <h3>
        <Named {...offer} />
      </h3>
      {missing && <p className={styles.missing}>{t('toUnlock', { missing })}</p>}
      <ul>
        {items.map(({ ean, name, imageUrl, priceCents, usualCents }) => (
          <li key={ean} className={styles.row}>
            <span className={styles.picture}>
              <Picture src={imageUrl ?? ''} alt="" sizes="56px" />
            </span>
            <div>
              {name}
              <p className={styles.quiet}>
                {t.rich('insteadOf', { ...amountTags, amount: formatMoney(priceCents), usual: formatMoney(usualCents) })}
              </p>
            </div>
            <Button
              look="secondary"
              compact
              disabled={!isUnlocked}
              aria-label={t('addNamed', { name, amount: formatMoney(priceCents) })}
              onClick={() => void send(() => client(addToCart, { body: { ean, quantity: 1, ...promotionOnWire(id) } }))}
            >
              {t('add')}
            </Button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.link} onClick={() => decline(true)}>
        {t('noThanks')}
      </button>
    </section>
  )
}
