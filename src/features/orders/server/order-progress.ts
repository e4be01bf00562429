import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { Order, OrderLine } from '../rules/order.ts'
import { goodsLeft, type RefundedPieces } from '../rules/goods-left.ts'
import { isCancelledByShopper, type OrderEvent } from '../rules/order-event.ts'
import { sendersOf, type Sender } from '../rules/order-groups.ts'
import { canProgress } from '../rules/order-status.ts'
import { stateOfGoods, stateOfOrder } from '../rules/progress.ts'
import { findEvents, insertEvents } from './order-events.store.ts'
import { findByNumber, findLines, updateProgress } from './orders.store.ts'

/** An order with everything that decides what may happen to it next. */
export interface OrderInProgress {
  order: Order
  lines: OrderLine[]
  senders: Sender[]
  events: OrderEvent[]
  refunded: RefundedPieces[]
}

export type FindRefunded = (orm: Orm, orderId: number) => Promise<RefundedPieces[]>

/** What follows when all of a member's order was collected or delivered, in the same transaction. */
export type OnCompleted = (orm: Orm, order: { memberId: number; orderNumber: string }) => Promise<void>

/** What follows when a shopper cancels, in the same transaction. `left`: the lines with the pieces that were still to be sent. */
export type OnCancelled = (orm: Orm, order: { orderNumber: string; left: OrderLine[] }) => Promise<void>

export interface OrderProgress {
  find(orm: Orm, orderNumber: string): Promise<OrderInProgress | null>
  /** The same, locked until the end of the transaction, so that things happen to an order one after another. */
  lock(orm: Orm, orderNumber: string): Promise<OrderInProgress | null>
  /** Writes what happened to a locked order, and the state that follows from it. Throws for an order that is unpaid or ended. */
  record(orm: Orm, locked: OrderInProgress, events: readonly OrderEvent[]): Promise<OrderInProgress>
  /** Refunds, a feature below, say how to find what was refunded of an order. */
  findRefundedBy(find: FindRefunded): void
}

export function createOrderProgress(
  settings: SettingsService,
  onCompleted: OnCompleted,
  onCancelled: OnCancelled = async () => {},
): OrderProgress {
  let findRefunded: FindRefunded = async () => []

  async function read(orm: Orm, orderNumber: string, lock: boolean): Promise<OrderInProgress | null> {
    const order = await findByNumber(orm, orderNumber, { lock })
    if (!order) return null
    const [lines, events, refunded, { name }] = [
      await findLines(orm, order.autoId),
      await findEvents(orm, order.autoId),
      await findRefunded(orm, order.autoId),
      await settings.heldAt(order.placedAt, orm),
    ]
    return { order, lines, events, refunded, senders: sendersOf(order, lines, name.en) }
  }
  return {
    find: (orm, orderNumber) => read(orm, orderNumber, false),
    lock: (orm, orderNumber) => read(orm, orderNumber, true),
    async record(orm, { order, lines, senders, refunded, events: before }, happened) {
      if (!canProgress(order.status)) throw new Error(`Nothing can happen to order ${order.orderNumber}, which is ${order.status}`)
      const events = [...before, ...happened]
      const groups = senders.map(({ group }) => group.en)
      const isComplete = stateOfGoods(groups, events) === 'completed'
      const completedAt = order.completedAt ?? (isComplete ? happened.at(-1)!.at : null)
      const after: Order = { ...order, status: stateOfOrder(groups, events), completedAt }
      await insertEvents(orm, order.autoId, happened)
      await updateProgress(orm, after)
      if (order.memberId !== null && completedAt && !order.completedAt)
        await onCompleted(orm, { memberId: order.memberId, orderNumber: order.orderNumber })
      if (happened.some(isCancelledByShopper)) await onCancelled(orm, { orderNumber: order.orderNumber, left: goodsLeft(lines, refunded) })
      return { order: after, lines, senders, refunded, events }
    },
    findRefundedBy: (find) => void (findRefunded = find),
  }
}
