import { count, eq, lt, sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { listed, prepared } from '#src/platform/db/prepared.ts'
import { declinedTries as table, paymentAttempts } from './payment.tables.ts'

export interface DeclinedTries {
  who: string
  declined: number
  lastAt: Date
}

/** The declined tries since a moment of those named, and of the cards that were declined in this session. */
export const findTries = prepared<DeclinedTries, { who: string[]; session: string; since: Date }>(
  'declined-tries',
  sql`select who, count(*)::int declined, max(at) "lastAt" from declined_tries
    where at > ${sql.placeholder('since')} and (who = any(${listed('who', 'text')})
      or who in (select 'card:' || card_fingerprint from payment_attempts
        where session_id = ${sql.placeholder('session')} and state = 'declined' and card_fingerprint is not null))
    group by who`,
)

export async function countUnderWay(orm: Orm, network: string): Promise<number> {
  const [row] = await orm.select({ count: count() }).from(paymentAttempts).where(eq(paymentAttempts.network, network))
  return row!.count
}

export async function insertTries(orm: Orm, who: readonly string[], at: Date): Promise<void> {
  await orm.insert(table).values(who.map((each) => ({ who: each, at })))
}

/** Takes back one declined try of a network. */
export async function deleteOneTry(orm: Orm, who: string): Promise<void> {
  await orm.delete(table).where(eq(table.autoId, sql`(select auto_id from declined_tries where who = ${who} order by at limit 1)`))
}

export async function deleteTriesBefore(orm: Orm, at: Date): Promise<void> {
  await orm.delete(table).where(lt(table.at, at))
}
