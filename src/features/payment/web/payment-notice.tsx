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
  /** Of a changed quote: the old total, and the new one. */
  change: { beforeCents: Cents; afterCents: Cents } | null
  /** False when an error list takes the focus. */
  takesFocus: boolean
}

/** The outcome of the payment, first of all whether the card was charged. It is at the top of the payment section. */
export function PaymentNotice({ takesFocus, ...shown }: PaymentNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    // The button that was pressed may be far from the payment section.
    notice.current?.scrollIntoView({ block: 'center' })
    notice.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div ref={notice} className={styles.notice} id="payment-notice" tabIndex={-1}>
      <What {...shown} />
    </div>
  )
}

function What({ outcome, change }: Omit<PaymentNoticeProps, 'takesFocus'>) {
  const t = useTranslations('payment')
  switch (outcome.state) {
    case 'declined':
      return <OutcomeText tone="bad" title={t('declinedTitle')} text={t('declinedText')} />
    case 'unknown':
      return <OutcomeText tone="info" title={t('unknownTitle')} text={t('unknownText')} />
    case 'broken':
      return <OutcomeText tone="info" title={t('brokenTitle')} text={t('brokenText')} />
    case 'stock':
      return <OutcomeText tone="bad" title={t('stockTitle')} text={t('stockText')} />
    case 'refused':
      return <OutcomeText tone="bad" title={t('refusedTitle')} text={outcome.problem.message} />
    case 'stale': {
      const amounts = change && change.beforeCents !== change.afterCents ? change : null
      const text = amounts
        ? t.rich('staleText', { ...amountTags, before: formatMoney(amounts.beforeCents), after: formatMoney(amounts.afterCents) })
        : t('staleSame')
      return <OutcomeText tone="bad" title={t('staleTitle')} text={text} />
    }
  }
}

const OutcomeText = ({ tone, title, text }: { tone: 'bad' | 'info'; title: string; text: ReactNode }) => (
  <Notice tone={tone} role="alert">
    <b>{title}</b>
    <br />
    {text}
  </Notice>
)
