import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from './shell/page-head.tsx'

// Each page loads the list of what every page needs: what this one needs is not in it.
const LinkedOrder = lazy(async () => ({ default: (await import('./linked-order.tsx')).LinkedOrder }))

/** How far an order is, for whoever has its link (order-19). The page itself is the same for everybody. */
export default function OrderPage() {
  const t = useTranslations('orderHistory')
  const [search] = useSearchParams()
  return (
    <div className="wrap">
      <PageHead title={t('pageTitle')} unlisted />
      <Suspense>
        <LinkedOrder orderNumber={search.get('orderNumber') ?? ''} linkKey={search.get('key') ?? undefined} />
      </Suspense>
    </div>
  )
}
