import { createHash } from 'node:crypto'
import { lt, lte, or, sql } from 'drizzle-orm'
import type { Clock } from '#src/kit/clock.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { quotas as table } from './quota.tables.ts'

/** At most so many times within a period, which begins with the first time. */
export interface Allowance {
  /** The name of what is counted. */
  name: string
  most: number
  /** The period in milliseconds; at most a day. */
  within: number
}

export const hourMs = 60 * 60 * 1000
export const dayMs = 24 * hourMs

export interface Quotas {
  /** Counts one time for `who`. False when the allowance is used up; nothing is counted then. */
  take(orm: Orm, allowance: Allowance, who: string): Promise<boolean>
  deleteOld(orm: Orm): Promise<void>
}

const keyOf = (name: string, who: string): string => createHash('sha256').update(`${name}\n${who}`).digest('base64url')

/** Quotas are counted in the database, for all processes together. One statement checks and counts, so two requests at once cannot both take the last. */
export const createQuotas = (clock: Clock): Quotas => ({
  async take(orm, { name, most, within }, who) {
    const now = clock.now()
    const over = lte(table.since, new Date(now.getTime() - within))
    const taken = await orm
      .insert(table)
      .values({ key: keyOf(name, who), since: now, used: 1 })
      .onConflictDoUpdate({
        target: table.key,
        set: {
          since: sql`case when ${over} then ${now} else ${table.since} end`,
          used: sql`case when ${over} then 1 else ${table.used} + 1 end`,
        },
        setWhere: or(over, lt(table.used, most)),
      })
    return taken.rowCount === 1
  },
  async deleteOld(orm) {
    await orm.delete(table).where(lte(table.since, new Date(clock.now().getTime() - dayMs)))
  },
})
