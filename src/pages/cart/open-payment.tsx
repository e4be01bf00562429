import { PayButton, PayLine, type PayState } from '#src/features/payment/web/pay-button.tsx'
import { PaymentNotice } from '#src/features/payment/web/payment-notice.tsx'
import type { Payment } from '#src/features/payment/web/use-payment.ts'
import { useOnline } from '#src/ui/use-online.ts'
import styles from './cart-page.module.css'

/** The bag was emptied by an order whose answer was lost on the way: its outcome comes before anything else. */
export function OpenPayment({ payment }: { payment: Payment }) {
  const state: PayState = { totalCents: 0, at: payment.at, isOpen: true, isOffline: !useOnline(), onPay: () => void payment.checkAgain() }
  return (
    <div className={styles.open}>
      {payment.outcome && <PaymentNotice outcome={payment.outcome} change={null} takesFocus={false} />}
      <PayButton {...state} />
      <PayLine {...state} />
    </div>
  )
}
