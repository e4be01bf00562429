import type { Order, OrderLine } from '../rules/order.ts'
import { and, asc, count, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { prepared } from '#src/platform/db/prepared.ts'
import type { LedgerEntry } from '#src/features/pricing/rules/ledger.ts'
import { canBecome, type OrderStatus } from '../rules/order-status.ts'
import { orderLedger, orderLines, orders } from './orders.tables.ts'

export type NewOrder = typeof orders.$inferInsert

export interface OrderNumbers {
  autoId: number
  /** What `orderNumber` makes the order's number from. */
  number: number
}

const nextNumbers = prepared<OrderNumbers>(
  'order-numbers',
  sql`select nextval(pg_get_serial_sequence('orders', 'auto_id'))::int "autoId", nextval('order_numbers')::int number`,
)

/** Drawn before an order is written, so that its rows are sent together. */
export const drawNumbers = async (orm: Orm): Promise<OrderNumbers> => (await nextNumbers(orm, {}))[0]!

/** Writes an order under the id that was drawn for it; in a transaction. */
export async function insertOrder(
  orm: Orm,
  order: NewOrder & { autoId: number },
  lines: readonly Omit<OrderLine, 'orderId'>[],
  ledger: readonly LedgerEntry[],
): Promise<Order> {
  const { autoId: orderId } = order
  const [[inserted]] = await Promise.all([
    orm.insert(orders).overridingSystemValue().values(order).returning(),
    orm.insert(orderLines).values(lines.map((line) => ({ ...line, orderId }))),
    orm.insert(orderLedger).values(ledger.map((entry, position) => ({ ...entry, orderId, position }))),
  ])
  return inserted!
}

export async function appendToLedger(orm: Orm, orderId: number, entry: LedgerEntry): Promise<void> {
  const position = sql`(select count(*) from order_ledger where order_id = ${orderId})`
  await orm.insert(orderLedger).values({ ...entry, orderId, position })
}

const earlier = prepared<{ autoId: number }, { sessionId: string; key: string; cartId: number | null }>(
  'earlier-order',
  sql`select auto_id "autoId" from orders
    where (session_id = ${sql.placeholder('sessionId')} and idempotency_key = ${sql.placeholder('key')})
      or (cart_id = ${sql.placeholder('cartId')} and status = 'pendingPayment')
    order by idempotency_key = ${sql.placeholder('key')} desc limit 1`,
)

/** The order of this key, else the one that is being paid with this cart. Hardly ever is there one. */
export async function findEarlier(orm: Orm, sessionId: string, key: string, cartId: number | null): Promise<Order | null> {
  const [found] = await earlier(orm, { sessionId, key, cartId })
  return found ? findById(orm, found.autoId) : null
}

/** Deletes an order with its lines and ledger, as long as it waits for payment. */
export async function deleteUnpaid(orm: Orm, orderId: number): Promise<boolean> {
  const unpaid = orm
    .select({ autoId: orders.autoId })
    .from(orders)
    .where(and(eq(orders.autoId, orderId), eq(orders.status, 'pendingPayment')))
  await orm.delete(orderLines).where(inArray(orderLines.orderId, unpaid))
  await orm.delete(orderLedger).where(inArray(orderLedger.orderId, unpaid))
  const deleted = await orm.delete(orders).where(and(eq(orders.autoId, orderId), eq(orders.status, 'pendingPayment')))
  return deleted.rowCount === 1
}

export async function findById(orm: Orm, orderId: number, { lock = false } = {}): Promise<Order | null> {
  const query = orm.select().from(orders).where(eq(orders.autoId, orderId))
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

export async function findByNumber(orm: Orm, orderNumber: string, { lock = false } = {}): Promise<Order | null> {
  const query = orm.select().from(orders).where(eq(orders.orderNumber, orderNumber))
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

/** The numbers of orders in a state, or of paid ones with which something is still to be done; the oldest first. */
export async function findNumbers(orm: Orm, { status, most }: { status?: OrderStatus; most: number }): Promise<string[]> {
  const open = sql`completed_at is null and status not in ('pendingPayment', 'completed', 'cancelled', 'refunded')`
  const rows = await orm
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(status ? eq(orders.status, status) : open)
    .orderBy(asc(orders.placedAt), asc(orders.autoId))
    .limit(most)
  return rows.map(({ orderNumber }) => orderNumber)
}

/** At most so many orders with goods that were shipped before a moment and are not said to be delivered. */
export async function findDelivered(orm: Orm, shippedBefore: Date, most: number): Promise<string[]> {
  const { rows } = await orm.execute(sql`
    select distinct o.order_number from orders o
      join order_events shipped on shipped.order_id = o.auto_id and shipped.status = 'shipped' and shipped.at <= ${shippedBefore}
     where o.completed_at is null and o.status not in ('pendingPayment', 'completed', 'cancelled', 'refunded')
       and not exists (select from order_events later where later.order_id = o.auto_id and later.status in ('completed', 'cancelled')
                       and (later.fulfilment_group is null or later.fulfilment_group = shipped.fulfilment_group))
     limit ${most}`)
  return (rows as { order_number: string }[]).map((row) => row.order_number)
}

/** Changes an order's state, if its state is still the expected one. */
export async function moveOrder(
  orm: Orm,
  orderId: number,
  from: OrderStatus,
  change: Partial<Order> & { status: OrderStatus },
): Promise<boolean> {
  if (!canBecome(from, change.status)) throw new Error(`An order that is ${from} cannot become ${change.status}`)
  const moved = await orm
    .update(orders)
    .set(change)
    .where(and(eq(orders.autoId, orderId), eq(orders.status, from)))
  return moved.rowCount === 1
}

/** Writes how far an order is. */
export async function updateProgress(orm: Orm, { autoId, status, completedAt, collectionCode }: Order): Promise<void> {
  await orm.update(orders).set({ status, completedAt, collectionCode }).where(eq(orders.autoId, autoId))
}

export const findLines = (orm: Orm, orderId: number): Promise<OrderLine[]> =>
  orm.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))

export const findLedger = (orm: Orm, orderId: number): Promise<(LedgerEntry & { position: number })[]> =>
  orm
    .select({
      position: orderLedger.position,
      kind: orderLedger.kind,
      line: orderLedger.line,
      source: orderLedger.source,
      amountCents: orderLedger.amountCents,
    })
    .from(orderLedger)
    .where(eq(orderLedger.orderId, orderId))
    .orderBy(asc(orderLedger.position))

/** A member's orders that were paid or may still be; an order cancelled before payment is not listed. */
const ofMember = (memberId: number) =>
  and(eq(orders.memberId, memberId), or(isNotNull(orders.invoiceNumber), eq(orders.status, 'pendingPayment')))

/** The latest first. */
export const findOfMember = (orm: Orm, memberId: number, page: { limit: number; offset: number }): Promise<Order[]> =>
  orm
    .select()
    .from(orders)
    .where(ofMember(memberId))
    .orderBy(desc(orders.placedAt), desc(orders.autoId))
    .limit(page.limit)
    .offset(page.offset)

export async function countOfMember(orm: Orm, memberId: number): Promise<number> {
  const [row] = await orm.select({ count: count() }).from(orders).where(ofMember(memberId))
  return row!.count
}

/** Selects by number and owner. */
export async function findMembersOrder(orm: Orm, memberId: number, orderNumber: string): Promise<Order | null> {
  const [row] = await orm
    .select()
    .from(orders)
    .where(and(ofMember(memberId), eq(orders.orderNumber, orderNumber)))
  return row ?? null
}

export const findLinesOf = (orm: Orm, orderIds: readonly number[]): Promise<OrderLine[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : orm
        .select()
        .from(orderLines)
        .where(inArray(orderLines.orderId, [...orderIds]))
        .orderBy(asc(orderLines.position))
