import type { Cents } from '#src/kit/money.ts'
import type { Translated } from '#src/kit/culture.ts'
import type { OrderEvent } from '#src/features/orders/rules/order-event.ts'
import type { OrderStatus } from '#src/features/orders/rules/order-status.ts'
import { stateOfGoods } from '#src/features/orders/rules/progress.ts'

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
  /** Orders that are paid and not finished, by how far their goods are. */
  open: Partial<Record<OrderStatus, number>>
  /** The oldest order that nobody has begun to pack. */
  oldest: WaitingOrder | null
  /** Wishes to send goods back that are not answered. */
  returns: number
}

interface WaitingOrder {
  orderNumber: string
  paidAt: Date
}

/** An order whose state says that a part of it is refunded; how far the rest is, its events say. */
export interface PartlyRefunded extends WaitingOrder {
  groups: readonly string[]
  events: readonly Pick<OrderEvent, 'status' | 'group'>[]
}

/** What is open, with the orders that are partly refunded: they count by their goods, which go on (order-08). */
export function withPartlyRefunded(
  { open, oldest }: Pick<DaySummary, 'open' | 'oldest'>,
  orders: readonly PartlyRefunded[],
): Pick<DaySummary, 'open' | 'oldest'> {
  const all = { ...open }
  let first = oldest
  for (const { groups, events, orderNumber, paidAt } of orders) {
    const state = stateOfGoods(groups, events)
    all[state] = (all[state] ?? 0) + 1
    if (state === 'paid' && (first === null || isBefore({ orderNumber, paidAt }, first))) first = { orderNumber, paidAt }
  }
  return { open: all, oldest: first }
}

const isBefore = (a: WaitingOrder, b: WaitingOrder): boolean =>
  a.paidAt.getTime() === b.paidAt.getTime() ? a.orderNumber < b.orderNumber : a.paidAt < b.paidAt

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
