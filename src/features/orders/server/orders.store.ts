import type { Order, OrderLine } from '../rules/order.ts'
import { and, asc, count, desc, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Translated } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import { emptyAddress } from '#src/features/addresses/rules/address.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { columnsOf, prepared, preparedInsert, preparedInsertAll } from '#src/platform/db/prepared.ts'
import { promotionUses } from '#src/features/promotions/server/promotions.tables.ts'
import type { LedgerEntry } from '#src/features/pricing/rules/ledger.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import { openOrder, orderLedger, orderLines, orders } from './orders.tables.ts'

export interface OrderNumbers {
  autoId: number
  /** What `orderNumber` makes the order's number from. */
  number: number
}

const nextNumbers = prepared<OrderNumbers>(
  'order-numbers',
  sql`select nextval('orders_auto_id_seq')::int "autoId", nextval('order_numbers')::int number`,
)

/** Drawn before an order is written, so that its rows are sent together. */
export const drawNumbers = async (orm: Orm): Promise<OrderNumbers> => (await nextNumbers(orm, {}))[0]!

/** What an order begins with. */
export const newOrder = { status: 'pendingPayment', paidAt: null, completedAt: null, collectionCode: null, invoiceNumber: null } as const

const insertRow = preparedInsert<Order>('insert-order', orders)
const insertLines = preparedInsertAll<OrderLine>('insert-order-lines', orderLines)
const insertLedger = preparedInsertAll<LedgerEntry & { orderId: number; position: number }>('insert-order-ledger', orderLedger)

/** Writes an order under the id that was drawn for it; in a transaction. */
export async function insertOrder(
  orm: Orm,
  order: Order,
  lines: readonly Omit<OrderLine, 'orderId'>[],
  ledger: readonly LedgerEntry[],
): Promise<void> {
  const { autoId: orderId } = order
  await Promise.all([
    insertRow(orm, order),
    insertLines(
      orm,
      lines.map((line) => ({ ...line, orderId })),
    ),
    insertLedger(
      orm,
      ledger.map((entry, position) => ({ ...entry, orderId, position })),
    ),
  ])
}

/** What somebody who presses Pay wants to be paid for. */
export type Intent = {
  sessionId: string
  idempotencyKey: string
  /** Null when the shopper has no bag any more. */
  cartId: number | null
  quoteHash: string
  /** Orders of this price that were placed before are of another intent. */
  since: Date
}

const earlier = prepared<Order, Intent>(
  'earlier-order',
  sql`select ${columnsOf(orders)} from orders
    where (session_id = ${sql.placeholder('sessionId')} and idempotency_key = ${sql.placeholder('idempotencyKey')})
      or (cart_id = ${sql.placeholder('cartId')} and status = 'pendingPayment')
      or (${sql.placeholder('cartId')}::int is null and session_id = ${sql.placeholder('sessionId')} and quote_hash = ${sql.placeholder('quoteHash')}
        and placed_at > ${sql.placeholder('since')} and status <> 'cancelled')
    order by idempotency_key = ${sql.placeholder('idempotencyKey')} desc, placed_at desc limit 1`,
)

/**
 * The order of this key, else the one that is being paid with this cart, else the one that took the goods out of it just now, when
 * another window was faster, and it is not cancelled (pay-22). Hardly ever is there one.
 */
export const findEarlier = async (orm: Orm, intent: Intent): Promise<Order | null> => (await earlier(orm, intent))[0] ?? null

/** The order that is being paid with a cart. */
export async function findPendingOf(orm: Orm, cartId: number): Promise<number | null> {
  const [row] = await orm
    .select({ orderId: orders.autoId })
    .from(orders)
    .where(and(eq(orders.cartId, cartId), eq(orders.status, 'pendingPayment')))
  return row?.orderId ?? null
}

/** Has an order go with another cart. */
export async function updateCartOf(orm: Orm, orderId: number, cartId: number): Promise<void> {
  await orm.update(orders).set({ cartId }).where(eq(orders.autoId, orderId))
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

const byId = prepared<Order, { orderId: number }>(
  'order',
  sql`select ${columnsOf(orders)} from orders where auto_id = ${sql.placeholder('orderId')}`,
)

export const findById = async (orm: Orm, orderId: number): Promise<Order | null> => (await byId(orm, { orderId }))[0] ?? null

export async function findByNumber(orm: Orm, orderNumber: string, { lock = false } = {}): Promise<Order | null> {
  const query = orm.select().from(orders).where(eq(orders.orderNumber, orderNumber))
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

/** The numbers of orders in a state, or of paid ones with which something is still to be done; the oldest first. */
export async function findNumbers(orm: Orm, { status, most }: { status?: OrderStatus; most: number }): Promise<string[]> {
  const rows = await orm
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(status ? eq(orders.status, status) : openOrder)
    .orderBy(asc(orders.placedAt), asc(orders.autoId))
    .limit(most)
  return rows.map(({ orderNumber }) => orderNumber)
}

/** The codes of the stores where goods of paid orders are still to be collected. */
export async function findAwaitedStores(orm: Orm): Promise<string[]> {
  const code = sql<string>`${orders.delivery} ->> 'storeCode'`
  const rows = await orm
    .selectDistinct({ code })
    .from(orders)
    .where(and(openOrder, sql`${code} is not null`))
  return rows.map((row) => row.code)
}

/** Names a store in the orders of its code that name none, so not in those of an earlier store with this code. */
export async function writeStoreName(orm: Orm, { code, name }: { code: string; name: Translated }): Promise<void> {
  const { delivery } = orders
  await orm
    .update(orders)
    .set({ delivery: sql`${delivery} || jsonb_build_object('storeName', ${JSON.stringify(name)}::jsonb)` })
    .where(and(sql`${delivery} ->> 'storeCode' = ${code}`, sql`not ${delivery} ? 'storeName'`))
}

/** At most so many orders with goods that were shipped before a moment and are not said to be delivered. */
export async function findDelivered(orm: Orm, shippedBefore: Date, most: number): Promise<string[]> {
  const { rows } = await orm.execute(sql`
    select distinct o.order_number from (select * from orders where ${openOrder}) o
      join order_events shipped on shipped.order_id = o.auto_id and shipped.status = 'shipped' and shipped.at <= ${shippedBefore}
     where not exists (select from order_events later where later.order_id = o.auto_id and later.status in ('completed', 'cancelled')
                       and (later.fulfilment_group is null or later.fulfilment_group = shipped.fulfilment_group))
     limit ${most}`)
  return (rows as { order_number: string }[]).map((row) => row.order_number)
}

const pay = prepared<object, { orderId: number; paidAt: Date; source: Translated | null; cents: Cents | null }>(
  'pay-order',
  sql`with paid as (
      update orders set status = 'paid', paid_at = ${sql.placeholder('paidAt')}
      where auto_id = ${sql.placeholder('orderId')} and status = 'pendingPayment' returning auto_id),
    charged as (
      insert into order_ledger (order_id, position, kind, source, amount_cents)
      select auto_id, (select count(*) from order_ledger where order_id = paid.auto_id), 'card',
        ${sql.placeholder('source')}::jsonb, ${sql.placeholder('cents')}::int
      from paid where ${sql.placeholder('cents')}::int is not null)
    select from paid`,
)

/** Marks an order paid and what was charged for it, if it still waits for that. */
export async function payOrder(
  orm: Orm,
  orderId: number,
  paidAt: Date,
  card: { source: Translated; amountCents: Cents } | null,
): Promise<boolean> {
  const paid = await pay(orm, { orderId, paidAt, source: card?.source ?? null, cents: card && -card.amountCents })
  return paid.length === 1
}

/** Writes how far an order is. */
export async function updateProgress(orm: Orm, { autoId, status, completedAt, collectionCode }: Order): Promise<void> {
  await orm.update(orders).set({ status, completedAt, collectionCode }).where(eq(orders.autoId, autoId))
}

/** Blanks to whom and from which browser orders went, also where they used promotions. The country stays, which decided about the GST. */
export async function blankOrders(orm: Orm, placedBefore: Date): Promise<void> {
  const old = orm.select({ autoId: orders.autoId }).from(orders).where(lt(orders.placedAt, placedBefore))
  await orm
    .update(promotionUses)
    .set({ sessionId: '' })
    .where(and(inArray(promotionUses.orderId, old), ne(promotionUses.sessionId, '')))
  const blank = (address: typeof orders.shippingAddress | typeof orders.billingAddress) =>
    sql`${JSON.stringify(emptyAddress)}::jsonb || jsonb_build_object('countryCode', ${address} -> 'countryCode')`
  const nobody = sql`'forgotten-' || ${orders.autoId}`
  await orm
    .update(orders)
    .set({ shippingAddress: blank(orders.shippingAddress), billingAddress: blank(orders.billingAddress), sessionId: nobody })
    .where(and(lt(orders.placedAt, placedBefore), sql`${orders.sessionId} <> ${nobody}`))
}

const linesOf = prepared<OrderLine, { orderId: number }>(
  'order-lines',
  sql`select ${columnsOf(orderLines)} from order_lines where order_id = ${sql.placeholder('orderId')} order by position`,
)

export const findLines = (orm: Orm, orderId: number): Promise<OrderLine[]> => linesOf(orm, { orderId })

const ledgerOf = prepared<LedgerEntry & { position: number }, { orderId: number }>(
  'order-ledger',
  sql`select position, kind, line, source, amount_cents "amountCents" from order_ledger
    where order_id = ${sql.placeholder('orderId')} order by position`,
)

export const findLedger = (orm: Orm, orderId: number): Promise<(LedgerEntry & { position: number })[]> => ledgerOf(orm, { orderId })

/** A member's orders that are paid or still wait for payment. */
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

export const findLedgerOf = (orm: Orm, orderIds: readonly number[]): Promise<(typeof orderLedger.$inferSelect)[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : orm
        .select()
        .from(orderLedger)
        .where(inArray(orderLedger.orderId, [...orderIds]))
        .orderBy(asc(orderLedger.position))

export const findLinesOf = (orm: Orm, orderIds: readonly number[]): Promise<OrderLine[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : orm
        .select()
        .from(orderLines)
        .where(inArray(orderLines.orderId, [...orderIds]))
        .orderBy(asc(orderLines.position))
