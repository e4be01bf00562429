import type { OrderStatus } from './order-status.ts'

export interface Step {
  status: OrderStatus | 'placed'
  at: 'done' | 'current' | 'next'
}

const home: readonly Step['status'][] = ['placed', 'paid', 'processing', 'shipped', 'completed']
const counter: readonly Step['status'][] = ['placed', 'paid', 'processing', 'readyToCollect', 'completed']

/** The steps of an order for its owner (order-01): done, current, to come. */
export function timeline(status: OrderStatus, { isCollected, isPaid }: { isCollected: boolean; isPaid: boolean }): Step[] {
  const way = isCollected ? counter : home
  if (status === 'pendingPayment') return way.map((step, index) => ({ status: step, at: index === 0 ? 'current' : 'next' }))
  const here = way.indexOf(status)
  // A cancelled or refunded order has no further steps.
  if (here < 0)
    return [
      ...(isPaid ? (['placed', 'paid'] as const) : (['placed'] as const)).map((step) => ({ status: step, at: 'done' as const })),
      { status, at: 'current' },
    ]
  return way.map((step, index) => ({ status: step, at: index < here ? 'done' : index === here ? 'current' : 'next' }))
}
