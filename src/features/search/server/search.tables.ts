import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { products } from '#src/features/catalogue/server/catalogue.tables.ts'
import { bands, lastBand } from '../rules/bands.ts'

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
    /** How well it sells beside the others, as `rules/bands` counts: each band is looked through only when those before it gave too few. */
    band: smallint().notNull().default(lastBand),
    lexemes: tsvector().notNull(),
  },
  // Without a list of pending entries, which every search after an import would have to read through.
  (table) => [
    ...bands.map((band) =>
      index(`search_documents_band_${band}`)
        .using('gin', table.lexemes)
        .with({ fastupdate: false })
        .where(sql`${table.band} = ${sql.raw(String(band))}`),
    ),
    index('search_documents_order').on(table.band, table.popularity.desc().nullsFirst(), table.productId),
  ],
)

/** The shop's vocabulary: completes what is typed and, in Latin letters, corrects it. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** What `rules/stem` makes of it; of a Chinese word, its first two characters. */
    stem: text().notNull(),
    /** How many products have it in their names. */
    products: integer().notNull().default(0),
    /** The word with letters left out, by which a misspelling finds it. A Chinese word has none. */
    deletions: text().array().notNull(),
  },
  (table) => [
    index('search_words_prefix').on(table.word.op('text_pattern_ops')),
    index('search_words_deletions').using('gin', table.deletions).with({ fastupdate: false }),
  ],
)

/** The Chinese words of the vocabulary as they are typed in Latin letters: in pinyin, and by its initials. */
export const searchSounds = pgTable(
  'search_sounds',
  {
    sound: text().notNull(),
    word: text()
      .notNull()
      .references(() => searchWords.word, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.sound, table.word] }), index('search_sounds_prefix').on(table.sound.op('text_pattern_ops'))],
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
