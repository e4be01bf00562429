import type { Clock } from '#src/kit/clock.ts'
import type { Database } from '#src/platform/db/database.ts'
import { dayMs } from '#src/platform/quota/quotas.ts'
import { attemptsPerDay } from '../rules/codes.ts'
import { fingerprint } from './secrets.ts'
import { countAttempts, deleteAttemptsUntil, deleteAttempt, insertAttempt, lockAttempts } from './attempt-limit.store.ts'

export interface AttemptLimit {
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
export function createAttemptLimit(database: Database, clock: Clock): AttemptLimit {
  const dayAgo = (): Date => new Date(clock.now().getTime() - dayMs)
  return {
    async take(name) {
      const key = fingerprint(name)
      // Whoever is over the limit is told so without a lock: a flood is turned away by one look.
      if ((await countAttempts(database.orm, key, dayAgo())) >= attemptsPerDay) return null
      return database.transaction(async ({ orm }) => {
        await lockAttempts(orm, key)
        const used = await countAttempts(orm, key, dayAgo())
        return used >= attemptsPerDay ? null : { id: await insertAttempt(orm, key, clock.now()), left: attemptsPerDay - used - 1 }
      })
    },
    giveBack: (id) => deleteAttempt(database.orm, id),
    forgetOld: () => deleteAttemptsUntil(database.orm, dayAgo()),
  }
}
