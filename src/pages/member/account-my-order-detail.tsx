import { useEffect, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { getOrderDetail } from '#src/features/orders/orders.contract.ts'
import { NoOrders } from '#src/features/orders/web/order-list.tsx'
import { BackToOrders, NoSuchOrder } from '#src/features/orders/web/back-to-orders.tsx'
import { dayOf } from '#src/kit/dates.ts'
import { useIsMember } from '#src/browser-start/use-is-member.ts'
import { Part, prefetch } from '#src/ui/part.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import { DataRejected, MemberData } from './member-data.tsx'
import { MemberPage } from './member-page.tsx'
import { useMine } from './use-mine.ts'

const membersOrder = () => import('./members-order.tsx')
const unchanging = () => () => {}

/** One order, by the number in the address; without a number the latest. */
export default function AccountMyOrderDetail() {
  const t = useTranslations('memberArea')
  const words = useTranslations('orderHistory')
  const culture = useCulture()
  const [search] = useSearchParams()
  const isMember = useIsMember()
  const orderNumber = search.get('orderNumber') ?? undefined
  // The server's page is the same for every number.
  const isOfNumber = useSyncExternalStore(
    unchanging,
    () => orderNumber !== undefined,
    () => false,
  )
  const order = useMine(getOrderDetail, { query: { orderNumber } })
  // The code comes while the order does.
  useEffect(() => prefetch(membersOrder), [])
  const found = order.data?.value
  const isMissing = order.error?.status === 404 || order.error?.status === 400
  const skeleton = <Skeleton label={t('loading')} rows={5} />
  return (
    <MemberPage
      page="account-my-order-detail"
      // Without a number it is the latest order.
      partOf={isOfNumber ? 'account-my-order' : undefined}
      heading={found && words(`status.${found.status}`)}
      lead={found ? words('numberAndDay', { number: found.orderNumber, day: dayOf(found.placedAt, culture) }) : null}
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
          {({ value }) => (
            <Part load={membersOrder} room={skeleton} rejected={<DataRejected onRetry={() => navigator.onLine && location.reload()} />}>
              {({ MembersOrder }) => isMember && <MembersOrder key={value.orderNumber} order={value} />}
            </Part>
          )}
        </MemberData>
      )}
    </MemberPage>
  )
}
