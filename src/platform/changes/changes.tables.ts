import { sql } from 'drizzle-orm'
import { customType, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * What has changed of what pages show, and in which transaction: the version by which a process catches up. Written by
 * triggers, so that no writer can forget it; each insert notifies the channel `changes`. Kept for a day.
 */
export const changes = pgTable(
  'changes',
  {
    changedIn: transactionId('changed_in')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    topic: text().notNull(),
    /** Later than the change for what begins by itself, such as a price: then it is told again. */
    holdsFrom: timestamp('holds_from', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.changedIn, table.topic, table.holdsFrom] }), index('changes_holding').on(table.holdsFrom)],
)
