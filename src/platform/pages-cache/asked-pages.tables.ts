import { doublePrecision, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** How much a page is asked for, which says what to render first after a start. Nothing of who asked. */
export const askedPages = pgTable(
  'asked_pages',
  {
    path: text().notNull(),
    culture: text().notNull(),
    /** Requests; those of before `countedAt` count half for each week that has passed. */
    weight: doublePrecision().notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.path, table.culture] })],
)
