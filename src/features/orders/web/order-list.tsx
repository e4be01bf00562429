import { useTranslations } from 'use-intl'
import type { OrderSummary } from '#src/features/orders/orders.contract.ts'
import type { Paging } from '#src/kit/endpoint.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './order-list.module.css'
import { OrderRows } from './order-rows.tsx'

/** A page of the member's orders, with links to newer and older ones. */
export function OrderList({ orders, paging }: { orders: readonly OrderSummary[]; paging: Paging }) {
  const t = useTranslations('orderHistory')
  const { pageNumber, pageCount, totalRecordCount } = paging
  if (totalRecordCount === 0) return <NoOrders />
  if (orders.length === 0) return <BeyondLast pageCount={pageCount} />
  return (
    <>
      <OrderRows orders={orders} />
      {pageCount > 1 && (
        <nav className={styles.pages} aria-label={t('pages')}>
          {pageNumber > 1 ? <Link to={`?pageNo=${pageNumber - 1}`}>{t('newer')}</Link> : <span />}
          <span>{t('pageOf', { page: String(pageNumber), pages: String(pageCount) })}</span>
          {pageNumber < pageCount ? <Link to={`?pageNo=${pageNumber + 1}`}>{t('older')}</Link> : <span />}
        </nav>
      )}
    </>
  )
}

/** A page that was there once, or never was. */
function BeyondLast({ pageCount }: { pageCount: number }) {
  const t = useTranslations('orderHistory')
  return (
    <EmptyState prop="parcel" tile="powder" title={t('beyondTitle')} text={t('beyondText', { pages: pageCount })}>
      <ButtonLink to={`?pageNo=${pageCount}`}>{t('beyondAction')}</ButtonLink>
    </EmptyState>
  )
}

export function NoOrders() {
  const t = useTranslations('orderHistory')
  return (
    <EmptyState prop="parcel" tile="powder" title={t('emptyTitle')} text={t('emptyText')}>
      <ButtonLink to="/">{t('emptyAction')}</ButtonLink>
    </EmptyState>
  )
}
