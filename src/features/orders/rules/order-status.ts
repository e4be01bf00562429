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

const next: Record<OrderStatus, readonly OrderStatus[]> = {
  pendingPayment: ['paid', 'cancelled'],
  paid: ['processing', 'cancelled', 'partlyRefunded', 'refunded'],
  processing: ['shipped', 'readyToCollect', 'cancelled', 'partlyRefunded', 'refunded'],
  shipped: ['completed', 'partlyRefunded', 'refunded'],
  readyToCollect: ['completed', 'cancelled', 'partlyRefunded', 'refunded'],
  completed: ['partlyRefunded', 'refunded'],
  cancelled: [],
  partlyRefunded: ['partlyRefunded', 'refunded'],
  refunded: [],
}

/** Whether an order of one group may go from one state to another. That of several groups follows from them: `progress.ts`. */
export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => next[from].includes(to)
