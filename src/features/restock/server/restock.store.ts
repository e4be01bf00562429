import { and, asc, eq, exists, gt, inArray, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { noLongerSold } from '#src/features/catalogue-import/rules/catalogue-product.ts'
import { isPublished } from '#src/features/catalogue/server/catalogue.service.ts'
import { variants } from '#src/features/catalogue/server/catalogue.tables.ts'
import { stockLevels } from '#src/features/stock/server/stock.tables.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { restockSubscribers as subscribers, restockSubscriptions as subscriptions } from './restock.tables.ts'

export type SubscriberRow = typeof subscribers.$inferSelect
export type SubscribeRequest = Pick<
  SubscriberRow,
  'email' | 'productId' | 'culture' | 'nonce' | 'confirmHash' | 'unsubscribeHash' | 'askedAt'
>

/**
 * Starts a round, unless the address has confirmed already or got a mail after `notSince`: then null. Who has left
 * since that mail may ask again at once, but not a second time, so the first `left_at` of the day stays (restock-04).
 * A single statement decides, so that any number of simultaneous requests leads to one mail.
 */
export async function beginRound(orm: Orm, request: SubscribeRequest, notSince: Date): Promise<{ autoId: number } | null> {
  const round = { ...request, state: 'pending' as const }
  const isRested = lte(subscribers.askedAt, notSince)
  const hasLeft = and(eq(subscribers.state, 'left'), lt(subscribers.askedAt, subscribers.leftAt))
  const [row] = await orm
    .insert(subscribers)
    .values(round)
    .onConflictDoUpdate({
      target: [subscribers.email, subscribers.productId],
      set: { ...round, leftAt: sql`case when not (${isRested}) then ${subscribers.leftAt} end` },
      setWhere: and(ne(subscribers.state, 'confirmed'), or(isRested, hasLeft)),
    })
    .returning({ autoId: subscribers.autoId })
  return row ?? null
}

/**
 * Records which variant the subscriber waits for. Who waits already stays in their place; who was notified waits again,
 * from `restMs` after that mail (restock-03).
 */
export async function waitFor(orm: Orm, { email, productId, askedAt }: SubscribeRequest, variantId: number, restMs: number): Promise<void> {
  await orm.execute(sql`
    insert into restock_subscriptions (asker_id, variant_id, since)
    select auto_id, ${variantId}::int, ${askedAt}::timestamptz from restock_askers where email = ${email} and product_id = ${productId} and state <> 'left'
    on conflict (asker_id, variant_id) do update
      set since = greatest(excluded.since, restock_subscriptions.told_at + ${restMs}::int * interval '1 millisecond'), told_at = null
      where restock_subscriptions.told_at is not null`)
}

export async function findRound(orm: Orm, autoId: number, nonce: string): Promise<SubscriberRow | null> {
  const [row] = await orm
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.autoId, autoId), eq(subscribers.nonce, nonce)))
  return row ?? null
}

/**
 * False for a token that is unknown, expired, or whose owner has left since. Confirming twice is harmless. Who left on the day
 * of the last mail has had their second one, so the time of it stays (restock-04). `restedAt`: a day ago.
 */
export async function confirm(
  orm: Orm,
  confirmHash: string,
  { askedAfter, restedAt }: Record<'askedAfter' | 'restedAt', Date>,
): Promise<boolean> {
  const stillOpen = and(eq(subscribers.state, 'pending'), gt(subscribers.askedAt, askedAfter))
  const confirmed = await orm
    .update(subscribers)
    .set({ state: 'confirmed', leftAt: sql`case when ${subscribers.askedAt} > ${restedAt} then ${subscribers.leftAt} end` })
    .where(and(eq(subscribers.confirmHash, confirmHash), or(eq(subscribers.state, 'confirmed'), stillOpen)))
  return confirmed.rowCount === 1
}

/** False for an unknown token. Leaving twice is harmless. Past notifications still count. Runs in a transaction. */
export async function leave(orm: Orm, unsubscribeHash: string, now: Date, restedAt: Date): Promise<boolean> {
  const isRested = and(eq(subscribers.state, 'confirmed'), lte(subscribers.askedAt, restedAt))
  const left = await orm
    .update(subscribers)
    .set({ state: 'left', leftAt: sql`coalesce(case when not (${isRested}) then ${subscribers.leftAt} end, ${now})` })
    .where(eq(subscribers.unsubscribeHash, unsubscribeHash))
    .returning({ autoId: subscribers.autoId })
  for (const { autoId } of left)
    await orm.delete(subscriptions).where(and(eq(subscriptions.subscriberId, autoId), isNull(subscriptions.notifiedAt)))
  return left.length === 1
}

const isWaiting = (now: Date) => and(isNull(subscriptions.notifiedAt), lte(subscriptions.since, now), eq(subscribers.state, 'confirmed'))

/** At most so many variants after another that have subscribers and perhaps stock, by their id. */
export async function findReturning(orm: Orm, { after, most, now }: { after: number; most: number; now: Date }): Promise<number[]> {
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
    .innerJoin(subscribers, eq(subscribers.autoId, subscriptions.subscriberId))
    .where(and(gt(subscriptions.variantId, after), isWaiting(now), exists(some)))
    .groupBy(subscriptions.variantId)
    .orderBy(asc(subscriptions.variantId))
    .limit(most)
  return rows.map(({ variantId }) => variantId)
}

/** Locks the variant against other sweeps until the transaction ends. False when another sweep has the lock. */
export async function takeTurn(orm: Orm, variantId: number): Promise<boolean> {
  const turn = await orm
    .select({ autoId: variants.autoId })
    .from(variants)
    .where(eq(variants.autoId, variantId))
    .for('no key update', { skipLocked: true })
  return turn.length === 1
}

export const countNotified = (orm: Orm, variantId: number, after: Date): Promise<number> =>
  orm.$count(subscriptions, and(eq(subscriptions.variantId, variantId), gt(subscriptions.notifiedAt, after)))

/** Marks the longest waiting subscribers as notified; only the sweep that marked them records their mails. */
export async function markNotified(orm: Orm, variantId: number, most: number, now: Date): Promise<{ autoId: number }[]> {
  const next = orm
    .select({ autoId: subscriptions.autoId })
    .from(subscriptions)
    .innerJoin(subscribers, eq(subscribers.autoId, subscriptions.subscriberId))
    .where(and(isWaiting(now), eq(subscriptions.variantId, variantId)))
    .orderBy(subscriptions.since, subscriptions.autoId)
    .limit(most)
    .for('update', { of: subscriptions, skipLocked: true })
  return orm
    .update(subscriptions)
    .set({ notifiedAt: now })
    .where(sql`${subscriptions.autoId} in ${next}`)
    .returning({ autoId: subscriptions.autoId })
}

/** The subscriber and variant of one notification; null when the subscriber has left, or waits again. */
export async function findNotified(
  orm: Orm,
  autoId: number,
  notifiedAt: Date,
): Promise<{ subscriber: SubscriberRow; variantId: number } | null> {
  const [row] = await orm
    .select({ subscriber: subscribers, variantId: subscriptions.variantId })
    .from(subscriptions)
    .innerJoin(subscribers, eq(subscribers.autoId, subscriptions.subscriberId))
    .where(and(eq(subscriptions.autoId, autoId), eq(subscriptions.notifiedAt, notifiedAt), eq(subscribers.state, 'confirmed')))
  return row ?? null
}

/** Has the subscriber of one notification wait again, in the same place, as if it had not been recorded. */
export async function waitOn(orm: Orm, autoId: number, notifiedAt: Date): Promise<void> {
  await orm
    .update(subscriptions)
    .set({ notifiedAt: null })
    .where(and(eq(subscriptions.autoId, autoId), eq(subscriptions.notifiedAt, notifiedAt)))
}

/**
 * Deletes the subscriptions of those who wait since before a moment for goods that are withdrawn: a product that is not published, or
 * a variant that an import has left out.
 */
export async function deleteHopeless(orm: Orm, before: Date): Promise<void> {
  const withdrawn = sql`(select v.auto_id from variants v join products p on p.auto_id = v.product_id
    where not (${isPublished}) or v.out_of_stock_quantity = ${noLongerSold})`
  await orm
    .delete(subscriptions)
    .where(and(isNull(subscriptions.notifiedAt), lte(subscriptions.since, before), inArray(subscriptions.variantId, withdrawn)))
}

/** Deletes subscribers who, before a moment, left, did not confirm, or were notified of everything. */
export async function deleteOldSubscribers(orm: Orm, before: Date): Promise<void> {
  const open = orm
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(
      and(eq(subscriptions.subscriberId, subscribers.autoId), or(isNull(subscriptions.notifiedAt), gt(subscriptions.notifiedAt, before))),
    )
  const unanswered = and(eq(subscribers.state, 'pending'), lte(subscribers.askedAt, before))
  const gone = and(sql`state = 'left'`, lte(subscribers.leftAt, before))
  const notified = and(eq(subscribers.state, 'confirmed'), lte(subscribers.askedAt, before), notExists(open))
  // Apart, so that each finds its rows by an index.
  await orm.delete(subscribers).where(or(unanswered, gone))
  await orm.delete(subscribers).where(notified)
}

/** Every variant that an address has subscribed to. */
export const findRequestsBy = (
  orm: Orm,
  email: string,
): Promise<{ ean: string; state: SubscriberRow['state']; since: Date; toldAt: Date | null }[]> =>
  orm
    .select({ ean: variants.ean, state: subscribers.state, since: subscriptions.since, toldAt: subscriptions.notifiedAt })
    .from(subscribers)
    .innerJoin(subscriptions, eq(subscriptions.subscriberId, subscribers.autoId))
    .innerJoin(variants, eq(variants.autoId, subscriptions.variantId))
    .where(eq(subscribers.email, email))

export async function deleteSubscriber(orm: Orm, email: string): Promise<void> {
  await orm.delete(subscribers).where(eq(subscribers.email, email))
}
