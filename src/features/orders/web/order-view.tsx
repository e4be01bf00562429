import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { isOver } from '#src/features/orders/rules/order-status.ts'
import type { InvoiceLine, OrderDetail, TrackedOrder, Transaction } from '#src/features/orders/orders.contract.ts'
import { languages } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import { Amount } from '#src/ui/amount.tsx'
import { clockRange, clockTime, dayWithWeekday } from '#src/kit/clock-times.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import { QrCode } from '#src/ui/qr-code.tsx'
import { BuyAgain, type AddLine } from './buy-again.tsx'
import { ledgerRows, percent } from '../order-words.ts'
import lines from './order.module.css'
import { OrderLine } from './order-summary.tsx'
import { OrderCourse } from './order-course.tsx'
import styles from './order-view.module.css'

interface OrderViewProps {
  order: TrackedOrder
  /** Where it goes; not shown to whoever only has its link. */
  shipTo?: OrderDetail['shipTo']
  /** Undefined while loading, and for whoever only has its link. */
  transaction?: Transaction | undefined
  /** What the order earned, if anything. */
  rebateCents?: Cents | null
  invoiceUrl: string | null
  onAdd: AddLine
}

/** One order: the course of its goods, its lines, and how its price came about. */
export function OrderView({ order, shipTo, transaction, rebateCents = null, invoiceUrl, onAdd }: OrderViewProps) {
  const t = useTranslations('orderHistory')
  const words = useTranslations('orders')
  const culture = useCulture()
  // Lines carry every discount, so that only the delivery is charged beside them (money-03).
  const deliveryCents = order.lines.reduce((left, { amountCents }) => left - amountCents, order.totalCents)
  const tender = transaction?.tenders.map(({ label }) => label).join(languages[culture].listComma) || null
  return (
    <div className={styles.order}>
      <div>
        <p className={styles.meaning}>{t(`meaning.${order.status}`, { days: order.returnDays })}</p>
        {order.deliveries.map((delivery) => (
          <Group
            key={delivery.group}
            delivery={delivery}
            lines={order.lines.filter(({ group }) => group === delivery.group)}
            tender={tender}
          />
        ))}
        <dl className={`${lines.ledger} ${styles.sums}`}>
          {deliveryCents > 0 && (
            <>
              <dt>{words('ledger.delivery')}</dt>
              <dd>
                <Amount cents={deliveryCents} />
              </dd>
            </>
          )}
          <dt className={lines.sum}>{t('total')}</dt>
          <dd className={lines.sum}>
            <Amount cents={order.totalCents} />
          </dd>
          {rebateCents !== null && (
            <>
              <dt>{t('rebate')}</dt>
              <dd className={styles.earned}>
                +<Amount cents={rebateCents} />
              </dd>
            </>
          )}
        </dl>
        {transaction && <WhyThisPrice transaction={transaction} />}
        <BuyAgain lines={order.lines} onAdd={onAdd} invoiceUrl={invoiceUrl} />
      </div>
      {(order.collectionCode || shipTo) && (
        <aside className={styles.aside}>
          {order.collectionCode && <CounterCode code={order.collectionCode} />}
          {shipTo && <WhereTo shipTo={shipTo} isCollected={order.deliveries.every(({ mode }) => mode === 'collection')} />}
        </aside>
      )}
    </div>
  )
}

function WhereTo({ shipTo, isCollected }: { shipTo: OrderDetail['shipTo']; isCollected: boolean }) {
  const t = useTranslations('orderHistory')
  return (
    <>
      <h2>{t(isCollected ? 'details' : 'whereTo')}</h2>
      <address>
        {[shipTo.name, ...shipTo.lines, shipTo.contactNo].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </>
  )
}

interface GroupProps {
  delivery: TrackedOrder['deliveries'][number]
  lines: readonly InvoiceLine[]
  tender: string | null
}

function Group({ delivery, lines: goods, tender }: GroupProps) {
  const t = useTranslations('orderHistory')
  const culture = useCulture()
  const { group, mode, storeName, readyBy, slot, parcel, steps } = delivery
  // Times are shown as long as somebody waits for the goods.
  const isOpen = steps.every(({ status, at }) => at === 'next' || !isOver(status))
  const words = {
    delivery: parcel
      ? t('groupParcel', { group, country: parcel.country })
      : slot
        ? t('groupHomeAt', { group, day: dayWithWeekday(slot.startsAt, culture), time: clockRange(slot, culture) })
        : t('groupHome', { group }),
    collection: t('groupCollected', { group, store: storeName ?? group }),
    brand: t('groupBrand', { group }),
  }
  return (
    <section className={styles.group}>
      <h2>{words[mode]}</h2>
      {isOpen && readyBy && (
        <p className="small">{t('readyBy', { day: dayWithWeekday(readyBy, culture), time: clockTime(readyBy, culture) })}</p>
      )}
      {isOpen && parcel && <p className="small">{t('parcelDays', { days: parcel.days })}</p>}
      <OrderCourse steps={steps} isCollected={mode === 'collection'} tender={tender} />
      <ul>
        {goods.map((line, index) => (
          <OrderLine key={index} line={line} linked />
        ))}
      </ul>
    </section>
  )
}

function WhyThisPrice({ transaction }: { transaction: Transaction }) {
  const t = useTranslations('orderHistory')
  const rows = ledgerRows(transaction, useTranslations('orders'))
  return (
    <details className={styles.why}>
      <summary>{t('why')}</summary>
      <dl className={lines.ledger}>
        {rows.map(({ words, amountCents }, index) => (
          <Fragment key={index}>
            <dt>{words}</dt>
            <dd>
              <Amount cents={amountCents} />
            </dd>
          </Fragment>
        ))}
        {transaction.tenders.map(({ label, amountCents }) => (
          <Fragment key={label}>
            <dt>{t('paidWith', { tender: label })}</dt>
            <dd>
              <Amount cents={-amountCents} />
            </dd>
          </Fragment>
        ))}
        <dt>{t('gst', { rate: percent(transaction.gstRate) })}</dt>
        <dd>
          <Amount cents={transaction.gstCents} />
        </dd>
      </dl>
    </details>
  )
}

/** What the counter asks for, to be scanned or read out (order-12). */
function CounterCode({ code }: { code: string }) {
  const t = useTranslations('orderHistory')
  return (
    <div className={styles.code}>
      <h2 className="h3">{t('counterTitle')}</h2>
      <QrCode text={code} label={t('counterCode', { code })} />
      <p>{code}</p>
    </div>
  )
}
