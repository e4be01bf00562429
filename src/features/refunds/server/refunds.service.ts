import { shopDay } from '#src/kit/clock.ts'
import type { ProblemOf } from '#src/kit/endpoint.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { Order } from '#src/features/orders/rules/order.ts'
import type { Actor } from '#src/features/orders/rules/order-event.ts'
import type { OrderInProgress } from '#src/features/orders/server/orders.service.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { cancelOrder, OrderRefunds } from '../refunds.contract.ts'
import { isCancelled } from '../rules/phase.ts'
import type { Pieces } from '../rules/preview.ts'
import type { RefundParts } from './refund-parts.ts'
import { presentRefunds, returnable, type RefundsOfOrder } from './refunds.present.ts'
import { findEntriesOf, findRefundsOf, findReturnsOf, insertReturn } from './refunds.store.ts'
import { settleRefund } from './settle-refund.ts'
import { writeRefund, type RefundRefusal } from './write-refund.ts'

interface Asked {
  orderNumber: string
  /** Of the order's link, for whoever did not place it. */
  key?: string | undefined
}

/** What a shopper sees and does: every order is found by its owner or its key, and any other is answered like an unknown one. */
export interface RefundsService {
  of(caller: Caller, asked: Asked): Promise<Result<OrderRefunds, Problem>>
  cancel(caller: Caller, asked: Asked): Promise<Result<OrderRefunds, Problem>>
  requestReturn(caller: Caller, asked: Asked & { lines: Pieces[]; reason: string }): Promise<Result<OrderRefunds, Problem>>
}

/** Why an order cannot be cancelled, as its shopper reads it (refund-16). An unpaid one is unknown to them. */
const whyNotCancelled = {
  unknownOrder: 'NOT_FOUND',
  unpaid: 'NOT_FOUND',
  sent: 'ORDER_SENT',
  notThere: 'ORDER_REFUNDED',
  notCaptured: 'ORDER_UNSETTLED',
} as const satisfies Record<RefundRefusal['code'], ProblemOf<typeof cancelOrder>>

const shopper: Actor = { kind: 'shopper', name: null }

export function createRefunds(parts: RefundParts): RefundsService {
  const { database, orders, progress, clock } = parts

  /** A paid order that the caller may see. */
  async function readable(caller: Caller, { orderNumber, key }: Asked): Promise<Order | null> {
    const order = await orders.readable(caller, orderNumber, key)
    return order?.paidAt ? order : null
  }

  async function present(caller: Caller, orderNumber: string): Promise<Result<OrderRefunds, Problem>> {
    const found = (await progress.find(database.orm, orderNumber))!
    return ok(presentRefunds(await read(parts, database.orm, found), caller.culture))
  }

  return {
    async of(caller, asked) {
      const order = await readable(caller, asked)
      return order ? present(caller, order.orderNumber) : refuse(problem('NOT_FOUND'))
    },

    async cancel(caller, asked) {
      const order = await readable(caller, asked)
      if (!order) return refuse(problem('NOT_FOUND'))
      const written = await database.transaction(async (tx) => {
        const locked = await progress.lock(tx.orm, order.orderNumber)
        if (locked && isCancelled(locked.order.status, locked.events)) return ok(null)
        return writeRefund(parts, tx, locked, { reason: 'cancelled', by: shopper })
      })
      if (!written.ok) return refuse(problem(whyNotCancelled[written.problem.code]))
      if (written.value) await settleRefund(parts, written.value.refund, { isFirst: true })
      return present(caller, order.orderNumber)
    },

    async requestReturn(caller, asked) {
      const order = await readable(caller, asked)
      if (!order) return refuse(problem('NOT_FOUND'))
      const written = await database.transaction(async ({ orm }) => {
        const locked = (await progress.lock(orm, order.orderNumber))!
        const left = returnable(await read(parts, orm, locked))
        const pieces = asked.lines
        const isOnce = new Set(pieces.map(({ line }) => line)).size === pieces.length
        if (!isOnce || !pieces.every(({ line, quantity }) => quantity <= (left.get(line) ?? 0))) return false
        const now = clock.now()
        await insertReturn(orm, { orderId: order.autoId, pieces, reason: asked.reason, state: 'requested', createdAt: now, changedAt: now })
        return true
      })
      return written ? present(caller, order.orderNumber) : refuse(problem('RETURN_REFUSED'))
    },
  }
}

/** An order with everything that went back of it or may. */
export async function read({ settings, clock }: RefundParts, orm: Orm, found: OrderInProgress): Promise<RefundsOfOrder> {
  const { autoId, placedAt } = found.order
  const entries = await findEntriesOf(orm, autoId)
  const [refunds, returns] = [await findRefundsOf(orm, autoId), await findReturnsOf(orm, autoId)]
  const { returnDays } = await settings.heldAt(placedAt, orm)
  return { found, entries, refunds, returns, returnDays, today: shopDay(clock.now()) }
}
