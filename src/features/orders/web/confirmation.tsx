import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Receipt } from '#src/features/orders/orders.contract.ts'
import { isWithdrawn } from '#src/features/orders/rules/order-status.ts'
import { dayOf } from '#src/kit/dates.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconCheck, iconPrinter } from '#src/ui/icons.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import { deliveryWords } from '../order-words.ts'
import styles from './order.module.css'
import { OrderSummary } from './order-summary.tsx'

const tags = {
  b: (chunks: ReactNode) => <b>{chunks}</b>,
  e: (chunks: ReactNode) => <i>{chunks}</i>,
}

/**
 * The page after a successful payment: thanks, what happens next, and what was bought; of a withdrawn order, its state. `children`
 * stand beside its buttons.
 */
export function Confirmation({ receipt, children }: { receipt: Receipt; children?: ReactNode }) {
  const t = useTranslations('orders')
  return (
    <div className={styles.thanks}>
      <div>
        {isWithdrawn(receipt.status) ? <Withdrawn receipt={receipt} /> : <Thanks receipt={receipt} />}
        <div className={styles.actions}>
          <ButtonLink to="/">{t('continueShopping')}</ButtonLink>
          <Button look="secondary" onClick={() => print()}>
            <Icon of={iconPrinter} size={20} />
            {t('print')}
          </Button>
          {children}
        </div>
      </div>
      <OrderSummary receipt={receipt} />
    </div>
  )
}

function Thanks({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('orders')
  return (
    <>
      <p className={styles.paid} id="order-paid">
        <Icon of={iconCheck} size={20} />
        {t('paid')}
      </p>
      <h1 className="h1" aria-describedby="order-paid order-number" data-takes-focus>
        {t('thanks', { name: receipt.shipTo.name })}
      </h1>
      <p className={styles.withUs} id="order-number">
        {t.rich('withUs', { ...tags, number: receipt.orderNumber, email: receipt.shipTo.email })}
      </p>
      <ul className={styles.next}>
        {receipt.deliveries.map((delivery) => (
          <Delivery key={delivery.group} delivery={delivery} address={receipt.shipTo.lines} />
        ))}
      </ul>
    </>
  )
}

/** Nothing comes of an order that is cancelled or refunded whole: its documents are what its page is for. */
function Withdrawn({ receipt: { status, orderNumber, placedAt, returnDays } }: { receipt: Receipt }) {
  const t = useTranslations('orderHistory')
  const culture = useCulture()
  return (
    <>
      <h1 className="h1" aria-describedby="order-number" data-takes-focus>
        {t(`status.${status}`)}
      </h1>
      <p className={styles.withUs} id="order-number">
        {t('numberAndDay', { number: orderNumber, day: dayOf(placedAt, culture) })}
      </p>
      <p className={styles.withUs}>{t(`meaning.${status}`, { days: returnDays })}</p>
    </>
  )
}

function Delivery({ delivery, address }: { delivery: Receipt['deliveries'][number]; address: readonly string[] }) {
  const t = useTranslations('orders')
  const culture = useCulture()
  const where = { delivery: inOneLine(address), collection: t('collectBring'), brand: t('tracking') }[delivery.mode]
  return (
    <li>
      <h2>{delivery.group}</h2>
      <p>{deliveryWords(delivery, t, culture)}</p>
      <p>{where}</p>
      {delivery.parcel && <p>{t('duties', { country: delivery.parcel.country })}</p>}
    </li>
  )
}

/** Keeps country and postal code on one line: no break at a space, nor at the hyphen of `100-0005`. */
const inOneLine = (lines: readonly string[]): string =>
  lines.map((line, index) => (index === 0 ? line : line.replaceAll(' ', '\u00a0').replaceAll('-', '\u2060-\u2060'))).join(', ')
