import type { OrderStatus } from '#src/features/orders/rules/order-status.ts'
import { addDays, type Day } from '#src/features/rewards/rules/days.ts'

/** What an order becomes by a refund (refund-08): cancelled while nothing is sent, and refunded, when nothing of it is left. */
export const statusAfter = ({ isLast, isUnsent }: { isLast: boolean; isUnsent: boolean }): OrderStatus =>
  !isLast ? 'partlyRefunded' : isUnsent ? 'cancelled' : 'refunded'

/** The last day on which goods can be sent back that were delivered, or collected, on a day (refund-10). */
export const lastReturnDay = (deliveredOn: Day, returnDays: number): Day => addDays(deliveredOn, returnDays)
