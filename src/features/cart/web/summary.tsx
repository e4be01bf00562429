import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { soldLines, type Cart, type QuoteEntry } from './from-wire.ts'
import { lastDayOf } from '#src/kit/dates.ts'
import { formatMoney } from '#src/kit/money.ts'
import { Amount, amountTags } from '#src/ui/amount.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronDown } from '#src/ui/icons.ts'
import { FreeDeliveryMeter } from './free-delivery-meter.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import styles from './summary.module.css'

interface SummaryProps {
  cart: Cart
  storeName: string
  hasOwnGoods: boolean
  /** True while the total is not confirmed by the server. */
  isChanging: boolean
  /** The Pay button and the line under it. */
  children: ReactNode
}

/** What the order costs now, how the price came about, and the Pay button. */
export function Summary({ cart, storeName, hasOwnGoods, isChanging, children }: SummaryProps) {
  const t = useTranslations('cart')
  const culture = useCulture()
  const {
    quote,
    delivery: { parcel },
  } = cart
  // What a promotion takes off it stands in its own row.
  const feeCents = sumOf(quote.ledger.filter(({ kind, promotionId }) => kind === 'delivery' && promotionId === null))
  const catalogueOffers =
    quote.offersCents - sumOf(quote.ledger.filter(({ kind, promotionId }) => kind === 'offer' && promotionId !== null))
  return (
    <section className={styles.summary} aria-labelledby="summary-title">
      <h2 className={`h2 ${styles.title}`} id="summary-title">
        {t('summary')}
      </h2>
      {hasOwnGoods && !parcel && <FreeDeliveryMeter cart={cart} storeName={storeName} />}
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
        {quote.promotions.map(({ id, name, endsAt, amountCents }) => (
          <Fragment key={id}>
            <dt>{endsAt ? t('promotionUntil', { name, date: lastDayOf(endsAt, culture) }) : name}</dt>
            <dd>
              <Amount cents={amountCents} />
            </dd>
          </Fragment>
        ))}
        <dt>{t('delivery')}</dt>
        <dd>{feeCents === 0 ? t('free') : <Amount cents={feeCents} />}</dd>
      </dl>
      <p className={styles.total}>
        <span>{t('toPay')}</span>
        <b className={isChanging ? styles.waiting : undefined}>
          <Amount cents={quote.totalCents} />
        </b>
      </p>
      <p className={styles.gst}>
        {t.rich('gst', { ...amountTags, rate: String(quote.gstRate / 100), amount: formatMoney(quote.gstCents) })}
      </p>
      {parcel && <p className={styles.gst}>{t('parcelDays', { country: parcel.country, days: parcel.days })}</p>}
      <WhyThisPrice cart={cart} storeName={storeName} hasOwnGoods={hasOwnGoods} />
      {children}
    </section>
  )
}

const sumOf = (entries: readonly { amountCents: number }[]): number => entries.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** The price ledger: every cent from list price to total (money-04). */
function WhyThisPrice({ cart, storeName, hasOwnGoods }: { cart: Cart; storeName: string; hasOwnGoods: boolean }) {
  const t = useTranslations('cart')
  const { quote } = cart
  const nameOf = ({ kind, source }: QuoteEntry): string =>
    source ?? (kind === 'delivery' && hasOwnGoods ? t('deliveryOf', { store: storeName }) : t(`ledger.${kind}`))
  const movements = (lineId: number | null) =>
    quote.ledger.filter((entry) => entry.lineId === lineId).map((entry) => ({ name: nameOf(entry), amountCents: entry.amountCents }))
  return (
    <details className={styles.why}>
      <summary>
        {t('why')}
        <Icon of={iconChevronDown} size={20} />
      </summary>
      <div className={styles.parts}>
        {soldLines(cart).map((line) => (
          <div key={line.id} className={styles.part}>
            <h3>
              {line.product.brand.name} {line.product.title}
            </h3>
            <Movements rows={movements(line.id)} result={[t('linePrice', { count: line.quantity }), line.amountCents]} />
          </div>
        ))}
        <div className={styles.part}>
          <Movements rows={movements(null)} result={[t('total'), quote.totalCents]} />
        </div>
      </div>
    </details>
  )
}

function Movements({ rows, result: [name, cents] }: { rows: { name: string; amountCents: number }[]; result: [string, number] }) {
  return (
    <dl className={styles.rows}>
      {rows.map((row, index) => (
        <Fragment key={index}>
          <dt>{row.name}</dt>
          <dd>
            <Amount cents={row.amountCents} />
          </dd>
        </Fragment>
      ))}
      <dt className={styles.result}>{name}</dt>
      <dd className={styles.result}>
        <Amount cents={cents} />
      </dd>
    </dl>
  )
}
