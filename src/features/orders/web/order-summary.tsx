import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { InvoiceLine, Receipt } from '#src/features/orders/orders.contract.ts'
import { formatMoney } from '#src/kit/money.ts'
import { Amount, amountTags } from '#src/ui/amount.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronDown } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { chargeRows, ledgerRows, percent } from '../order-words.ts'
import styles from './order.module.css'

/** What was bought, and every cent from list price to amount charged. */
export function OrderSummary({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('orders')
  const rows = ledgerRows(receipt, t)
  const { before, charged } = chargeRows(receipt, t)
  const card = receipt.tenders.find(({ kind }) => kind === 'card')
  return (
    <section aria-labelledby="order-title">
      <h2 className={`h2 ${styles.title}`} id="order-title">
        {t('yourOrder')}
      </h2>
      <ul>
        {receipt.lines.map((line, index) => (
          <OrderLine key={index} line={line}>
            {!line.isGift && <LineLedger line={line} />}
          </OrderLine>
        ))}
      </ul>
      <dl className={styles.ledger}>
        {rows.map(({ words, amountCents }, index) => (
          <Fragment key={index}>
            <dt>{words}</dt>
            <dd>
              <Amount cents={amountCents} />
            </dd>
          </Fragment>
        ))}
        <dt className={styles.sum}>{t('totalWithGst', { rate: percent(receipt.gstRate) })}</dt>
        <dd className={styles.sum}>
          <Amount cents={receipt.totalCents} />
        </dd>
        {before.map(({ words, amountCents }, index) => (
          <Fragment key={index}>
            <dt>{words}</dt>
            <dd>
              <Amount cents={amountCents} />
            </dd>
          </Fragment>
        ))}
        {charged && (
          <>
            <dt className={styles.sum}>{charged.words}</dt>
            <dd className={styles.sum}>
              <Amount cents={charged.amountCents} />
            </dd>
          </>
        )}
      </dl>
      <p className={styles.foot}>
        {card
          ? t.rich('paidWith', { ...amountTags, tender: card.label, amount: formatMoney(receipt.gstCents) })
          : t.rich('gstContained', { ...amountTags, amount: formatMoney(receipt.gstCents) })}
      </p>
    </section>
  )
}

/** One line of an order; with `linked` it links to the product. */
export function OrderLine({ line, linked = false, children }: { line: InvoiceLine; linked?: boolean; children?: ReactNode }) {
  const t = useTranslations('orders')
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture src={line.imageUrl ?? ''} alt="" sizes="72px" />
      </div>
      <div>
        <p className={styles.brand}>{line.brand}</p>
        <p className={styles.name}>{linked ? <Link to={`/product/${line.slug}`}>{line.name}</Link> : line.name}</p>
        {line.options && <p className={styles.quiet}>{line.options}</p>}
        <p className={styles.quiet}>{t('quantity', { count: String(line.quantity) })}</p>
      </div>
      <span className={styles.price}>{line.isGift ? t('gift') : <Amount cents={line.amountCents} />}</span>
      {children}
    </li>
  )
}

/** The movements of a line's price, closed at first (cart-26). */
function LineLedger({ line }: { line: Receipt['lines'][number] }) {
  const t = useTranslations('orders')
  const rows = ledgerRows(line, t)
  return (
    <details className={styles.why}>
      <summary>
        {t('why')}
        <Icon of={iconChevronDown} size={20} />
      </summary>
      <dl className={styles.ledger}>
        {rows.map(({ words, amountCents }, index) => (
          <Fragment key={index}>
            <dt>{words}</dt>
            <dd>
              <Amount cents={amountCents} />
            </dd>
          </Fragment>
        ))}
        <dt className={styles.sum}>{t('lineTotal')}</dt>
        <dd className={styles.sum}>
          <Amount cents={line.amountCents} />
        </dd>
      </dl>
    </details>
  )
}
