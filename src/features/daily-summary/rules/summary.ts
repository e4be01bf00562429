import type { Cents } from '#src/kit/money.ts'
import type { Translated } from '#src/kit/culture.ts'
import type { OrderStatus } from '#src/features/orders/rules/order-status.ts'

/** What a day brought, and what is to be done when it is summed up. Amounts contain GST. */
export interface DaySummary {
  orders: number
  /** Pieces without gifts. */
  pieces: number
  soldCents: Cents
  gstCents: Cents
  refunds: number
  refundedCents: Cents
  /** What was sold most, the most first. */
  bestSold: { name: Translated; pieces: number }[]
  /** Orders that are paid and not finished, by how far they are. */
  open: Partial<Record<OrderStatus, number>>
  /** The oldest order that nobody has begun to pack. */
  oldest: { orderNumber: string; paidAt: Date } | null
  /** Wishes to send goods back that are not answered. */
  returns: number
}

/** What staff have to do, the most urgent first; what there is nothing of is left out. */
export const tasksOf = ({ open, returns }: DaySummary): [task: Task, count: number][] =>
  (
    [
      ['toPack', open.paid ?? 0],
      ['inPacking', open.processing ?? 0],
      ['toCollect', open.readyToCollect ?? 0],
      ['returns', returns],
    ] as [Task, number][]
  ).filter(([, count]) => count > 0)

export type Task = 'toPack' | 'inPacking' | 'toCollect' | 'returns'
