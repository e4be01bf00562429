import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { getTransactionHistory } from '#src/features/orders/orders.contract.ts'
import { OrderList } from '#src/features/orders/web/order-list.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { MemberData } from './member-data.tsx'
import { MemberPage } from './member-page.tsx'
import { useMine } from './use-mine.ts'

export default function AccountMyOrder() {
  const t = useTranslations('memberArea')
  const [search] = useSearchParams()
  const pageNo = Math.min(10_000, Math.max(1, Math.trunc(Number(search.get('pageNo'))) || 1))
  const orders = useMine(getTransactionHistory, { query: { pageNo, pageSize: 10 } })
  const skeleton = <Skeleton label={t('loading')} rows={4} pictures />
  return (
    <MemberPage page="account-my-order" skeleton={skeleton}>
      <MemberData of={orders} skeleton={skeleton}>
        {({ value, paging }) => <OrderList orders={value} paging={paging!} />}
      </MemberData>
    </MemberPage>
  )
}
