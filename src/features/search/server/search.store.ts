import { sql, type SQL } from 'drizzle-orm'
import { languages, type Culture, type Translated } from '#src/kit/culture.ts'
import { translated } from '#src/platform/db/translated.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import { prepared } from '#src/platform/db/prepared.ts'
import { bands } from '../rules/bands.ts'
import { soundQueries, type KnownWords } from '../rules/search-query.ts'
import { stem } from '../rules/stem.ts'

/** The most products that a search finds. */
export const mostResults = 2000
const mostPerPart = 5000
const mostCandidates = 1000

/** A search must not hold a connection for long. PostgreSQL underestimates the cost of a sequential scan over lexemes, so it is off. */
const settings = { statement_timeout: '2s', enable_seqscan: 'off', max_parallel_workers_per_gather: '0' }

/** Runs the queries of one search in one transaction. A statement is cancelled after two seconds. */
export const searchTransaction = <T>(database: Database, work: (orm: Orm) => Promise<T>): Promise<T> =>
  database.transaction(({ orm }) => work(orm), settings)

const inBand = (band: number, query: SQL): SQL => sql`band = ${sql.raw(String(band))} and lexemes @@ ${query} and on_sale_from <= now()`
const typedQuery = sql`${sql.placeholder('query')}::tsquery`

/** A band is read only when those before it have given too few results: PostgreSQL executes the parts of such a union one after the other. */
const bestOf = (among: readonly number[]): SQL => {
  const each = among.map(
    (band) => sql`(select product_id from search_documents where ${inBand(band, typedQuery)} order by popularity desc, product_id)`,
  )
  return sql`select coalesce(json_agg(product_id), '[]') ids from (${sql.join(each, sql` union all `)} limit ${sql.placeholder('most')}) found`
}

const foundInAll = prepared<{ ids: number[] }, { query: string; most: number }>('search-found', bestOf(bands))
const foundInFirst = prepared<{ ids: number[] }, { query: string; most: number }>('search-found-first', bestOf(bands.slice(0, 1)))

export interface FindOptions {
  /** Whether to search the first band only. */
  inFirstBand?: boolean
  most: number
}

/** Ids of the products that a query finds, by popularity. */
export async function findProductsBy(orm: Orm, query: string, { inFirstBand = false, most }: FindOptions): Promise<number[]> {
  const [row] = await (inFirstBand ? foundInFirst : foundInAll)(orm, { query, most })
  return row!.ids
}

const otherBands = prepared<{ has: boolean }>('search-other-bands', sql`select exists (select from search_documents where band > 0) has`)

/** Whether there are products outside the first band. */
export const hasOtherBands = async (orm: Orm): Promise<boolean> => (await otherBands(orm, {}))[0]!.has

/** Ids of the products that have at least half of the parts that occur in the shop, those with more parts first. */
export async function findByParts(orm: Orm, parts: readonly string[]): Promise<number[]> {
  const each = parts.flatMap((part, index) =>
    bands.map(
      (band) =>
        sql`(select product_id, popularity, ${index}::int part from search_documents where ${inBand(band, sql`${part}::tsquery`)} limit ${mostPerPart})`,
    ),
  )
  const { rows } = await orm.execute(sql`
    with parts as materialized (${sql.join(each, sql` union all `)})
    select coalesce(json_agg(product_id), '[]') ids from (
      select product_id from parts group by product_id, popularity
      having count(*) * 2 >= (select count(distinct part) from parts)
      order by count(*) desc, popularity desc, product_id limit ${mostResults}) found`)
  return (rows[0] as { ids: number[] }).ids
}

const anywhere = (query: SQL, among: readonly number[]): SQL =>
  sql`(${sql.join(
    among.map((band) => sql`exists (select from search_documents where ${inBand(band, query)})`),
    sql` or `,
  )})`

/** Sorts behind every text with the same beginning, by bytes. */
const last = '\u{10ffff}'
const beginsWith = (column: SQL, start: SQL): SQL => sql`${column} ~>=~ ${start} and ${column} ~<~ (${start} || ${sql.raw(`'${last}'`)})`

const knownWords = (among: readonly number[]): SQL => sql`
  select typed, ${anywhere(sql`sounds::tsquery`, among)} sounds, ${anywhere(sql`initials::tsquery`, among)} initials,
    exists (select from search_words w where ${beginsWith(sql`w.word`, sql`typed`)} and w.stem <> typed_stem) prefixes
  from unnest(${sql.placeholder('words')}::text[], ${sql.placeholder('stems')}::text[], ${sql.placeholder('sounds')}::text[], ${sql.placeholder('initials')}::text[])
    t (typed, typed_stem, sounds, initials)`

interface KnownRow {
  typed: string
  sounds: boolean
  initials: boolean
  prefixes: boolean
}
type WordQueries = Record<'words' | 'stems' | 'sounds' | 'initials', string[]>
const knownInAll = prepared<KnownRow, WordQueries>('search-known', knownWords(bands))
const knownInFirst = prepared<KnownRow, WordQueries>('search-known-first', knownWords(bands.slice(0, 1)))

/** Which typed words occur in the shop, or in the first band. */
export async function findKnownWords(
  orm: Orm,
  words: readonly string[],
  { inFirstBand = false }: Partial<FindOptions>,
): Promise<KnownWords> {
  const spoken = words.map(soundQueries)
  const queries = {
    words: [...words],
    stems: words.map(stem),
    sounds: spoken.map(({ sounds }) => sounds),
    initials: spoken.map(({ initials }) => initials),
  }
  const rows = words.length === 0 ? [] : await (inFirstBand ? knownInFirst : knownInAll)(orm, queries)
  const typedWhere = (which: 'sounds' | 'initials' | 'prefixes') => new Set(rows.flatMap((row) => (row[which] ? [row.typed] : [])))
  return { prefixes: typedWhere('prefixes'), sounds: typedWhere('sounds'), initials: typedWhere('initials') }
}

const unknownWords = prepared<{ typed: string }, { words: readonly string[] }>(
  'search-unknown-words',
  sql`select typed from unnest(${sql.placeholder('words')}::text[]) typed
    where not exists (select from search_words w where ${beginsWith(sql`w.word`, sql`typed`)})`,
)

/** The words among these that are not in the vocabulary, not even as the beginning of a word. */
export const findUnknownWords = async (orm: Orm, words: readonly string[]): Promise<string[]> =>
  (await unknownWords(orm, { words })).map(({ typed }) => typed)

export interface Word {
  word: string
  products: number
}

const wordsNear = prepared<Word, { deletions: readonly string[] }>(
  'search-words-near',
  sql`select word, products from search_words where deletions && ${sql.placeholder('deletions')}::text[] limit ${sql.raw(String(mostCandidates))}`,
)

/** Words of the vocabulary that may have been meant. */
export const findWordsNear = (orm: Orm, deletions: readonly string[]): Promise<Word[]> => wordsNear(orm, { deletions })

const completing = sql.placeholder('start')
const completions = prepared<{ word: string }, { start: string; most: number; latinFirst: boolean }>(
  'search-completions',
  sql`select word from (
      (select word, products from search_words where ${beginsWith(sql`word`, sql`${completing}`)} and word <> ${completing} and products > 0
        order by products desc, word limit ${sql.placeholder('most')})
      union
      (select w.word, w.products from search_sounds s join search_words w on w.word = s.word where ${beginsWith(sql`s.sound`, sql`${completing}`)} and w.products > 0
        order by w.products desc, w.word limit ${sql.placeholder('most')})
    ) found
    order by (word ~<~ '{') = ${sql.placeholder('latinFirst')} desc, products desc, word limit ${sql.placeholder('most')}`,
)

/** Words that begin with `start`, as written or in pinyin: words of the page's language first, then by number of products. */
export const findCompletions = async (orm: Orm, start: string, { culture, most }: { culture: Culture; most: number }): Promise<string[]> =>
  (await completions(orm, { start, most, latinFirst: languages[culture].script === 'Latin' })).map(({ word }) => word)

export interface NameFound {
  kind: 'brand' | 'category'
  code: string
  products: number
  /** The name of a brand; null for a category. */
  name: Translated | null
}

const namesOf = (kind: string): SQL => sql`(
  select kind, code, products, row_number() over (order by bool_or(key = ${sql.placeholder('start')}) desc, products desc, code) rank
  from search_names where ${beginsWith(sql`key`, sql`${sql.placeholder('start')}`)} and kind = ${sql.raw(`'${kind}'`)} group by kind, code, products order by rank limit ${sql.placeholder('most')})`

const namesBeginning = prepared<NameFound, { start: string; most: number }>(
  'search-names',
  sql`select found.kind, found.code, found.products, case when b.code is not null then ${translated('b.display_name')} end name
    from (${namesOf('brand')} union all ${namesOf('category')}) found left join brands b on found.kind = 'brand' and b.code = found.code
    order by found.kind, found.rank`,
)

/** Brands and categories with a name that begins with `start`: exact names first, then by number of products. */
export const findNames = (orm: Orm, start: string, most: number): Promise<NameFound[]> => namesBeginning(orm, { start, most })
