import { and, eq, exists, gt, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { variants } from '#src/features/catalogue/server/catalogue.tables.ts'
import { stockLevels } from '#src/features/stock/server/stock.tables.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { restockAskers as askers, restockSubscriptions as subscriptions } from './restock.tables.ts'

export type AskerRow = typeof askers.$inferSelect
export type Asked = Pick<AskerRow, 'email' | 'productId' | 'culture' | 'nonce' | 'confirmHash' | 'unsubscribeHash' | 'askedAt'>

/**
 * Begins a round of asking, unless the address has agreed already or was asked after `notSince`: then null. One
 * statement decides, so that of any number of posts at once one alone is answered with a mail.
 */
export async function beginRound(orm: Orm, asked: Asked, notSince: Date): Promise<{ autoId: number } | null> {
  const round = { ...asked, state: 'pending' as const, leftAt: null }
  const [row] = await orm
    .insert(askers)
    .values(round)
    .onConflictDoUpdate({
      target: [askers.email, askers.productId],
      set: round,
      setWhere: and(ne(askers.state, 'confirmed'), lte(askers.askedAt, notSince)),
    })
    .returning({ autoId: askers.autoId })
  return row ?? null
}

/** Notes what the address waits for. Who was told after `notSince` does not wait again yet. */
export async function waitFor(orm: Orm, { email, productId, askedAt }: Asked, variantId: number, notSince: Date): Promise<void> {
  await orm.execute(sql`
    insert into restock_subscriptions (asker_id, variant_id, since)
    select auto_id, ${variantId}::int, ${askedAt}::timestamptz from restock_askers where email = ${email} and product_id = ${productId} and state <> 'left'
    on conflict (asker_id, variant_id) do update set since = excluded.since, told_at = null where restock_subscriptions.told_at <= ${notSince}`)
}

export async function findRound(orm: Orm, autoId: number, nonce: string): Promise<AskerRow | null> {
  const [row] = await orm
    .select()
    .from(askers)
    .where(and(eq(askers.autoId, autoId), eq(askers.nonce, nonce)))
  return row ?? null
}

/** False for a token that nobody was given, that ran out, or whose owner has left since. Twice is harmless. */
export async function confirm(orm: Orm, confirmHash: string, askedAfter: Date): Promise<boolean> {
  const stillOpen = and(eq(askers.state, 'pending'), gt(askers.askedAt, askedAfter))
  const confirmed = await orm
    .update(askers)
    .set({ state: 'confirmed' })
    .where(and(eq(askers.confirmHash, confirmHash), or(eq(askers.state, 'confirmed'), stillOpen)))
  return confirmed.rowCount === 1
}

/** False for a token that nobody was given. Twice is harmless. Who was told already stays counted. In a transaction. */
export async function leave(orm: Orm, unsubscribeHash: string, now: Date): Promise<boolean> {
  const left = await orm
    .update(askers)
    .set({ state: 'left', leftAt: sql`coalesce(${askers.leftAt}, ${now})` })
    .where(eq(askers.unsubscribeHash, unsubscribeHash))
    .returning({ autoId: askers.autoId })
  for (const { autoId } of left) await orm.delete(subscriptions).where(and(eq(subscriptions.askerId, autoId), isNull(subscriptions.toldAt)))
  return left.length === 1
}

const isWaiting = and(isNull(subscriptions.toldAt), eq(askers.state, 'confirmed'))

/** Variants that somebody waits for and of which there may be some: a few at a time, the longest waiting first. */
export async function findReturning(orm: Orm, most: number): Promise<number[]> {
  const some = orm
    .select({ one: sql`1` })
    .from(stockLevels)
    .where(
      and(
        eq(stockLevels.variantId, subscriptions.variantId),
        or(eq(stockLevels.allowOverSell, true), gt(stockLevels.onHand, stockLevels.held)),
      ),
    )
  const rows = await orm
    .select({ variantId: subscriptions.variantId })
    .from(subscriptions)
    .innerJoin(askers, eq(askers.autoId, subscriptions.askerId))
    .where(and(isWaiting, exists(some)))
    .groupBy(subscriptions.variantId)
    .orderBy(sql`min(${subscriptions.since})`)
    .limit(most)
  return rows.map(({ variantId }) => variantId)
}

/** Until the transaction ends nobody else tells of this variant. False when somebody does just now. */
export async function takeTurn(orm: Orm, variantId: number): Promise<boolean> {
  const turn = await orm
    .select({ autoId: variants.autoId })
    .from(variants)
    .where(eq(variants.autoId, variantId))
    .for('no key update', { skipLocked: true })
  return turn.length === 1
}

export const countTold = (orm: Orm, variantId: number, after: Date): Promise<number> =>
  orm.$count(subscriptions, and(eq(subscriptions.variantId, variantId), gt(subscriptions.toldAt, after)))

/** Marks those who have waited longest as told; only whoever marked them records their mails. */
export async function markTold(orm: Orm, variantId: number, most: number, now: Date): Promise<{ autoId: number }[]> {
  const next = orm
    .select({ autoId: subscriptions.autoId })
    .from(subscriptions)
    .innerJoin(askers, eq(askers.autoId, subscriptions.askerId))
    .where(and(isWaiting, eq(subscriptions.variantId, variantId)))
    .orderBy(subscriptions.since, subscriptions.autoId)
    .limit(most)
    .for('update', { of: subscriptions, skipLocked: true })
  return orm
    .update(subscriptions)
    .set({ toldAt: now })
    .where(sql`${subscriptions.autoId} in ${next}`)
    .returning({ autoId: subscriptions.autoId })
}

/** Who was told of what at that moment; null when they have left, or wait again. */
export async function findTold(orm: Orm, autoId: number, toldAt: Date): Promise<{ asker: AskerRow; variantId: number } | null> {
  const [row] = await orm
    .select({ asker: askers, variantId: subscriptions.variantId })
    .from(subscriptions)
    .innerJoin(askers, eq(askers.autoId, subscriptions.askerId))
    .where(and(eq(subscriptions.autoId, autoId), eq(subscriptions.toldAt, toldAt), eq(askers.state, 'confirmed')))
  return row ?? null
}

/** Deletes, up to a moment, the addresses that never confirmed, that left, and that have been told of everything. */
export async function forget(orm: Orm, before: Date): Promise<void> {
  const open = orm
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(and(eq(subscriptions.askerId, askers.autoId), or(isNull(subscriptions.toldAt), gt(subscriptions.toldAt, before))))
  const unanswered = and(eq(askers.state, 'pending'), lte(askers.askedAt, before))
  const gone = and(eq(askers.state, 'left'), lte(askers.leftAt, before))
  const told = and(eq(askers.state, 'confirmed'), lte(askers.askedAt, before), notExists(open))
  await orm.delete(askers).where(or(unanswered, gone, told))
}

/** What an address has asked to be told of. */
export const findAskedBy = (
  orm: Orm,
  email: string,
): Promise<{ ean: string; state: AskerRow['state']; since: Date; toldAt: Date | null }[]> =>
  orm
    .select({ ean: variants.ean, state: askers.state, since: subscriptions.since, toldAt: subscriptions.toldAt })
    .from(askers)
    .innerJoin(subscriptions, eq(subscriptions.askerId, askers.autoId))
    .innerJoin(variants, eq(variants.autoId, subscriptions.variantId))
    .where(eq(askers.email, email))

export async function deleteAskedBy(orm: Orm, email: string): Promise<void> {
  await orm.delete(askers).where(eq(askers.email, email))
}
