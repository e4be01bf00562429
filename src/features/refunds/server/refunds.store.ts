import { and, asc, desc, eq, inArray, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import { paymentAttempts } from '#src/features/payment/server/payment.tables.ts'
import type { RefundedPieces } from '#src/features/orders/rules/goods-left.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { RefundEntry } from '../rules/entries.ts'
import { refundEntries, refunds, returnRequests } from './refunds.tables.ts'

export type RefundRow = typeof refunds.$inferSelect
export type NewRefund = typeof refunds.$inferInsert
export type ReturnRow = typeof returnRequests.$inferSelect

export async function insertRefund(orm: Orm, refund: NewRefund, entries: readonly RefundEntry[]): Promise<RefundRow | null> {
  const [row] = await orm.insert(refunds).values(refund).onConflictDoNothing().returning()
  if (row && entries.length > 0)
    await orm.insert(refundEntries).values(entries.map((entry, position) => ({ ...entry, refundId: row.autoId, position })))
  return row ?? null
}

export async function findRefund(orm: Orm, refundId: number): Promise<RefundRow | null> {
  const [row] = await orm.select().from(refunds).where(eq(refunds.autoId, refundId))
  return row ?? null
}

export async function findByKey(orm: Orm, refundKey: string): Promise<RefundRow | null> {
  const [row] = await orm.select().from(refunds).where(eq(refunds.refundKey, refundKey))
  return row ?? null
}

/** The latest first. */
export const findRefundsOf = (orm: Orm, orderId: number): Promise<RefundRow[]> =>
  orm.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(desc(refunds.autoId))

export const findEntriesOf = (orm: Orm, orderId: number): Promise<RefundEntry[]> =>
  orm
    .select({
      kind: refundEntries.kind,
      line: refundEntries.line,
      quantity: refundEntries.quantity,
      source: refundEntries.source,
      amountCents: refundEntries.amountCents,
    })
    .from(refundEntries)
    .innerJoin(refunds, eq(refunds.autoId, refundEntries.refundId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refundEntries.refundId), asc(refundEntries.position))

/** The pieces that were refunded of an order, and when. */
export async function findRefundedPieces(orm: Orm, orderId: number): Promise<RefundedPieces[]> {
  const rows = await orm
    .select({ line: refundEntries.line, quantity: refundEntries.quantity, at: refunds.createdAt })
    .from(refundEntries)
    .innerJoin(refunds, eq(refunds.autoId, refundEntries.refundId))
    .where(and(eq(refunds.orderId, orderId), isNotNull(refundEntries.quantity)))
  return rows.map(({ line, quantity, at }) => ({ line: line!, quantity: quantity!, at }))
}

/** Those that the gateway has not answered, written before a moment. */
export const findOpenRefunds = (orm: Orm, before: Date): Promise<RefundRow[]> =>
  orm
    .select()
    .from(refunds)
    .where(and(sql`state in ('created', 'unknown')`, lt(refunds.createdAt, before)))
    .orderBy(asc(refunds.autoId))
    .limit(100)

/** Writes the gateway's answer, if it has none yet. False when another call has written it. */
export async function updateRefund(
  orm: Orm,
  refundId: number,
  change: Pick<RefundRow, 'state'> & Partial<RefundRow>,
  from: RefundRow['state'][] = ['created', 'unknown'],
): Promise<boolean> {
  const written = await orm
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.autoId, refundId), inArray(refunds.state, from)))
  return written.rowCount === 1
}

/** The attempt that was captured for an order; null when it needed no card. */
export async function findCapture(orm: Orm, orderId: number): Promise<string | null> {
  const [row] = await orm
    .select({ attemptKey: paymentAttempts.attemptKey })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'captured')))
  return row?.attemptKey ?? null
}

export async function insertReturn(orm: Orm, request: typeof returnRequests.$inferInsert): Promise<void> {
  await orm.insert(returnRequests).values(request)
}

/** The latest first. */
export const findReturnsOf = (orm: Orm, orderId: number): Promise<ReturnRow[]> =>
  orm.select().from(returnRequests).where(eq(returnRequests.orderId, orderId)).orderBy(desc(returnRequests.autoId))

export async function updateReturn(orm: Orm, returnId: number, change: Partial<ReturnRow>): Promise<void> {
  await orm.update(returnRequests).set(change).where(eq(returnRequests.autoId, returnId))
}

const ordersOf = (memberId: number) => sql`(select auto_id from orders where member_id = ${memberId})`

export const findRefundsOfMember = (orm: Orm, memberId: number): Promise<RefundRow[]> =>
  orm
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, ordersOf(memberId)))
    .orderBy(asc(refunds.autoId))

export const findReturnsOfMember = (orm: Orm, memberId: number): Promise<ReturnRow[]> =>
  orm
    .select()
    .from(returnRequests)
    .where(inArray(returnRequests.orderId, ordersOf(memberId)))
    .orderBy(asc(returnRequests.autoId))

/** Blanks what shoppers and staff wrote about goods and money that came back. */
async function blankWords(orm: Orm, ofOrders: SQL): Promise<void> {
  await orm
    .update(returnRequests)
    .set({ reason: '', note: null })
    .where(and(inArray(returnRequests.orderId, ofOrders), or(ne(returnRequests.reason, ''), isNotNull(returnRequests.note))))
  await orm
    .update(refunds)
    .set({ note: null })
    .where(and(inArray(refunds.orderId, ofOrders), isNotNull(refunds.note)))
}

/** Of orders that need not say any more to whom they went. */
export const blankOldWords = (orm: Orm, placedBefore: Date): Promise<void> =>
  blankWords(orm, sql`(select auto_id from orders where placed_at < ${placedBefore})`)

export const blankWordsOfMember = (orm: Orm, memberId: number): Promise<void> => blankWords(orm, ordersOf(memberId))
