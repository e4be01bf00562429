import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import { getOrderDetail, getTransactionHistoryDetail, type OrderDetail } from '#src/features/orders/orders.contract.ts'
import { NoOrders } from '#src/features/orders/web/order-list.tsx'
import { BackToOrders, NoSuchOrder, OrderView } from '#src/features/orders/web/order-view.tsx'
import { getRebates } from '#src/features/rewards/rewards.contract.ts'
import { dayOf } from '#src/kit/dates.ts'
import { useIsMember } from '#src/browser-start/use-is-member.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import { RefundsOfOrder } from '#src/pages/order-refunds.tsx'
import { MemberData } from './member-data.tsx'
import { MemberPage } from './member-page.tsx'
import { useMine } from './use-mine.ts'

/** One order, by the number in the address; without a number the latest. */
export default function AccountMyOrderDetail() {
  const t = useTranslations('memberArea')
  const words = useTranslations('orderHistory')
  const culture = useCulture()
  const [search] = useSearchParams()
  const isMember = useIsMember()
  const orderNumber = search.get('orderNumber') ?? undefined
  const order = useMine(getOrderDetail, { query: { orderNumber } })
  const found = order.data?.value
  const isMissing = order.error?.status === 404 || order.error?.status === 400
  const skeleton = <Skeleton label={t('loading')} rows={5} />
  return (
    <MemberPage
      page="account-my-order-detail"
      heading={found && words(`status.${found.status}`)}
      lead={found && words('numberAndDay', { number: found.orderNumber, day: dayOf(found.placedAt, culture) })}
      before={<BackToOrders />}
      skeleton={skeleton}
    >
      {isMissing ? (
        orderNumber ? (
          <NoSuchOrder />
        ) : (
          <NoOrders />
        )
      ) : (
        <MemberData of={order} skeleton={skeleton}>
          {({ value }) => (isMember ? <Order key={value.orderNumber} order={value} /> : null)}
        </MemberData>
      )}
    </MemberPage>
  )
}

function Order({ order }: { order: OrderDetail }) {
  const { addToCart } = useCart()
  const transaction = useMine(getTransactionHistoryDetail, { query: { orderNumber: order.orderNumber } })
  const lot = useMine(getRebates, {}).data?.value.lots.find(({ orderNumber }) => orderNumber === order.orderNumber)
  const add = async (ean: string, quantity: number) => {
    const reply = await addToCart(ean, quantity)
    return reply.ok ? null : reply.problem.message
  }
  return (
    <>
      <OrderView
        order={order}
        shipTo={order.shipTo}
        transaction={transaction.data?.value}
        rebateCents={lot?.earnedCents ?? null}
        invoiceUrl={order.paidAt ? `/invoice?orderNumber=${order.orderNumber}` : null}
        onAdd={add}
      />
      <RefundsOfOrder orderNumber={order.orderNumber} />
    </>
  )
}
