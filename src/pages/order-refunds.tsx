import { lazy, Suspense } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { cancelOrder, getOrderRefunds, requestReturn } from '#src/features/refunds/refunds.contract.ts'
import type { AskedBack } from '#src/features/refunds/web/return-form.tsx'
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
  const client = useBrowserClient()
  const queries = useQueryClient()
  const which = { orderNumber, ...(linkKey === undefined ? {} : { key: linkKey }) }
  const found = useQuery({
    queryKey: [...ordersKey, 'refunds', orderNumber],
    queryFn: async () => {
      const reply = await client(getOrderRefunds, { query: which })
      // The rest of the page says that there is no such order.
      return reply.ok ? reply.value : null
    },
    retry: false,
    networkMode: 'always',
  })
  const ended = async (reply: { ok: true } | { ok: false; problem: { message: string } }): Promise<string | null> => {
    // Also after a refusal: what can be done has changed.
    await queries.invalidateQueries()
    return reply.ok ? null : reply.problem.message
  }
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
