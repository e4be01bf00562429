import { createHash } from 'node:crypto'
import { eq, lte, sql } from 'drizzle-orm'
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
  /** Counts several times for `who`, and answers how many of them the allowance still has. */
  takeUpTo(orm: Orm, allowance: Allowance, who: string, times: number): Promise<number>
  /** Takes back one time that was counted for `who` and should not have been. */
  giveBack(orm: Orm, allowance: Allowance, who: string): Promise<void>
  deleteOld(orm: Orm): Promise<void>
}

const keyOf = (name: string, who: string): string => createHash('sha256').update(`${name}\n${who}`).digest('base64url')

const over = sql`${table.since} <= ${sql.placeholder('since')}`
const now = sql.placeholder('now')
const count = prepared<{ used: number }, { key: string; now: Date; since: Date; most: number; times: number }>(
  'take-quota',
  sql`insert into ${table} (key, since, used) values (${sql.placeholder('key')}, ${now}, ${sql.placeholder('times')})
    on conflict (key) do update set
      since = case when ${over} then excluded.since else ${table.since} end,
      used = case when ${over} then excluded.used else ${table.used} + excluded.used end
    where ${over} or ${table.used} < ${sql.placeholder('most')} returning used`,
)

/** Quotas are counted in the database, for all processes together. One statement checks and counts, so two requests at once cannot both take the last. */
export const createQuotas = (clock: Clock): Quotas => {
  async function takeUpTo(orm: Orm, { name, most, within }: Allowance, who: string, times: number): Promise<number> {
    const at = clock.now()
    const [taken] = await count(orm, { key: keyOf(name, who), now: at, since: new Date(at.getTime() - within), most, times })
    return taken ? Math.min(times, most - taken.used + times) : 0
  }
  return {
    takeUpTo,
    take: async (orm, allowance, who) => (await takeUpTo(orm, allowance, who, 1)) === 1,
    async giveBack(orm, { name }, who) {
      await orm
        .update(table)
        .set({ used: sql`greatest(0, ${table.used} - 1)` })
        .where(eq(table.key, keyOf(name, who)))
    },
    async deleteOld(orm) {
      await orm.delete(table).where(lte(table.since, new Date(clock.now().getTime() - dayMs)))
    },
  }
}
