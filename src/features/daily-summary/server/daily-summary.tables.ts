import { date, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** The days that were summed up for the store, each once. */
export const dailySummaries = pgTable('daily_summaries', {
  day: date().primaryKey(),
  queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
})
