import { useTranslations } from 'use-intl'
import { formatMoney, type Cents } from '#src/kit/money.ts'
import { amountTags } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconCheck, iconClock, iconRefresh, iconWifiOff } from '#src/ui/icons.ts'
import styles from './pay-button.module.css'

export interface PayState {
  /** 0: vouchers and rebates cover the order. Null: nobody knows yet what delivery costs. */
  toPayCents: Cents | null
  /** `paying`: an intent is under way. `checking`: its outcome is being requested. */
  at: 'rest' | 'paying' | 'checking'
  /** The outcome of the last intent is not known: the button asks for it and never pays again. */
  isOpen: boolean
  isOffline: boolean
  onPay(): void
}

/** Shows the amount. It stays in place while a payment is under way, so that a second press does nothing. */
export function PayButton({ toPayCents, at, isOpen, isOffline, onPay, short = false }: PayState & { short?: boolean }) {
  const t = useTranslations('payment')
  const isBusy = at !== 'rest'
  const words = isBusy
    ? t(at === 'checking' ? 'asking' : 'paying')
    : isOpen
      ? t('askAgain')
      : toPayCents === 0
        ? t(short ? 'placeShort' : 'place')
        : short || toPayCents === null
          ? t('payShort')
          : t.rich('pay', { ...amountTags, amount: formatMoney(toPayCents) })
  return (
    <Button block busy={isBusy} className={styles.pay} aria-disabled={isBusy || isOffline} onClick={() => !isBusy && !isOffline && onPay()}>
      <span>{words}</span>
    </Button>
  )
}

/** One line under the button: what paying does, or what is happening. */
export function PayLine({ toPayCents, at, isOpen, isOffline }: PayState) {
  const t = useTranslations('payment')
  const isCovered = toPayCents === 0 && !isOpen
  const [icon, words] = isOffline
    ? [iconWifiOff, t('offline')]
    : at !== 'rest'
      ? [iconClock, t(isCovered ? 'placing' : 'working')]
      : isOpen
        ? [iconRefresh, t('bankChecking')]
        : isCovered
          ? [iconCheck, t('covered')]
          : [iconClock, t('holds')]
  return (
    <p className={styles.hold} role="status">
      <Icon of={icon} size={20} />
      {words}
    </p>
  )
}
