import { createHash } from 'node:crypto'
import { lte, sql } from 'drizzle-orm'
import { dayMs, type Clock } from '#src/kit/clock.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { prepared } from '#src/platform/db/prepared.ts'
import { quotas as table } from './quota.tables.ts'

/** At most so many times within a period, which begins with the first time. */
export interface Allowance {
  /** The name of what is counted. */
  name: string
  most: number
  /** The period in milliseconds; at most a day. */
  within: number
}

export interface Quotas {
  /** Counts one time for `who`. False when the allowance is used up; nothing is counted then. */
  take(orm: Orm, allowance: Allowance, who: string): Promise<boolean>
  deleteOld(orm: Orm): Promise<void>
}

const keyOf = (name: string, who: string): string => createHash('sha256').update(`${name}\n${who}`).digest('base64url')

const over = sql`${table.since} <= ${sql.placeholder('since')}`
const now = sql.placeholder('now')
const count = prepared<object, { key: string; now: Date; since: Date; most: number }>(
  'take-quota',
  sql`insert into ${table} (key, since, used) values (${sql.placeholder('key')}, ${now}, 1)
    on conflict (key) do update set
      since = case when ${over} then excluded.since else ${table.since} end,
      used = case when ${over} then 1 else ${table.used} + 1 end
    where ${over} or ${table.used} < ${sql.placeholder('most')} returning 1`,
)

/** Quotas are counted in the database, for all processes together. One statement checks and counts, so two requests at once cannot both take the last. */
export const createQuotas = (clock: Clock): Quotas => ({
  async take(orm, { name, most, within }, who) {
    const at = clock.now()
    const taken = await count(orm, { key: keyOf(name, who), now: at, since: new Date(at.getTime() - within), most })
    return taken.length === 1
  },
  async deleteOld(orm) {
    await orm.delete(table).where(lte(table.since, new Date(clock.now().getTime() - dayMs)))
  },
})
