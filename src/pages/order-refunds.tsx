import { lazy, Suspense } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { cancelOrder, getOrderRefunds, requestReturn, type OrderRefunds as Refunds } from '#src/features/refunds/refunds.contract.ts'
import { foundRefunds, whyNot } from '#src/features/refunds/web/refunds-reply.ts'
import type { AskedBack } from '#src/features/refunds/web/return-form.tsx'
import type { Failure } from '#src/kit/client.ts'
import { Rejected } from '#src/ui/rejected.tsx'
import { ordersKey } from './member/members-key.ts'
import { useBrowserClient } from './use-browser-client.ts'

// Its forms are loaded with the order that they are for.
const OrderRefunds = lazy(async () => ({ default: (await import('#src/features/refunds/web/order-refunds.tsx')).OrderRefunds }))

interface RefundsOfOrderProps {
  orderNumber: string
  /** Of the order's link, for whoever did not place it. */
  linkKey?: string
}

/** What can be cancelled or sent back of an order, for its owner or with its link; what it changes is read again by the page. */
export function RefundsOfOrder({ orderNumber, linkKey }: RefundsOfOrderProps) {
  const t = useTranslations()
  const client = useBrowserClient()
  const queries = useQueryClient()
  const which = { orderNumber, ...(linkKey === undefined ? {} : { key: linkKey }) }
  const found = useQuery<Refunds | null, Failure>({
    queryKey: [...ordersKey, 'refunds', orderNumber],
    queryFn: async () => foundRefunds(await client(getOrderRefunds, { query: which })),
    retry: false,
    networkMode: 'always',
  })
  const ended = async (reply: { ok: true } | { ok: false; problem: Failure }): Promise<string | null> => {
    // Also after a refusal: what can be done has changed.
    await queries.invalidateQueries()
    return whyNot(reply, t('problems.UNAVAILABLE.message'))
  }
  if (found.data === undefined && found.isError)
    return (
      <Rejected retry={t('refunds.retry')} onRetry={() => void found.refetch()}>
        {t('refunds.notLoaded')}
      </Rejected>
    )
  if (!found.data) return null
  return (
    <Suspense>
      <OrderRefunds
        refunds={found.data}
        onCancel={async () => ended(await client(cancelOrder, { body: which }))}
        onReturn={async (asked: AskedBack) => ended(await client(requestReturn, { body: { ...which, ...asked } }))}
      />
    </Suspense>
  )
}
