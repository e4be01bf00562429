import { shopDay, startOfDay, type Clock } from '#src/kit/clock.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { creditTotal } from '#src/features/invoices/rules/credit-note.ts'
import { addDays, type Day } from '#src/features/rewards/rules/days.ts'
import { daysDue, ripeDay } from '../rules/days-due.ts'
import type { DaySummary } from '../rules/summary.ts'
import { findBestSold, findCredits, findLastDay, findOpen, findSold, insertDay } from './daily-summary.store.ts'

/** The job that mails the summary of one day. */
export const summaryJob = 'send-daily-summary'

/** Queues the mail of each day that is over, once for all processes (order-21). It may run any number of times. */
export function createDailySummaries({ database, clock, jobs }: { database: Database; clock: Clock; jobs: Jobs }): () => Promise<void> {
  return async () => {
    const ripe = ripeDay(clock.now(), shopDay)
    const last = await findLastDay(database.orm)
    if (last === null) await insertDay(database.orm, ripe, clock.now())
    for (const day of daysDue(last, ripe))
      await database.transaction(async (tx) => {
        if (await insertDay(tx.orm, day, clock.now())) await jobs.enqueue(tx, summaryJob, { day })
      })
  }
}

/** Reads what a day brought, and what is to be done now. */
export async function summaryOf(orm: Orm, day: Day): Promise<DaySummary> {
  const [from, until] = [startOfDay(day), startOfDay(addDays(day, 1))]
  const [sold, bestSold, credits, open] = await Promise.all([
    findSold(orm, from, until),
    findBestSold(orm, from, until),
    findCredits(orm, from, until),
    findOpen(orm),
  ])
  const refundedCents = credits.reduce((sum, credit) => sum + creditTotal(credit).cents, 0)
  return { ...sold, bestSold, refunds: credits.length, refundedCents, ...open }
}
