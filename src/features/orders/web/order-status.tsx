import { useTranslations } from 'use-intl'
import type { OrderStatus as Status } from '#src/features/orders/rules/order-status.ts'
import styles from './order-status.module.css'

const tones: Record<Status, 'good' | 'going' | 'rest' | 'warn'> = {
  pendingPayment: 'warn',
  paid: 'going',
  processing: 'going',
  shipped: 'good',
  readyToCollect: 'good',
  completed: 'rest',
  cancelled: 'rest',
  partlyRefunded: 'rest',
  refunded: 'rest',
}

/** An order's state, as a word and a dot. */
export function OrderStatusWord({ status }: { status: Status }) {
  const t = useTranslations('orderHistory.status')
  return <span className={[styles.status, styles[tones[status]]].filter(Boolean).join(' ')}>{t(status)}</span>
}
