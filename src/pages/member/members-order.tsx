import { useTranslations } from 'use-intl'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import { getTransactionHistoryDetail, type OrderDetail } from '#src/features/orders/orders.contract.ts'
import { OrderView } from '#src/features/orders/web/order-view.tsx'
import { getRebates } from '#src/features/rewards/rewards.contract.ts'
import { earnedBy } from '#src/features/rewards/rules/wallet.ts'
import { createAddLine } from '#src/pages/buy-line.ts'
import { RefundsOfOrder } from '#src/pages/order-refunds.tsx'
import { useMine } from './use-mine.ts'

/** An order of the member who placed it. */
export function MembersOrder({ order }: { order: OrderDetail }) {
  const { addToCart } = useCart()
  const transaction = useMine(getTransactionHistoryDetail, { query: { orderNumber: order.orderNumber } })
  const { history = [] } = useMine(getRebates, {}).data?.value ?? {}
  const add = createAddLine(addToCart, useTranslations('product'))
  return (
    <>
      <OrderView
        order={order}
        shipTo={order.shipTo}
        transaction={transaction.data?.value}
        rebateCents={earnedBy(history, order.orderNumber)}
        invoiceUrl={order.paidAt ? `/invoice?orderNumber=${order.orderNumber}` : null}
        onAdd={add}
      />
      <RefundsOfOrder orderNumber={order.orderNumber} />
    </>
  )
}
