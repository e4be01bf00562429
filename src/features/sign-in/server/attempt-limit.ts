import { dayMs, type Clock } from '#src/kit/clock.ts'
import type { Database } from '#src/platform/db/database.ts'
import { attemptsPerDay } from '../rules/codes.ts'
import { fingerprint } from './secrets.ts'
import { countAttempts, deleteAttemptsUntil, deleteAttempt, insertAttempt, lockAttempts } from './attempt-limit.store.ts'

export interface AttemptLimit {
  /** Takes a try before anything is compared. Null when ten have failed within a day: then nothing may be compared. */
  take(key: string): Promise<{ id: number; left: number } | null>
  /** Gives the try back, because it was right. */
  giveBack(id: number): Promise<void>
  deleteOld(): Promise<void>
}

/**
 * Ten failed tries within any 24 hours, over all codes, browsers and networks. Tries on one key are taken one after
 * another, so simultaneous requests get no more.
 */
export function createAttemptLimit(database: Database, clock: Clock): AttemptLimit {
  const dayAgo = (): Date => new Date(clock.now().getTime() - dayMs)
  return {
    async take(name) {
      const key = fingerprint(name)
      // This check without a lock refuses a flood of requests with one query.
      if ((await countAttempts(database.orm, key, dayAgo())) >= attemptsPerDay) return null
      return database.transaction(async ({ orm }) => {
        await lockAttempts(orm, key)
        const used = await countAttempts(orm, key, dayAgo())
        return used >= attemptsPerDay ? null : { id: await insertAttempt(orm, key, clock.now()), left: attemptsPerDay - used - 1 }
      })
    },
    giveBack: (id) => deleteAttempt(database.orm, id),
    deleteOld: () => deleteAttemptsUntil(database.orm, dayAgo()),
  }
}
