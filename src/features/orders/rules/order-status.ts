/** States of an order (order-01). */
export const orderStatuses = [
  'pendingPayment',
  'paid',
  'processing',
  'shipped',
  'readyToCollect',
  'completed',
  'cancelled',
  'partlyRefunded',
  'refunded',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Whether goods in this state came to nothing: they were cancelled, or all of them refunded. */
export const isWithdrawn = (status: string): boolean => status === 'cancelled' || status === 'refunded'

/** Whether nobody waits for goods in this state any more. */
export const isOver = (status: string): boolean => status === 'completed' || isWithdrawn(status)

/** Whether something may still happen to an order and its goods: it is paid, and neither cancelled nor refunded whole (order-01). */
export const canProgress = (status: OrderStatus): boolean => !['pendingPayment', 'cancelled', 'refunded'].includes(status)
