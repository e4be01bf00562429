import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { products } from '#src/features/catalogue/server/catalogue.tables.ts'
import { bands, lastBand } from '../rules/bands.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The search document of each active product, written in the transaction that writes the product. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.autoId, { onDelete: 'cascade' }),
    popularity: integer().notNull(),
    /** When the first of its prices begins; the product is not on sale before. */
    onSaleFrom: timestamp('on_sale_from', { withTimezone: true }).notNull(),
    /** Its band by popularity (`rules/bands`). */
    band: smallint().notNull().default(lastBand),
    lexemes: tsvector().notNull(),
    /** The version of the lexemes (`rules/lexemes`) that it was written with. */
    version: smallint().notNull().default(0),
  },
  // Without `fastupdate`, whose list of pending entries every search after an import would have to scan.
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

/** The words of the shop's products, for completions and, in Latin letters, for corrections. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** Its stem by `rules/stem`; of a Chinese word, its first two characters. */
    stem: text().notNull(),
    /** How many products have it in their names. */
    products: integer().notNull().default(0),
    /** The word with letters left out, for finding misspellings (`rules/misspelling`). A Chinese word has none. */
    deletions: text().array().notNull(),
  },
  (table) => [
    index('search_words_stem').on(table.stem),
    index('search_words_prefix').on(table.word.op('text_pattern_ops')),
    index('search_words_deletions').using('gin', table.deletions).with({ fastupdate: false }),
  ],
)

/**
 * The lexemes that some document has or had, but for codes and pinyin. Triggers of the documents add them, and nothing removes
 * them. Two writers may add the same one: it is not unique, so that neither waits for the other.
 */
export const searchLexemes = pgTable('search_lexemes', { lexeme: text().notNull() }, (table) => [
  index('search_lexemes_lexeme').on(table.lexeme),
])

/** The Chinese words of the shop's products as they are typed in Latin letters: in pinyin, and by its initials. */
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

/** The keys by which the name of a brand or category is found while typing. */
export const searchNames = pgTable(
  'search_names',
  {
    key: text().notNull(),
    kind: text({ enum: ['brand', 'category'] }).notNull(),
    code: text().notNull(),
    /** How many products it has. */
    products: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.kind, table.code] }),
    index('search_names_prefix').on(table.key.op('text_pattern_ops')),
  ],
)

/** What words mean, in every shop: the files in `vocabulary`, and what a merchant has imported. */
export const searchVocabulary = pgTable('search_vocabulary', {
  concept: text().primaryKey(),
  kind: text().notNull(),
  /** Exchangeable words; the first one is shown. */
  en: text().array().notNull(),
  zh: text().array().notNull(),
  broader: text().array().notNull(),
  /** What else answers a search for it (`rules/concept`). */
  finds: jsonb().notNull(),
  /** Whether a merchant has imported it; the files of the shop do not change it then. */
  own: boolean().notNull(),
})

/** From which files the vocabulary was filled, and what the shop's own rows were then: both as hashes, in one row. */
export const searchVocabularyFilled = pgTable('search_vocabulary_filled', {
  files: text().primaryKey(),
  rows: text().notNull(),
})
