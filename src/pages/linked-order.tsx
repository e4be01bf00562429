import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import { trackOrder, type TrackedOrder } from '#src/features/orders/orders.contract.ts'
import { OrderMissing, OrderRejected, OrderSkeleton } from '#src/features/orders/web/order-states.tsx'
import { OrderView } from '#src/features/orders/web/order-view.tsx'
import type { Failure } from '#src/kit/client.ts'
import { dayOf } from '#src/kit/dates.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import styles from './linked-order.module.css'
import { createAddLine } from './buy-line.ts'
import { RefundsOfOrder } from './order-refunds.tsx'
import { ordersKey } from './member/members-key.ts'
import { useBrowserClient } from './use-browser-client.ts'

/** The order of a link, fetched by the browser. */
export function LinkedOrder({ orderNumber, linkKey }: { orderNumber: string; linkKey: string | undefined }) {
  const client = useBrowserClient()
  const order = useQuery<TrackedOrder, Failure>({
    queryKey: [...ordersKey, 'linked', orderNumber, linkKey],
    queryFn: async () => {
      const reply = await client(trackOrder, { query: { orderNumber, key: linkKey } })
      if (!reply.ok) throw reply.problem
      return reply.value
    },
    retry: false,
    networkMode: 'always',
  })
  if (order.data) return <Found order={order.data} linkKey={linkKey} />
  if (!order.isError) return <OrderSkeleton />
  const isMissing = order.error.status === 404 || order.error.status === 400
  return isMissing ? <OrderMissing /> : <OrderRejected onRetry={() => void order.refetch()} />
}

function Found({ order, linkKey }: { order: TrackedOrder; linkKey: string | undefined }) {
  const t = useTranslations('orderHistory')
  const culture = useCulture()
  const { addToCart } = useCart()
  const { orderNumber } = order
  const add = createAddLine(addToCart, useTranslations('product'))
  const key = linkKey === undefined ? '' : `&key=${linkKey}`
  return (
    <div className={styles.order}>
      <h1 className="h1" data-takes-focus>
        {t(`status.${order.status}`)}
      </h1>
      <p className={styles.lead}>{t('numberAndDay', { number: orderNumber, day: dayOf(order.placedAt, culture) })}</p>
      <OrderView order={order} invoiceUrl={`/invoice?orderNumber=${orderNumber}${key}`} onAdd={add} />
      <RefundsOfOrder orderNumber={orderNumber} {...(linkKey === undefined ? {} : { linkKey })} />
    </div>
  )
}
