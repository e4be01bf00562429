import { and, desc, eq, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { columnsOf, prepared, preparedInsert } from '#src/platform/db/prepared.ts'
import { statesBefore, type AttemptState } from '../rules/attempt.ts'
import { gatewayEvents, paymentAttempts as table } from './payment.tables.ts'

export type AttemptRow = Omit<typeof table.$inferSelect, 'autoId'>

/** What an attempt begins with. */
export const newAttempt = {
  cartId: null,
  plan: null,
  network: null,
  state: 'created',
  gatewayReference: null,
  cardBrand: null,
  cardLast4: null,
  cardFingerprint: null,
  declineReason: null,
  challengeUrl: null,
  settledAt: null,
} as const

const insertRow = preparedInsert<AttemptRow>('insert-attempt', table, ['autoId'])

/** Rejects when this session has used the idempotency key before. */
export const insertAttempt = (orm: Orm, attempt: AttemptRow): Promise<void> => insertRow(orm, attempt)

/** The one attempt of an order; null for one that needed no card. */
export async function findAttempt(orm: Orm, orderId: number): Promise<AttemptRow | null> {
  const [row] = await orm.select().from(table).where(eq(table.orderId, orderId))
  return row ?? null
}

const attempt = prepared<AttemptRow, { attemptKey: string }>(
  'attempt',
  sql`select ${columnsOf(table)} from payment_attempts where attempt_key = ${sql.placeholder('attemptKey')}`,
)

export const findByAttemptKey = async (orm: Orm, attemptKey: string): Promise<AttemptRow | null> =>
  (await attempt(orm, { attemptKey }))[0] ?? null

const ofKey = prepared<AttemptRow, { sessionId: string; key: string }>(
  'attempt-of-key',
  sql`select ${columnsOf(table)} from payment_attempts
    where session_id = ${sql.placeholder('sessionId')} and idempotency_key = ${sql.placeholder('key')}`,
)

/** What became of the one try that a session has made with an idempotency key. */
export const findByIdempotencyKey = async (orm: Orm, sessionId: string, key: string): Promise<AttemptRow | null> =>
  (await ofKey(orm, { sessionId, key }))[0] ?? null

export async function findByOrderNumber(orm: Orm, orderNumber: string): Promise<AttemptRow | null> {
  const [row] = await orm.select().from(table).where(eq(table.orderNumber, orderNumber))
  return row ?? null
}

/** A member's attempts at paying, the latest first. */
export const findAttemptsOf = (orm: Orm, memberId: number): Promise<AttemptRow[]> =>
  orm.select().from(table).where(eq(table.memberId, memberId)).orderBy(desc(table.autoId))

/** The browsers of attempts that need not say any more from which one they came; one without an order goes by its own day. */
export const blankOldBrowsers = (orm: Orm, placedBefore: Date): Promise<void> =>
  blankBrowsers(
    orm,
    sql`coalesce((select placed_at from orders where orders.auto_id = ${table.orderId}), ${table.createdAt}) < ${placedBefore}`,
  )

export const blankBrowsersOfMember = (orm: Orm, memberId: number): Promise<void> => blankBrowsers(orm, eq(table.memberId, memberId))

async function blankBrowsers(orm: Orm, which: SQL): Promise<void> {
  const nobody = sql`'forgotten-' || ${table.autoId}`
  await orm
    .update(table)
    .set({ sessionId: nobody })
    .where(and(which, sql`${table.sessionId} <> ${nobody}`))
}

export type AttemptChange = Partial<AttemptRow> & { state: AttemptState }

/** Writes a state that an attempt can still take, and what is known with it. Null when it can not: another call has settled it. */
export async function moveAttempt(orm: Orm, attemptKey: string, change: AttemptChange): Promise<AttemptRow | null> {
  const [row] = await orm
    .update(table)
    .set(change)
    .where(and(eq(table.attemptKey, attemptKey), inArray(table.state, statesBefore(change.state))))
    .returning()
  return row ?? null
}

/** Has the attempts of an order go with another cart. */
export async function updateCartOf(orm: Orm, orderId: number, cartId: number): Promise<void> {
  await orm.update(table).set({ cartId }).where(eq(table.orderId, orderId))
}

/** Attempts whose answer was lost: unknown ones, and those as old as `lostAt` that nobody waits for any more; a thousand at most. */
export const findLost = (orm: Orm, lostAt: Date): Promise<AttemptRow[]> =>
  orm
    .select()
    .from(table)
    .where(or(eq(table.state, 'unknown'), and(eq(table.state, 'created'), lte(table.createdAt, lostAt))))
    .limit(1000)

export const findOfOrders = (orm: Orm, orderIds: readonly number[]): Promise<AttemptRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : orm
        .select()
        .from(table)
        .where(inArray(table.orderId, [...orderIds]))

/** False when the event was taken before. */
export async function insertEvent(orm: Orm, id: string, at: Date): Promise<boolean> {
  const inserted = await orm.insert(gatewayEvents).values({ id, at }).onConflictDoNothing()
  return inserted.rowCount === 1
}

export async function deleteEventsBefore(orm: Orm, at: Date): Promise<void> {
  await orm.delete(gatewayEvents).where(lt(gatewayEvents.at, at))
}
