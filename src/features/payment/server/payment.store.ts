import { and, eq, inArray, lt, lte, or } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { statesBefore, type AttemptState } from '../rules/attempt.ts'
import { gatewayEvents, paymentAttempts as table } from './payment.tables.ts'

export type AttemptRow = typeof table.$inferSelect
type NewAttempt = Omit<typeof table.$inferInsert, 'state'>

/** Null when this session has used the idempotency key before. */
export async function insertAttempt(orm: Orm, attempt: NewAttempt): Promise<AttemptRow | null> {
  const [row] = await orm
    .insert(table)
    .values({ ...attempt, state: 'created' })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** The one attempt of an order; null for one that needed no card. */
export async function findAttempt(orm: Orm, orderId: number): Promise<AttemptRow | null> {
  const [row] = await orm.select().from(table).where(eq(table.orderId, orderId))
  return row ?? null
}

export async function findByAttemptKey(orm: Orm, attemptKey: string): Promise<AttemptRow | null> {
  const [row] = await orm.select().from(table).where(eq(table.attemptKey, attemptKey))
  return row ?? null
}

export async function findByIdempotencyKey(orm: Orm, sessionId: string, key: string): Promise<AttemptRow | null> {
  const [row] = await orm
    .select()
    .from(table)
    .where(and(eq(table.sessionId, sessionId), eq(table.idempotencyKey, key)))
  return row ?? null
}

/** Selects by order number and owner: the browser that placed the order, or its member. */
export async function findOwn(
  orm: Orm,
  { session, member }: { session: string; member: number | null },
  orderNumber: string,
): Promise<AttemptRow | null> {
  const isOwn = or(eq(table.sessionId, session), member === null ? undefined : eq(table.memberId, member))
  const [row] = await orm
    .select()
    .from(table)
    .where(and(eq(table.orderNumber, orderNumber), isOwn))
  return row ?? null
}

/** Writes a state that an attempt can still take, and what is known with it. Null when it can not: another call has settled it. */
export async function moveAttempt(
  orm: Orm,
  attemptKey: string,
  change: Partial<AttemptRow> & { state: AttemptState },
): Promise<AttemptRow | null> {
  const [row] = await orm
    .update(table)
    .set(change)
    .where(and(eq(table.attemptKey, attemptKey), inArray(table.state, statesBefore(change.state))))
    .returning()
  return row ?? null
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
