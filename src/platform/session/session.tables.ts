import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A browser's session. The cookie holds 256 random bits; only their SHA-256 is stored. */
export const sessions = pgTable('sessions', {
  idHash: text('id_hash').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
})
