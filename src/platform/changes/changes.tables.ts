import { sql } from 'drizzle-orm'
import { customType, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * The feed of changes: which topics changed in which transaction. Triggers write it, so that no writer can omit it, and
 * each insert notifies the channel `changes`. Rows are deleted after a day.
 */
export const changes = pgTable(
  'changes',
  {
    changedIn: transactionId('changed_in')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    topic: text().notNull(),
    /** Later than the change for data with a start, such as a price; at that time the topic is announced again. */
    holdsFrom: timestamp('holds_from', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.changedIn, table.topic, table.holdsFrom] }), index('changes_holding').on(table.holdsFrom)],
)
