import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Failure } from '#src/kit/client.ts'
import { formatMoney, type Cents } from '#src/kit/money.ts'
import { amountTags } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import styles from './card.module.css'
import type { PaymentOutcome } from './payment-outcome.ts'

export type ShownOutcome = Exclude<PaymentOutcome, { state: 'paid' | 'challenge' | 'check' }>

interface PaymentNoticeProps {
  outcome: ShownOutcome
  /** Of a changed quote: the old total, and the new one. */
  change: { beforeCents: Cents; afterCents: Cents } | null
  /** False when an error list takes the focus. */
  takesFocus: boolean
  /** After a hold that ended. */
  onTryAgain(): void
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

function What({ outcome, change, onTryAgain }: Omit<PaymentNoticeProps, 'takesFocus'>) {
  const t = useTranslations('payment')
  switch (outcome.state) {
    case 'declined':
      return <Declined problem={outcome.problem} />
    case 'ended':
      return <OutcomeText tone="bad" title={t('endedTitle')} text={t('endedText')} action={{ words: t('endedAction'), go: onTryAgain }} />
    case 'unknown':
      return <OutcomeText tone="info" title={t('unknownTitle')} text={t('unknownText')} />
    case 'broken':
      return <OutcomeText tone="info" title={t('brokenTitle')} text={t('brokenText')} />
    case 'stock':
      return <OutcomeText tone="bad" title={t('stockTitle')} text={t('stockText')} />
    case 'refused':
      return <OutcomeText tone="bad" title={t('refusedTitle')} text={refusalText(outcome.problem)} />
    case 'stale': {
      const amounts = change && change.beforeCents !== change.afterCents ? change : null
      const text = amounts
        ? t.rich('staleText', { ...amountTags, before: formatMoney(amounts.beforeCents), after: formatMoney(amounts.afterCents) })
        : t('staleSame')
      return <OutcomeText tone="bad" title={t(amounts ? 'staleTitle' : 'staleSameTitle')} text={text} />
    }
  }
}

/** When it can be tried again stands in the details. */
const refusalText = ({ message, details }: Failure): string => (typeof details === 'string' ? `${message} ${details}` : message)

/** The bank's reason, as far as it gives one. */
function Declined({ problem: { title, message, details } }: { problem: Failure }) {
  const t = useTranslations('payment')
  const { reason } = (details ?? {}) as { reason?: string }
  return reason && reason !== 'declined' ? (
    <OutcomeText tone="bad" title={title} text={message} />
  ) : (
    <OutcomeText tone="bad" title={t('declinedTitle')} text={t('declinedText')} />
  )
}

interface OutcomeTextProps {
  tone: 'bad' | 'info'
  title: string
  text: ReactNode
  action?: { words: string; go(): void }
}

const OutcomeText = ({ tone, title, text, action }: OutcomeTextProps) => (
  <Notice
    tone={tone}
    role="alert"
    action={
      action && (
        <Button look="secondary" compact onClick={action.go}>
          {action.words}
        </Button>
      )
    }
  >
    <b>{title}</b>
    <br />
    {text}
  </Notice>
)
