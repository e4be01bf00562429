import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from '#src/features/catalogue/server/catalogue.tables.ts'
import type { Culture } from '#src/kit/culture.ts'

// What shoppers search for, without the shoppers: how many networks did something on a day of the shop (search-60, search-61).

/** Keywords that were searched on one day, and how many products they found. */
export const searchCounts = pgTable(
  'search_counts',
  {
    day: date().notNull(),
    keyword: text().notNull(),
    culture: text().$type<Culture>().notNull(),
    results: integer().notNull(),
    networks: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.keyword, table.culture, table.results] })],
)

/** What is left of them after 30 days: a count for each month. */
export const searchMonths = pgTable(
  'search_months',
  {
    /** Its first day. */
    month: date().notNull(),
    keyword: text().notNull(),
    culture: text().$type<Culture>().notNull(),
    networks: integer().notNull(),
    /** How many of them found nothing. */
    withoutResults: integer('without_results').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.keyword, table.culture] })],
)

/** Products that were opened, or put in the bag, from the results of a keyword on one day. */
export const searchChoices = pgTable(
  'search_choices',
  {
    day: date().notNull(),
    keyword: text().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.autoId, { onDelete: 'cascade' }),
    opened: integer().notNull().default(0),
    bagged: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.keyword, table.productId] }), index('search_choices_product').on(table.productId)],
)

/** What was learned from them, worked out once a day: the weights of products by id (`rules/learned`). */
export const searchLearned = pgTable('search_learned', {
  keyword: text().primaryKey(),
  day: date().notNull(),
  weights: jsonb().$type<Record<string, number>>().notNull(),
})
