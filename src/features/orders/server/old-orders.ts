import type { Clock } from '#src/kit/clock.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import { forgottenBefore } from '../rules/retention.ts'
import { blankOldReasons } from './order-events.store.ts'
import { blankOrders } from './orders.store.ts'

/**
 * A sweep that takes out of orders what they need not say any more. It works once a year and once after each start; doing it again
 * changes nothing.
 */
export function createYearlySweep(
  database: Pick<Database, 'orm'>,
  clock: Clock,
  forget: (orm: Orm, placedBefore: Date) => Promise<void>,
): () => Promise<void> {
  let doneFor = 0
  return async () => {
    const before = forgottenBefore(clock.now())
    if (doneFor === before.getTime()) return
    await forget(database.orm, before)
    doneFor = before.getTime()
  }
}

/** Blanks to whom orders went, and what staff wrote about them. */
export async function blankOldOrders(orm: Orm, placedBefore: Date): Promise<void> {
  await blankOrders(orm, placedBefore)
  await blankOldReasons(orm, placedBefore)
}
