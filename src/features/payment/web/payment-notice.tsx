import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatMoney, type Cents } from '#src/kit/money.ts'
import { amountTags } from '#src/ui/amount.tsx'
import { Notice } from '#src/ui/notice.tsx'
import styles from './card.module.css'
import type { PaymentOutcome } from './payment-outcome.ts'

export type ShownOutcome = Exclude<PaymentOutcome, { state: 'paid' }>

interface PaymentNoticeProps {
  outcome: ShownOutcome
  /** Of a changed quote: what it was, and what it is now. */
  change: { beforeCents: Cents; afterCents: Cents } | null
}

/** What became of the payment, the charge first. Stands at the head of the payment section. */
export function PaymentNotice({ outcome, change }: PaymentNoticeProps) {
  const t = useTranslations('payment')
  switch (outcome.state) {
    case 'declined':
      return <Said tone="bad" title={t('declinedTitle')} text={t('declinedText')} />
    case 'unknown':
      return <Said tone="info" title={t('unknownTitle')} text={t('unknownText')} />
    case 'broken':
      return <Said tone="info" title={t('brokenTitle')} text={t('brokenText')} />
    case 'stock':
      return <Said tone="bad" title={t('stockTitle')} text={t('stockText')} />
    case 'refused':
      return <Said tone="bad" title={t('refusedTitle')} text={outcome.problem.message} />
    case 'stale': {
      const amounts = change && change.beforeCents !== change.afterCents ? change : null
      const text = amounts
        ? t.rich('staleText', { ...amountTags, before: formatMoney(amounts.beforeCents), after: formatMoney(amounts.afterCents) })
        : t('staleSame')
      return <Said tone="bad" title={t('staleTitle')} text={text} />
    }
  }
}

export const paymentNoticeId = 'payment-notice'

function Said({ tone, title, text }: { tone: 'bad' | 'info'; title: string; text: ReactNode }) {
  return (
    <div className={styles.notice} id={paymentNoticeId} tabIndex={-1}>
      <Notice tone={tone} role="alert">
        <b>{title}</b>
        <br />
        {text}
      </Notice>
    </div>
  )
}
