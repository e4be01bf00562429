import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { products } from '#src/features/catalogue/server/catalogue.tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What each active product is found by; written in the transaction that writes the product. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.autoId, { onDelete: 'cascade' }),
    popularity: integer().notNull(),
    /** When the first of its prices begins; before that it is not sold. */
    onSaleFrom: timestamp('on_sale_from', { withTimezone: true }).notNull(),
    /** One of the best sold, from which suggestions are taken: few enough to look through at every key press. */
    inWindow: boolean('in_window').notNull().default(false),
    lexemes: tsvector().notNull(),
  },
  // Without a list of pending entries, which every search after an import would have to read through.
  (table) => [
    index('search_documents_lexemes').using('gin', table.lexemes).with({ fastupdate: false }),
    index('search_documents_window').using('gin', table.lexemes).with({ fastupdate: false }).where(sql`${table.inWindow}`),
  ],
)

/** The shop's vocabulary in Latin letters: completes what is typed, and corrects it. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    stem: text().notNull(),
    /** How many products have it in their names. */
    products: integer().notNull().default(0),
    /** The word with letters left out, by which a misspelling finds it. */
    deletions: text().array().notNull(),
  },
  (table) => [
    index('search_words_prefix').on(table.word.op('text_pattern_ops')),
    index('search_words_deletions').using('gin', table.deletions).with({ fastupdate: false }),
  ],
)

/** Each way in which the name of a brand or category may be begun. */
export const searchNames = pgTable(
  'search_names',
  {
    key: text().notNull(),
    kind: text({ enum: ['brand', 'category'] }).notNull(),
    code: text().notNull(),
    /** How many products it holds. */
    products: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.kind, table.code] }),
    index('search_names_prefix').on(table.key.op('text_pattern_ops')),
  ],
)
