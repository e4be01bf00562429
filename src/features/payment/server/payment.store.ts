import { and, eq, inArray } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { paymentAttempts } from './payment.tables.ts'

export type AttemptRow = typeof paymentAttempts.$inferSelect

export async function insertAttempt(
  orm: Orm,
  attempt: { orderId: number; attemptKey: string; amountCents: number; currency: string; createdAt: Date },
): Promise<AttemptRow> {
  const [row] = await orm
    .insert(paymentAttempts)
    .values({ ...attempt, state: 'created' })
    .returning()
  return row!
}

/** The one attempt of an order: a declined order is not charged again, the shopper places a new one. */
export async function findAttempt(orm: Orm, orderId: number): Promise<AttemptRow | null> {
  const [row] = await orm.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId))
  return row ?? null
}

/** Settles an attempt that is not settled yet. False when another call has settled it. */
export async function settleAttempt(
  orm: Orm,
  attemptKey: string,
  change: Partial<AttemptRow> & { state: 'captured' | 'declined' },
): Promise<boolean> {
  const settled = await orm
    .update(paymentAttempts)
    .set(change)
    .where(and(eq(paymentAttempts.attemptKey, attemptKey), inArray(paymentAttempts.state, ['created', 'unknown'])))
  return settled.rowCount === 1
}

export async function markUnknown(orm: Orm, attemptKey: string): Promise<void> {
  await orm
    .update(paymentAttempts)
    .set({ state: 'unknown' })
    .where(and(eq(paymentAttempts.attemptKey, attemptKey), eq(paymentAttempts.state, 'created')))
}
