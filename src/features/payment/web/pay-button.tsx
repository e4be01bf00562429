import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatMoney, type Cents } from '#src/kit/money.ts'
import { amountTags } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconCheck, iconClock, iconRefresh, iconWifiOff } from '#src/ui/icons.ts'
import styles from './pay-button.module.css'
import type { Payment } from './use-payment.ts'

export interface PayState {
  /** 0: vouchers and rebates cover the order. Null: nobody knows yet what delivery costs. */
  toPayCents: Cents | null
  /** Of the plan that is chosen: what is paid in all, null until it is known for a changed bag, and in how many months. */
  plan: { totalCents: Cents | null; months: number } | null
  /** How long paying holds the goods; null while it is not known. */
  holdMinutes: number | null
  at: Payment['at']
  /** The outcome of the last intent is not known: the button asks for it and never pays again. */
  isOpen: boolean
  /** The card was declined. */
  isRetry: boolean
  isOffline: boolean
  onPay(): void
}

/** Shows the amount. It stays in place while a payment is under way, so that a second press does nothing. */
export function PayButton({ short = false, ...state }: PayState & { short?: boolean }) {
  const words = usePayWords(state, short)
  const { at, isOffline, onPay } = state
  const isBusy = at !== 'rest'
  return (
    <Button block busy={isBusy} className={styles.pay} aria-disabled={isBusy || isOffline} onClick={() => !isBusy && !isOffline && onPay()}>
      <span>{words}</span>
    </Button>
  )
}

const busyWords = { paying: 'paying', waiting: 'paying', checking: 'asking', challenge: 'waitingForBank' } as const

function usePayWords({ toPayCents, plan, at, isOpen, isRetry }: PayState, short: boolean): ReactNode {
  const t = useTranslations('payment')
  if (at !== 'rest') return t(busyWords[at])
  if (isOpen) return t('askAgain')
  if (toPayCents === 0) return t(short ? 'placeShort' : 'place')
  if (isRetry) return t('tryAgain')
  if (short || toPayCents === null || plan?.totalCents === null) return t('payShort')
  const amount = formatMoney(plan?.totalCents ?? toPayCents)
  return plan ? t.rich('payMonths', { ...amountTags, amount, months: String(plan.months) }) : t.rich('pay', { ...amountTags, amount })
}

/** One line under the button: what paying does, or what is happening. */
export function PayLine({ toPayCents, holdMinutes, at, isOpen, isOffline }: PayState) {
  const t = useTranslations('payment')
  const isCovered = toPayCents === 0 && !isOpen
  const [icon, words] = isOffline
    ? [iconWifiOff, t('offline')]
    : isOpen || at === 'challenge'
      ? [iconRefresh, t('bankChecking')]
      : at !== 'rest'
        ? [iconClock, t(isCovered ? 'placing' : at === 'waiting' ? 'moment' : 'working')]
        : isCovered
          ? [iconCheck, t('covered')]
          : [iconClock, holdMinutes === null ? t('holds') : t('holdsFor', { minutes: holdMinutes })]
  return (
    <p className={styles.hold} role="status">
      <Icon of={icon} size={20} />
      {words}
    </p>
  )
}
