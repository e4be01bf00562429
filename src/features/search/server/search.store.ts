import { sql, type SQL } from 'drizzle-orm'
import type { Bilingual, Culture } from '#src/kit/culture.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import { prepared } from '#src/platform/db/prepared.ts'
import { bands } from '../rules/bands.ts'
import { soundQueries, type KnownWords } from '../rules/search-query.ts'
import { stem } from '../rules/stem.ts'

/** The most products that a search finds. */
export const mostFound = 2000
const mostPerPart = 5000
const mostCandidates = 1000

/** A search must not hold a connection for long; and PostgreSQL thinks it cheap to read a whole table of lexemes, and is wrong about it. */
const settings = { statement_timeout: '2s', enable_seqscan: 'off', max_parallel_workers_per_gather: '0' }

/** What is looked up for one search, in one transaction. A statement that takes longer than two seconds is given up. */
export const searching = <T>(database: Database, work: (orm: Orm) => Promise<T>): Promise<T> =>
  database.transaction(({ orm }) => work(orm), settings)

const inBand = (band: number, query: SQL): SQL => sql`band = ${sql.raw(String(band))} and lexemes @@ ${query} and on_sale_from <= now()`
const asked = sql`${sql.placeholder('query')}::tsquery`

/** Each band is asked only when those before it gave too few: PostgreSQL takes the parts of such a union one after the other. */
const bestOf = (among: readonly number[]): SQL => {
  const each = among.map(
    (band) => sql`(select product_id from search_documents where ${inBand(band, asked)} order by popularity desc, product_id)`,
  )
  return sql`select coalesce(json_agg(product_id), '[]') ids from (${sql.join(each, sql` union all `)} limit ${sql.placeholder('most')}) found`
}

const foundInAll = prepared<{ ids: number[] }, { query: string; most: number }>('search-found', bestOf(bands))
const foundInFirst = prepared<{ ids: number[] }, { query: string; most: number }>('search-found-first', bestOf(bands.slice(0, 1)))

export interface Wanted {
  /** Whether only the best sold are looked through. */
  inFirstBand?: boolean
  most: number
}

/** Ids of the products that a query finds, by popularity. */
export async function findProductsBy(orm: Orm, query: string, { inFirstBand = false, most }: Wanted): Promise<number[]> {
  const [row] = await (inFirstBand ? foundInFirst : foundInAll)(orm, { query, most })
  return row!.ids
}

const hasOtherBands = prepared<{ has: boolean }>('search-other-bands', sql`select exists (select from search_documents where band > 0) has`)

/** Whether there are products but the best sold. */
export const isWide = async (orm: Orm): Promise<boolean> => (await hasOtherBands(orm, {}))[0]!.has

/** Ids of the products that have at least half of those parts that the shop knows, those with more of them first. */
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
      order by count(*) desc, popularity desc, product_id limit ${mostFound}) found`)
  return (rows[0] as { ids: number[] }).ids
}

const anywhere = (query: SQL, among: readonly number[]): SQL =>
  sql`(${sql.join(
    among.map((band) => sql`exists (select from search_documents where ${inBand(band, query)})`),
    sql` or `,
  )})`

/** Behind every text that begins with another, by bytes. */
const last = '\u{10ffff}'
const beginsWith = (column: SQL, start: SQL): SQL => sql`${column} ~>=~ ${start} and ${column} ~<~ (${start} || ${sql.raw(`'${last}'`)})`

const knownWords = (among: readonly number[]): SQL => sql`
  select typed, ${anywhere(sql`sounds::tsquery`, among)} sounds, ${anywhere(sql`initials::tsquery`, among)} initials,
    exists (select from search_words w where ${beginsWith(sql`w.word`, sql`typed`)} and w.stem <> typed_stem) begun
  from unnest(${sql.placeholder('words')}::text[], ${sql.placeholder('stems')}::text[], ${sql.placeholder('sounds')}::text[], ${sql.placeholder('initials')}::text[])
    t (typed, typed_stem, sounds, initials)`

interface KnownRow {
  typed: string
  sounds: boolean
  initials: boolean
  begun: boolean
}
type Guessed = Record<'words' | 'stems' | 'sounds' | 'initials', string[]>
const knownInAll = prepared<KnownRow, Guessed>('search-known', knownWords(bands))
const knownInFirst = prepared<KnownRow, Guessed>('search-known-first', knownWords(bands.slice(0, 1)))

/** What the shop, or what of it is sold best, knows of words that were typed. */
export async function findKnownWords(orm: Orm, words: readonly string[], { inFirstBand = false }: Partial<Wanted>): Promise<KnownWords> {
  const spoken = words.map(soundQueries)
  const guessed = {
    words: [...words],
    stems: words.map(stem),
    sounds: spoken.map(({ sounds }) => sounds),
    initials: spoken.map(({ initials }) => initials),
  }
  const rows = words.length === 0 ? [] : await (inFirstBand ? knownInFirst : knownInAll)(orm, guessed)
  const those = (which: 'sounds' | 'initials' | 'begun') => new Set(rows.flatMap((row) => (row[which] ? [row.typed] : [])))
  return { begun: those('begun'), sounds: those('sounds'), initials: those('initials') }
}

const unknownWords = prepared<{ typed: string }, { words: readonly string[] }>(
  'search-unknown-words',
  sql`select typed from unnest(${sql.placeholder('words')}::text[]) typed
    where not exists (select from search_words w where ${beginsWith(sql`w.word`, sql`typed`)})`,
)

/** Of these words, those that the shop does not have, nor one that begins so. */
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

/** Words of the shop that may have been meant. */
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

/** Words that begin so, in writing or in pinyin, those of more products first; within a language's own words before the other's. */
export const findCompletions = async (orm: Orm, start: string, { culture, most }: { culture: Culture; most: number }): Promise<string[]> =>
  (await completions(orm, { start, most, latinFirst: culture === 'en' })).map(({ word }) => word)

export interface NameFound {
  kind: 'brand' | 'category'
  code: string
  products: number
  /** Of a brand. */
  name: Bilingual | null
}

const namesOf = (kind: string): SQL => sql`(
  select kind, code, products, row_number() over (order by bool_or(key = ${sql.placeholder('start')}) desc, products desc, code) rank
  from search_names where ${beginsWith(sql`key`, sql`${sql.placeholder('start')}`)} and kind = ${sql.raw(`'${kind}'`)} group by kind, code, products order by rank limit ${sql.placeholder('most')})`

const namesBeginning = prepared<NameFound, { start: string; most: number }>(
  'search-names',
  sql`select found.kind, found.code, found.products, case when b.code is not null then json_build_object('en', b.display_name, 'zh', b.display_name_zh) end name
    from (${namesOf('brand')} union all ${namesOf('category')}) found left join brands b on found.kind = 'brand' and b.code = found.code
    order by found.kind, found.rank`,
)

/** Brands and categories with a name that begins so: a whole name first, then those that hold more. */
export const findNames = (orm: Orm, start: string, most: number): Promise<NameFound[]> => namesBeginning(orm, { start, most })
