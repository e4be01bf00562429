import type { Order, OrderLine } from '../rules/order.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#src/kit/clock.ts'
import type { Translated, Culture } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { Receipt } from '../orders.contract.ts'
import type { LedgerEntry } from '#src/features/pricing/rules/ledger.ts'
import { orderFromCart, type DraftedOrder, type Placement } from './order-from-cart.ts'
import { presentReceipt } from './orders.present.ts'
import {
  deleteUnpaid,
  drawNumbers,
  findById,
  findEarlier,
  findByNumber,
  findLedger,
  findLines,
  findPendingOf,
  insertOrder,
  payOrder,
  updateCartOf,
  type Intent,
  type OrderNumbers,
} from './orders.store.ts'

export { tellOfPaid } from './order-jobs.ts'
export type { OrderInProgress, OrderProgress } from './order-progress.ts'
export { createYearlySweep } from './old-orders.ts'
export { groupsIn } from './staff-orders.service.ts'

export interface OrdersService {
  /** The numbers of a new order. */
  draw(orm: Orm): Promise<OrderNumbers>
  /** An unpaid order, not written yet. */
  draft(placement: Placement, numbers: OrderNumbers): DraftedOrder
  /** Writes it. The caller has locked and checked the cart. */
  insert(orm: Orm, draft: DraftedOrder): Promise<void>
  /** The order that was placed with this key, that is being paid with this cart, or that has just emptied it at this price. */
  earlier(orm: Orm, intent: Intent): Promise<Order | null>
  /** The order that is being paid with this cart. */
  pendingOf(orm: Orm, cartId: number): Promise<number | null>
  /** Has an order go with the cart into which its goods were merged, which must not be being paid itself. */
  followCart(orm: Orm, orderId: number, into: number): Promise<void>
  byId(orm: Orm, orderId: number): Promise<Order | null>
  /** Marks it paid, the rest with this card; false when it is no longer waiting for payment, and the caller then rolls back. Null: no rest was left. */
  pay(orm: Orm, order: Order, card: { source: Translated; amountCents: Cents } | null): Promise<boolean>
  /** Deletes an order for which nothing was charged; false when it does not wait for payment. */
  removeUnpaid(orm: Orm, orderId: number): Promise<boolean>
  lines(orm: Orm, orderId: number): Promise<OrderLine[]>
  ledger(orm: Orm, orderId: number): Promise<LedgerEntry[]>
  /** For the owner, or with the signed key; for anybody else there is no such order. */
  readable(caller: Caller, orderNumber: string, key: string | undefined): Promise<Order | null>
  /** `isMembers`: the member reads it who placed the order. */
  receipt(order: Order, culture: Culture, isMembers?: boolean): Promise<Receipt>
  invoiceKey(orderNumber: string): string
}

export function createOrders(
  database: Database,
  settings: SettingsService,
  stock: StockService,
  clock: Clock,
  secret: string,
): OrdersService {
  const invoiceKey = (number: string): string => createHmac('sha256', secret).update(`invoice:${number}`).digest('base64url')

  return {
    draw: drawNumbers,
    draft: (placement, numbers) => orderFromCart(placement, numbers, clock.now()),
    insert: (orm, { order, lines, ledger }) => insertOrder(orm, order, lines, ledger),
    earlier: findEarlier,
    pendingOf: findPendingOf,
    followCart: updateCartOf,
    byId: (orm, orderId) => findById(orm, orderId),
    pay: (orm, { autoId }, card) => payOrder(orm, autoId, clock.now(), card),
    removeUnpaid: deleteUnpaid,
    lines: findLines,
    ledger: findLedger,
    async readable({ session, member }, number, key) {
      const order = await findByNumber(database.orm, number)
      const mayRead = order !== null && (isOwn(order, session, member) || (key !== undefined && sameKey(key, invoiceKey(number))))
      return mayRead ? order : null
    },
    async receipt(order, culture, isMembers = false) {
      const [lines, ledger, store, places] = await Promise.all([
        findLines(database.orm, order.autoId),
        findLedger(database.orm, order.autoId),
        settings.heldAt(order.placedAt),
        stock.places(database.orm),
      ])
      return presentReceipt({ order, lines, ledger, store, places }, culture, isMembers)
    },
    invoiceKey,
  }
}

/** Whether the caller is the browser that placed the order, or the member whom it belongs to. */
const isOwn = (order: Order, session: string | null, member: number | null): boolean =>
  order.sessionId === session || (member !== null && order.memberId === member)

/** Compares in constant time, so that a key cannot be guessed character by character. */
function sameKey(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
