import { and, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { newsletterSubscriptions as table } from './newsletter.tables.ts'

export type SubscriptionRow = typeof table.$inferSelect
export type SubscribeRequest = Pick<SubscriptionRow, 'email' | 'culture' | 'nonce' | 'confirmHash' | 'unsubscribeHash' | 'askedAt'>

/**
 * Starts a round, unless the address has confirmed already or got a mail after `notSince`: then null. Who has left
 * since that mail may subscribe again at once, but not a second time, so the first `unsubscribed_at` of the day stays
 * (newsletter-08). A single statement decides, so that any number of simultaneous requests leads to one mail.
 */
export async function beginRound(orm: Orm, request: SubscribeRequest, notSince: Date): Promise<{ autoId: number } | null> {
  const round = { ...request, state: 'pending' as const, confirmedAt: null }
  const isRested = lte(table.askedAt, notSince)
  const hasLeft = and(eq(table.state, 'unsubscribed'), lt(table.askedAt, table.unsubscribedAt))
  const [row] = await orm
    .insert(table)
    .values(round)
    .onConflictDoUpdate({
      target: table.email,
      set: { ...round, unsubscribedAt: sql`case when not (${isRested}) then ${table.unsubscribedAt} end` },
      setWhere: and(ne(table.state, 'confirmed'), or(isRested, hasLeft)),
    })
    .returning({ autoId: table.autoId })
  return row ?? null
}

export async function findRound(orm: Orm, autoId: number, nonce: string): Promise<SubscriptionRow | null> {
  const [row] = await orm
    .select()
    .from(table)
    .where(and(eq(table.autoId, autoId), eq(table.nonce, nonce)))
  return row ?? null
}

/** `now`, and a day before it: an address that got a mail since then has not rested. */
export interface Moment {
  now: Date
  restedAt: Date
}

/**
 * False for a token that is unknown, expired, or whose owner has left since. Confirming twice is harmless. Who left on the day
 * of the last mail has had their second one, so the time of it stays (newsletter-08).
 */
export async function confirm(orm: Orm, confirmHash: string, { now, restedAt }: Moment, askedAfter: Date): Promise<boolean> {
  const stillOpen = and(eq(table.state, 'pending'), gt(table.askedAt, askedAfter))
  const confirmed = await orm
    .update(table)
    .set({
      state: 'confirmed',
      confirmedAt: sql`coalesce(${table.confirmedAt}, ${now})`,
      unsubscribedAt: sql`case when ${table.askedAt} > ${restedAt} then ${table.unsubscribedAt} end`,
    })
    .where(and(eq(table.confirmHash, confirmHash), or(eq(table.state, 'confirmed'), stillOpen)))
  return confirmed.rowCount === 1
}

/** False for an unknown token. Leaving twice is harmless. */
export async function leave(orm: Orm, unsubscribeHash: string, { now, restedAt }: Moment): Promise<boolean> {
  const isRested = and(eq(table.state, 'confirmed'), lte(table.askedAt, restedAt))
  const left = await orm
    .update(table)
    .set({ state: 'unsubscribed', unsubscribedAt: sql`coalesce(case when not (${isRested}) then ${table.unsubscribedAt} end, ${now})` })
    .where(eq(table.unsubscribeHash, unsubscribeHash))
  return left.rowCount === 1
}

/** Deletes subscriptions that were not confirmed, or were left, before a moment. */
export async function deleteOldSubscriptions(orm: Orm, before: Date): Promise<void> {
  const unanswered = and(sql`state = 'pending'`, lte(table.askedAt, before))
  const gone = and(sql`state = 'unsubscribed'`, lte(table.unsubscribedAt, before))
  await orm.delete(table).where(or(unanswered, gone))
}

export async function findSubscription(orm: Orm, email: string): Promise<SubscriptionRow | null> {
  const [row] = await orm.select().from(table).where(eq(table.email, email))
  return row ?? null
}

export async function deleteSubscription(orm: Orm, email: string): Promise<void> {
  await orm.delete(table).where(eq(table.email, email))
}
