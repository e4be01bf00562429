import { and, count, eq, gt, lte, sql } from 'drizzle-orm'
import type { Clock } from '#src/kit/clock.ts'
import type { Database } from '#src/platform/db/database.ts'
import { dayMs } from '#src/platform/quota/quotas.ts'
import { triesPerDay } from '../rules/codes.ts'
import { fingerprint } from './secrets.ts'
import { signInTries as table } from './sign-in.tables.ts'

export interface Tries {
  /** Takes a try before anything is looked at. Null when ten have failed within a day: then nothing may be looked at. */
  take(key: string): Promise<{ id: number; left: number } | null>
  /** The try was right and does not count. */
  giveBack(id: number): Promise<void>
  forgetOld(): Promise<void>
}

/**
 * Ten wrong tries within any 24 hours, whatever the code, the browser and the network. Tries on one key are taken one
 * after another, so no number of requests at once gets more.
 */
export function createTries(database: Database, clock: Clock): Tries {
  const dayAgo = (): Date => new Date(clock.now().getTime() - dayMs)
  return {
    take: (name) =>
      database.transaction(async ({ orm }) => {
        const key = fingerprint(name)
        await orm.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`)
        const [row] = await orm.select({ used: count() }).from(table).where(and(eq(table.key, key), gt(table.triedAt, dayAgo())))
        if (row!.used >= triesPerDay) return null
        const [taken] = await orm.insert(table).values({ key, triedAt: clock.now() }).returning({ id: table.autoId })
        return { id: taken!.id, left: triesPerDay - row!.used - 1 }
      }),
    async giveBack(id) {
      await database.orm.delete(table).where(eq(table.autoId, id))
    },
    async forgetOld() {
      await database.orm.delete(table).where(lte(table.triedAt, dayAgo()))
    },
  }
}
