import { useTranslations } from 'use-intl'
import { formatMoney, type Cents } from '#src/kit/money.ts'
import { amountTags } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconClock, iconRefresh, iconWifiOff } from '#src/ui/icons.ts'
import styles from './pay-button.module.css'

export interface PayState {
  totalCents: Cents
  /** `paying`: an intent is under way. `checking`: its outcome is being requested. */
  at: 'rest' | 'paying' | 'checking'
  /** The outcome of the last intent is not known: the button asks for it and never pays again. */
  isOpen: boolean
  isOffline: boolean
  onPay(): void
}

/** Shows the amount. It stays in place while a payment is under way, so that a second press does nothing. */
export function PayButton({ totalCents, at, isOpen, isOffline, onPay, short = false }: PayState & { short?: boolean }) {
  const t = useTranslations('payment')
  const isBusy = at !== 'rest'
  const words = isBusy
    ? t(at === 'checking' ? 'asking' : 'paying')
    : isOpen
      ? t('askAgain')
      : short
        ? t('payShort')
        : t.rich('pay', { ...amountTags, amount: formatMoney(totalCents) })
  return (
    <Button block busy={isBusy} className={styles.pay} aria-disabled={isBusy || isOffline} onClick={() => !isBusy && !isOffline && onPay()}>
      <span>{words}</span>
    </Button>
  )
}

/** One line under the button: what paying does, or what is happening. */
export function PayLine({ at, isOpen, isOffline }: Pick<PayState, 'at' | 'isOpen' | 'isOffline'>) {
  const t = useTranslations('payment')
  const [icon, words] = isOffline
    ? [iconWifiOff, t('offline')]
    : at !== 'rest'
      ? [iconClock, t('working')]
      : isOpen
        ? [iconRefresh, t('bankChecking')]
        : [iconClock, t('holds')]
  return (
    <p className={styles.hold} role="status">
      <Icon of={icon} size={20} />
      {words}
    </p>
  )
}
