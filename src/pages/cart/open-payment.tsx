import { PayButton, PayLine, type PayState } from '#src/features/payment/web/pay-button.tsx'
import { PaymentNotice } from '#src/features/payment/web/payment-notice.tsx'
import type { Payment } from '#src/features/payment/web/use-payment.ts'
import { useOnline } from '#src/ui/use-online.ts'
import styles from './cart-page.module.css'

/** The cart is empty because of an order whose reply was lost: the page shows the outcome of the payment first. */
export function OpenPayment({ payment }: { payment: Payment }) {
  const state: PayState = {
    toPayCents: 0,
    plan: null,
    holdMinutes: null,
    at: payment.at,
    isOpen: true,
    isRetry: false,
    isOffline: !useOnline(),
    onPay: () => void payment.checkAgain(),
  }
  return (
    <div className={styles.open}>
      {payment.outcome && <PaymentNotice outcome={payment.outcome} change={null} takesFocus={false} onTryAgain={() => {}} />}
      <PayButton {...state} />
      <PayLine {...state} />
    </div>
  )
}
