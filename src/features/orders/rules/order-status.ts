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

/** Whether something may still happen to an order and its goods: it is paid, and neither cancelled nor refunded whole (order-01). */
export const canProgress = (status: OrderStatus): boolean => !['pendingPayment', 'cancelled', 'refunded'].includes(status)
