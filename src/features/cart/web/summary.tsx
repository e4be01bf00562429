import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Cart } from './from-wire.ts'
import { formatMoney } from '#src/kit/money.ts'
import { Amount, amountTags } from '#src/ui/amount.tsx'
import { FreeDeliveryMeter } from './free-delivery-meter.tsx'
import { PromotionName } from './promotion-name.tsx'
import styles from './summary.module.css'
import { WhyThisPrice } from './why-this-price.tsx'

interface SummaryProps {
  cart: Cart
  storeName: string
  /** Whether delivery may be free. */
  isFreeInSight: boolean
  /** False while nobody knows what delivery to another country costs. */
  isPriceKnown: boolean
  /** True while the total is not confirmed by the server. */
  isChanging: boolean
  /** The Pay button and the line under it. */
  children: ReactNode
}

/** What the order costs now, how the price came about, and the Pay button. */
export function Summary({ cart, storeName, isFreeInSight, isPriceKnown, isChanging, children }: SummaryProps) {
  const t = useTranslations('cart')
  const { quote, tenders } = cart
  const vouchers = tenders.vouchers.filter(({ amountCents }) => amountCents > 0)
  // What a promotion takes off it stands in its own row, below it.
  const ofDelivery = new Set(
    quote.ledger.flatMap(({ kind, promotionId }) => (kind === 'delivery' && promotionId !== null ? promotionId : [])),
  )
  const feeCents = sumOf(quote.ledger.filter(({ kind, promotionId }) => kind === 'delivery' && promotionId === null))
  const catalogueOffers =
    quote.offersCents - sumOf(quote.ledger.filter(({ kind, promotionId }) => kind === 'offer' && promotionId !== null))
  return (
    <section className={styles.summary} aria-labelledby="summary-title">
      <h2 className={`h2 ${styles.title}`} id="summary-title">
        {t('summary')}
      </h2>
      {isFreeInSight && isPriceKnown && <FreeDeliveryMeter cart={cart} storeName={storeName} />}
      <dl className={styles.rows}>
        <dt>{t('list')}</dt>
        <dd>
          <Amount cents={quote.listCents} />
        </dd>
        {catalogueOffers !== 0 && (
          <>
            <dt>{t('offers')}</dt>
            <dd>
              <Amount cents={catalogueOffers} />
            </dd>
          </>
        )}
        <Reductions promotions={quote.promotions.filter(({ id }) => !ofDelivery.has(id))} />
        {vouchers.map(({ code, name, amountCents }) => (
          <Fragment key={code}>
            <dt>{name}</dt>
            <dd>
              <Amount cents={-amountCents} />
            </dd>
          </Fragment>
        ))}
        <dt>{t('delivery')}</dt>
        <dd>{!isPriceKnown ? t('notKnown') : feeCents === 0 ? t('free') : <Amount cents={feeCents} />}</dd>
        <Reductions promotions={quote.promotions.filter(({ id }) => ofDelivery.has(id))} />
        {tenders.rebates.amountCents > 0 && (
          <>
            <dt>{t('tenders.rebates')}</dt>
            <dd>
              <Amount cents={-tenders.rebates.amountCents} />
            </dd>
          </>
        )}
      </dl>
      <div className={styles.total}>
        <span>{t('toPay')}</span>
        {isPriceKnown ? (
          <b className={isChanging ? styles.waiting : undefined}>
            <Amount cents={quote.toPayCents} />
          </b>
        ) : (
          <span>–</span>
        )}
      </div>
      {isPriceKnown ? <Contained cart={cart} storeName={storeName} /> : <p className={styles.parcel}>{t('totalLater')}</p>}
      {children}
    </section>
  )
}

function Reductions({ promotions }: { promotions: Cart['quote']['promotions'] }) {
  return promotions.map(({ id, name, endsAt, amountCents }) => (
    <Fragment key={id}>
      <dt>
        <PromotionName name={name} endsAt={endsAt} />
      </dt>
      <dd>
        <Amount cents={amountCents} />
      </dd>
    </Fragment>
  ))
}

/** What the total contains and what it does not, and how it came about. */
function Contained({ cart, storeName }: Pick<SummaryProps, 'cart' | 'storeName'>) {
  const t = useTranslations('cart')
  const { gstRate, gstCents } = cart.quote
  const { parcel } = cart.delivery
  return (
    <>
      <p className={styles.gst}>{t.rich('gst', { ...amountTags, rate: String(gstRate / 100), amount: formatMoney(gstCents) })}</p>
      {parcel && <p className={styles.parcel}>{t('parcelDays', { country: parcel.country, days: parcel.days })}</p>}
      <WhyThisPrice cart={cart} storeName={storeName} />
    </>
  )
}

const sumOf = (entries: readonly { amountCents: number }[]): number => entries.reduce((sum, { amountCents }) => sum + amountCents, 0)
