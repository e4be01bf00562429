import { sql, type SQL } from 'drizzle-orm'
import { languages, type Culture, type Translated } from '#src/kit/culture.ts'
import { translated } from '#src/platform/db/translated.ts'
import { mostShared, type Database, type Orm } from '#src/platform/db/database.ts'
import type { SharedConnections } from '#src/platform/db/shared-connections.ts'
import { prepared } from '#src/platform/db/prepared.ts'
import { bands } from '../rules/bands.ts'
import { learnedOrder } from '../rules/learned.ts'
import { any } from '../rules/phrase-queries.ts'
import { soundQueries, type KnownWords } from '../rules/search-query.ts'
import { stem } from '../rules/stem.ts'

/** The most products that a search finds. */
export const mostResults = 2000
const mostPerPart = 1000
const mostCandidates = 1000

/** A search must not hold a connection for long. PostgreSQL underestimates the cost of a sequential scan over lexemes, so it is off. */
const settings = {
  statement_timeout: '2s',
  enable_seqscan: 'off',
  max_parallel_workers_per_gather: '0',
  plan_cache_mode: 'force_generic_plan',
}

/** Connections for searches. A statement is cancelled after two seconds. */
export const openForSearches = (database: Database): SharedConnections => database.shared(settings, mostShared)

const inBand = (band: number, query: SQL): SQL => sql`band = ${sql.raw(String(band))} and lexemes @@ ${query} and on_sale_from <= now()`
const sizes = sql.raw(`array[${[0, 1, 2, 3, 4].map((level) => `count(*) filter (where level = ${level})`).join(', ')}]::int[]`)
const bandName = (band: number): SQL => sql.raw(`band${band}`)

/**
 * A band is read only when those before it have given too few results, and so is a level: PostgreSQL executes the parts of
 * such a union one after the other. What an earlier level has found is left out by its id, since a query with all that it
 * must not find takes several times as long.
 */
const bestOfBands = (): SQL => {
  const given = levels.map((level) => sql`${sql.placeholder(level)}::tsquery ${sql.identifier(level)}`)
  // A band without products, as most are in a small shop, is not searched.
  const used = bands.map((band) => sql`exists (select from search_documents where band = ${sql.raw(String(band))}) ${bandName(band)}`)
  const found = levels.map((level, place) => {
    const query = sql`(select ${sql.identifier(level)} from queries)`
    const each = bands.map(
      (band) =>
        sql`(select product_id from search_documents where (select ${bandName(band)} from used) and ${inBand(band, query)} order by popularity desc, product_id)`,
    )
    const before = levels.slice(0, place).map((earlier) => sql`select product_id from ${foundAt(earlier)}`)
    const isNew = place === 0 ? sql`true` : sql`product_id not in (${sql.join(before, sql` union all `)})`
    return sql`${foundAt(level)} as materialized (select product_id, ${sql.raw(String(place))} level from (${sql.join(each, sql` union all `)}) documents where ${isNew})`
  })
  const all = levels.map((level) => sql`select product_id, level from ${foundAt(level)}`)
  return sql`with queries as materialized (select ${sql.join(given, sql`, `)}), used as materialized (select ${sql.join(used, sql`, `)}), ${sql.join(found, sql`, `)}
    select coalesce(json_agg(product_id), '[]') ids, ${sizes} sizes from (${sql.join(all, sql` union all `)} limit ${sql.placeholder('most')}) found`
}

const foundAt = (level: string) => sql.identifier(`found_${level}`)

const levels = ['level0', 'level1', 'level2', 'level3', 'level4'] as const
type LevelQueries = Record<(typeof levels)[number], string | null>
interface FoundRow {
  ids: number[]
  /** How many of them each level has. */
  sizes: number[]
}

/** In a shop with one band, whose products are read once and told apart by the closest level. */
const foundInOne = prepared<FoundRow, LevelQueries & { all: string; most: number }>(
  'search-found-one',
  sql`select coalesce(json_agg(product_id), '[]') ids, ${sizes} sizes from (
      select product_id, case ${sql.join(
        levels.map((level, place) => sql`when lexemes @@ ${sql.placeholder(level)}::tsquery then ${sql.raw(String(place))}`),
        sql` `,
      )} end level
      from search_documents where ${inBand(0, sql`${sql.placeholder('all')}::tsquery`)}
      order by 2, popularity desc, product_id limit ${sql.placeholder('most')}) found`,
)

const foundInAll = prepared<FoundRow, LevelQueries & { most: number }>('search-found', bestOfBands())

export interface FindOptions {
  /** Whether no product stands outside the first band. */
  isSmall?: boolean
  most: number
  /** What was learned from shoppers' choices; it moves products within the level of one query. */
  learned?: ReadonlyMap<number, number>
}

/** Ids of the products that one of at most five queries finds, those of the first query first; each by popularity and what was learned (search-63). */
export async function findProductsBy(
  orm: Orm,
  queries: readonly (string | null)[],
  { isSmall = false, most, learned = new Map() }: FindOptions,
): Promise<number[]> {
  const some = queries.filter((query) => query !== null)
  if (some.length === 0) return []
  const [level0 = null, level1 = null, level2 = null, level3 = null, level4 = null] = queries
  const given = { level0, level1, level2, level3, level4, most }
  const [row] = await (isSmall ? foundInOne(orm, { ...given, all: any([some[0]!, some.at(-1)!]) }) : foundInAll(orm, given))
  const { ids, sizes } = row!
  const ends = sizes.map((_, level) => sizes.slice(0, level + 1).reduce((sum, size) => sum + size, 0))
  return ends.flatMap((end, level) => learnedOrder(ids.slice(end - sizes[level]!, end), learned))
}

const otherBands = prepared<{ has: boolean }>('search-other-bands', sql`select exists (select from search_documents where band > 0) has`)

/** Whether there are products outside the first band. */
export const hasOtherBands = async (orm: Orm): Promise<boolean> => (await otherBands(orm, {}))[0]!.has

const closeness = prepared<{ ids: number[] }, { ids: readonly number[]; queries: readonly string[]; weights: readonly number[] }>(
  'search-closeness',
  sql`with parts as materialized (
      select query::tsquery query, weight from unnest(${sql.placeholder('queries')}::text[], ${sql.placeholder('weights')}::int[]) t (query, weight)
    ), scored as (
      select place, product_id, (select coalesce(sum(weight), 0) from parts where lexemes @@ query) score
      from unnest(${sql.placeholder('ids')}::int[]) with ordinality given (product_id, place) join search_documents using (product_id)
    )
    select coalesce(json_agg(product_id order by score desc, place), '[]') ids from scored`,
)

/** These products, those with more of the weight of the queries first, else in their order. */
export const orderByCloseness = async (
  orm: Orm,
  ids: readonly number[],
  queries: readonly { query: string; weight: number }[],
): Promise<number[]> =>
  (await closeness(orm, { ids, queries: queries.map(({ query }) => query), weights: queries.map(({ weight }) => weight) }))[0]!.ids

/** The places of those queries that some products fulfil together and that weigh most. */
export async function findCoverage(orm: Orm, queries: readonly { query: string; weight: number }[], must: string): Promise<number[]> {
  const candidates = bands.map(
    (band) => sql`(select lexemes from search_documents where ${inBand(band, sql`${must}::tsquery`)} limit ${mostPerPart})`,
  )
  const has = queries.map(({ query }, place) => sql`case when lexemes @@ ${query}::tsquery then ${sql.raw(String(2 ** place))} else 0 end`)
  const { rows } = await orm.execute(sql`
    with masks as (select distinct ${sql.join(has, sql` + `)} mask from (select * from (${sql.join(candidates, sql` union all `)}) c limit ${mostPerPart}) candidate)
    select mask from masks`)
  const worth = (mask: number) => queries.reduce((sum, { weight }, place) => sum + (mask & (2 ** place) ? weight : 0), 0)
  const [best] = (rows as { mask: number }[]).map(({ mask }) => Number(mask)).sort((a, b) => worth(b) - worth(a) || b - a)
  return queries.flatMap((_, place) => (best !== undefined && best & (2 ** place) ? [place] : []))
}

const anywhere = (query: SQL): SQL =>
  sql`(${sql.join(
    bands.map((band) => sql`exists (select from search_documents where ${inBand(band, query)})`),
    sql` or `,
  )})`

/** Sorts behind every text with the same beginning, by bytes. */
const last = '\u{10ffff}'
const beginsWith = (column: SQL, start: SQL): SQL => sql`${column} ~>=~ ${start} and ${column} ~<~ (${start} || ${sql.raw(`'${last}'`)})`

const knownWords = sql`
  select typed, ${anywhere(sql`sounds::tsquery`)} sounds, ${anywhere(sql`initials::tsquery`)} initials,
    exists (select from search_words w where ${beginsWith(sql`w.word`, sql`typed`)} and w.stem <> typed_stem)
      and not exists (select from search_words w where w.word = typed) prefixes
  from unnest(${sql.placeholder('words')}::text[], ${sql.placeholder('stems')}::text[], ${sql.placeholder('sounds')}::text[], ${sql.placeholder('initials')}::text[])
    t (typed, typed_stem, sounds, initials)`

interface KnownRow {
  typed: string
  sounds: boolean
  initials: boolean
  prefixes: boolean
}
type WordQueries = Record<'words' | 'stems' | 'sounds' | 'initials', string[]>
const known = prepared<KnownRow, WordQueries>('search-known', knownWords)

/** Which typed words occur in the shop. */
export async function findKnownWords(orm: Orm, words: readonly string[]): Promise<KnownWords> {
  const spoken = words.map(soundQueries)
  const queries = {
    words: [...words],
    stems: words.map(stem),
    sounds: spoken.map(({ sounds }) => sounds),
    initials: spoken.map(({ initials }) => initials),
  }
  const rows = words.length === 0 ? [] : await known(orm, queries)
  const typedWhere = (which: 'sounds' | 'initials' | 'prefixes') => new Set(rows.flatMap((row) => (row[which] ? [row.typed] : [])))
  return { prefixes: typedWhere('prefixes'), sounds: typedWhere('sounds'), initials: typedWhere('initials') }
}

export interface Word {
  word: string
  products: number
}

const wordsNear = prepared<Word, { deletions: readonly string[] }>(
  'search-words-near',
  sql`select word, products from search_words where deletions && ${sql.placeholder('deletions')}::text[] limit ${sql.raw(String(mostCandidates))}`,
)

/** Words of the shop's products that may have been meant. */
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

const finding = prepared<{ place: number }, { queries: readonly string[]; most: number }>(
  'search-finding',
  // Each query is parsed once, and not once for each product.
  sql`with asked as materialized (
      select place::int - 1 place, query::tsquery query from unnest(${sql.placeholder('queries')}::text[]) with ordinality t (query, place)
    )
    select place from asked where ${anywhere(sql`query`)} limit ${sql.placeholder('most')}`,
)

/** The places of the first queries that find something. An empty query finds nothing. */
export const findFinding = async (orm: Orm, queries: readonly string[], most: number): Promise<number[]> =>
  queries.length === 0 ? [] : (await finding(orm, { queries, most })).map(({ place }) => place)

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
