import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often a shopper has done something lately. The shopper is stored as a hash only, and for a day at most. */
export const quotas = pgTable('quotas', {
  key: text().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull(),
  used: integer().notNull(),
})
