import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A browser's session. The cookie holds 256 random bits; only their SHA-256 is stored. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    /** The member who signed in with it; null for a guest. */
    memberId: integer('member_id'),
    signedInAt: timestamp('signed_in_at', { withTimezone: true }),
    /** The User-Agent, by which a member tells one session from another. */
    device: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sessions_member').on(table.memberId)],
)
