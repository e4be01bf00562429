import { useEffect, useRef, type ReactNode } from 'react'
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
  /** Unless an error list has it. */
  takesFocus: boolean
}

/** What became of the payment, the charge first. Stands at the head of the payment section. */
export function PaymentNotice({ takesFocus, ...said }: PaymentNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    // The button that was pressed may be far from the payment section.
    notice.current?.scrollIntoView({ block: 'center' })
    notice.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div ref={notice} className={styles.notice} id="payment-notice" tabIndex={-1}>
      <What {...said} />
    </div>
  )
}

function What({ outcome, change }: Omit<PaymentNoticeProps, 'takesFocus'>) {
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

const Said = ({ tone, title, text }: { tone: 'bad' | 'info'; title: string; text: ReactNode }) => (
  <Notice tone={tone} role="alert">
    <b>{title}</b>
    <br />
    {text}
  </Notice>
)
