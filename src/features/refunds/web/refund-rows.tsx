import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderRefund } from '#src/features/refunds/refunds.contract.ts'
import { goodsName } from '#src/features/refunds/rules/goods-name.ts'
import { dayOf } from '#src/kit/dates.ts'
import type { Cents } from '#src/kit/money.ts'
import { Amount } from '#src/ui/amount.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import styles from './order-refunds.module.css'

const heading = { created: 'refunding', unknown: 'refunding', refunded: 'refundedOn', refused: 'refundRefused' } as const

/** One refund: what went back, what was deducted, and what it was paid back to (refund-12). */
export function RefundRows({ refund }: { refund: OrderRefund }) {
  const t = useTranslations('refunds')
  const culture = useCulture()
  const { state, decidedAt, lines, deliveryCents, keptCents, owedCents, tenders } = refund
  const rows: [words: string, cents: Cents][] = [
    ...lines.map((goods): [string, Cents] => [t('pieces', { name: goodsName(goods, culture), count: goods.quantity }), goods.amountCents]),
    ...(deliveryCents ? [[t('delivery'), deliveryCents] as [string, Cents]] : []),
    ...(keptCents ? [[t('kept'), -keptCents] as [string, Cents]] : []),
    ...(owedCents ? [[t('owed'), -owedCents] as [string, Cents]] : []),
  ]
  return (
    <div className={styles.way}>
      <h3 className={styles.subtitle}>{t(heading[state], { day: dayOf(decidedAt, culture) })}</h3>
      <dl className={styles.rows}>
        {rows.map(([words, cents], index) => (
          <Fragment key={index}>
            <dt>{words}</dt>
            <dd>
              <Amount cents={cents} />
            </dd>
          </Fragment>
        ))}
        {tenders.map(({ kind, label, amountCents, isEnded }, index) => (
          <Fragment key={index}>
            <dt className={styles.back}>{isEnded ? label : t(kind === 'voucher' ? 'newVoucher' : 'back', { tender: label })}</dt>
            <dd className={styles.back}>
              <Amount cents={amountCents} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}
