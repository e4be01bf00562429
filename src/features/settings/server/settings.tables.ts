import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Numbers and names that an operator can change; each row holds from a moment on. */
export const settings = pgTable(
  'settings',
  {
    key: text().notNull(),
    holdsFrom: timestamp('holds_from', { withTimezone: true }).notNull(),
    value: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.holdsFrom] })],
)
