import { Fragment } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { InvoiceLine, OrderDelivery, OrderDetail, Transaction } from '#src/features/orders/orders.contract.ts'
import { languages } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import { Amount } from '#src/ui/amount.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { clockRange, clockTime, dayWithWeekday } from '#src/kit/clock-times.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronLeft } from '#src/ui/icons.ts'
import { QrCode } from '#src/ui/qr-code.tsx'
import { BuyAgain, type AddLine } from './buy-again.tsx'
import { ledgerRows, percent } from '../order-words.ts'
import lines from './order.module.css'
import { OrderLine } from './order-summary.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import styles from './order-view.module.css'

interface OrderViewProps {
  order: OrderDetail
  /** Undefined while loading. */
  transaction: Transaction | undefined
  /** What the order earned, if anything. */
  rebateCents: Cents | null
  onAdd: AddLine
}

/** One order: its progress, its lines, and how its price came about. */
export function OrderView({ order, transaction, rebateCents, onAdd }: OrderViewProps) {
  const t = useTranslations('orderHistory')
  const culture = useCulture()
  const showsCode =
    order.deliveries.some(({ mode }) => mode === 'collection') && ['paid', 'processing', 'readyToCollect'].includes(order.status)
  const isAllCollected = order.deliveries.every(({ mode }) => mode === 'collection')
  return (
    <div className={styles.order}>
      <div>
        <p className={styles.meaning}>{t(`meaning.${order.status}`, { days: order.returnDays })}</p>
        <OrderTimeline order={order} tender={transaction?.tenders.map(({ label }) => label).join(languages[culture].listComma) || null} />
        {order.deliveries.map((delivery) => (
          <Group key={delivery.group} delivery={delivery} lines={order.lines.filter(({ group }) => group === delivery.group)} />
        ))}
        <dl className={`${lines.ledger} ${styles.sums}`}>
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
        <BuyAgain
          lines={order.lines}
          onAdd={onAdd}
          invoiceUrl={transaction?.invoiceNumber ? `/invoice?orderNumber=${order.orderNumber}` : null}
        />
      </div>
      <aside className={styles.aside}>
        {showsCode && <CounterCode orderNumber={order.orderNumber} />}
        <h2>{t(isAllCollected ? 'details' : 'whereTo')}</h2>
        <address>
          {[order.shipTo.name, ...order.shipTo.lines, order.shipTo.contactNo].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </aside>
    </div>
  )
}

function Group({ delivery, lines: goods }: { delivery: OrderDelivery; lines: readonly InvoiceLine[] }) {
  const t = useTranslations('orderHistory')
  const culture = useCulture()
  const { group, mode, storeName, readyBy, slot, parcel } = delivery
  const words = {
    delivery: parcel
      ? t('groupParcel', { group, country: parcel.country })
      : slot
        ? t('groupHomeAt', { group, day: dayWithWeekday(slot.startsAt, culture), time: clockRange(slot, culture) })
        : t('groupHome', { group }),
    collection: t('groupCollected', { group, store: storeName ?? '' }),
    brand: t('groupBrand', { group }),
  }
  return (
    <section className={styles.group}>
      <h2>{words[mode]}</h2>
      {readyBy && <p className="small">{t('readyBy', { day: dayWithWeekday(readyBy, culture), time: clockTime(readyBy, culture) })}</p>}
      {parcel && <p className="small">{t('parcelDays', { days: parcel.days })}</p>}
      <ul>
        {goods.map((line) => (
          <OrderLine key={line.ean} line={line} linked />
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

function CounterCode({ orderNumber }: { orderNumber: string }) {
  const t = useTranslations('orderHistory')
  return (
    <div className={styles.code}>
      <h2 className="h3">{t('counterTitle')}</h2>
      <QrCode text={orderNumber} label={t('counterCode', { number: orderNumber })} />
      <p>{orderNumber}</p>
    </div>
  )
}

export function BackToOrders() {
  const t = useTranslations('orderHistory')
  return (
    <Link className={styles.back} to="/member/account-my-order">
      <Icon of={iconChevronLeft} size={20} />
      {t('back')}
    </Link>
  )
}

/** The order is unknown or somebody else's: both have the same answer. */
export function NoSuchOrder() {
  const t = useTranslations('orderHistory')
  return (
    <EmptyState prop="parcel" tile="blush" title={t('missingTitle')} text={t('missingText')}>
      <ButtonLink to="/member/account-my-order">{t('missingAction')}</ButtonLink>
    </EmptyState>
  )
}
