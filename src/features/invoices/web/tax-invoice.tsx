import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#src/features/invoices/invoices.contract.ts'
import type { Culture } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import { useDeliveryWords } from '#src/features/orders/delivery-words.ts'
import { InvoiceTable } from './invoice-table.tsx'
import styles from './invoice.module.css'
import { percent, useChargeRows, useLedgerRows, type LedgerRow } from '#src/features/orders/ledger-words.ts'
import { dayOf, momentOf } from '#src/kit/dates.ts'

/** The tax invoice of a GST-registered seller (order-03). Visible in print only. */
export function TaxInvoice({ invoice, culture, mark }: { invoice: Invoice; culture: Culture; mark: ReactNode }) {
  const t = useTranslations('invoices')
  const { seller } = invoice
  return (
    <article className={styles.sheet} aria-hidden="true">
      <div className={styles.head}>
        <div>
          <p className={styles.seller}>
            {mark}
            {seller.name}
          </p>
          <p>{seller.company}</p>
          <p>{seller.address}</p>
          <p>{t('gstNumber', { number: seller.gstNumber })}</p>
        </div>
        <div className={styles.mark}>
          <h1>{t('title')}</h1>
          <p>
            <b>{invoice.invoiceNumber}</b>
          </p>
          <p>{dayOf(invoice.paidAt, culture)}</p>
          <p>{t('order', { number: invoice.orderNumber })}</p>
        </div>
      </div>
      <Parties invoice={invoice} culture={culture} />
      <InvoiceTable invoice={invoice} />
      <Sums invoice={invoice} />
      <p className={styles.foot}>{t('returns', { days: invoice.returnDays })}</p>
    </article>
  )
}

function Parties({ invoice, culture }: { invoice: Invoice; culture: Culture }) {
  const t = useTranslations('invoices')
  const { billTo, shipTo, deliveries, tenders, paidAt } = invoice
  const isSame = billTo.name === shipTo.name && billTo.lines.join() === shipTo.lines.join()
  const how = useDeliveryWords()
  const sentHow = deliveries.map((delivery) => t('groupHow', { group: delivery.group, how: how(delivery) }))
  return (
    <div className={styles.meta}>
      <Party title={t('billedTo')} lines={[billTo.name, ...billTo.lines]} />
      <Party title={t('deliveredTo')} lines={[...(isSame ? [t('sameAddress')] : [shipTo.name, ...shipTo.lines]), ...sentHow]} />
      <Party title={t('paidOn')} lines={[momentOf(paidAt, culture), ...tenders.map(({ label }) => label)]} />
    </div>
  )
}

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h2>{title}</h2>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  )
}

/** How the price came about, beside the GST it contains and what it was paid with. */
function Sums({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices')
  const tOrders = useTranslations('orders')
  const rows = useLedgerRows()(invoice)
  const { before, charged } = useChargeRows()(invoice)
  const { totalCents, gstCents, gstRate, tenders } = invoice
  const gst = [
    { words: t('beforeGst'), amountCents: totalCents - gstCents },
    { words: t('gstAt', { rate: percent(gstRate) }), amountCents: gstCents },
  ]
  const total = { words: t('total'), amountCents: totalCents }
  return (
    <div className={styles.columns}>
      <div>
        <h2>{t('howReached')}</h2>
        <Ledger rows={rows} sum={{ words: tOrders('totalWithGst', { rate: percent(gstRate) }), amountCents: totalCents }} />
        {charged && <Ledger rows={before} sum={charged} />}
      </div>
      <div>
        <h2>{t('gst')}</h2>
        <Ledger rows={gst} sum={total} />
        <h2>{t('tenders')}</h2>
        <Ledger rows={tenders.map(({ label, amountCents }) => ({ words: label, amountCents }))} sum={total} />
      </div>
    </div>
  )
}

function Ledger({ rows, sum }: { rows: readonly LedgerRow[]; sum: LedgerRow }) {
  return (
    <dl className={styles.ledger}>
      {rows.map(({ words, amountCents }, index) => (
        <Fragment key={index}>
          <dt>{words}</dt>
          <dd>{formatMoney(amountCents)}</dd>
        </Fragment>
      ))}
      <dt className={styles.sum}>{sum.words}</dt>
      <dd className={styles.sum}>{formatMoney(sum.amountCents)}</dd>
    </dl>
  )
}
