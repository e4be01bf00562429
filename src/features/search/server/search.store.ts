import { sql, type SQL } from 'drizzle-orm'
import type { Bilingual } from '#src/kit/culture.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'

/** The most products that a search finds. */
export const mostFound = 2000
const mostPerPart = 5000
const mostCandidates = 1000

/** Ids of the products that the queries find, those of the first before those of the next, each by popularity. */
export async function findByTiers(database: Database, tiers: readonly string[]): Promise<number[]> {
  return throughIndex(database, async (orm) => {
    const found: number[] = []
    for (const tier of tiers) {
      if (found.length >= mostFound) break
      const { rows } = await orm.execute(sql`
        select coalesce(json_agg(product_id), '[]') ids from (
          select product_id from search_documents where lexemes @@ ${tier}::tsquery and on_sale_from <= now()
          order by popularity desc, product_id limit ${mostFound - found.length}) found`)
      found.push(...(rows[0] as { ids: number[] }).ids)
    }
    return found
  })
}

/** Ids of the products that have at least half of those parts that the shop knows, those with more of them first. */
export async function findByParts(database: Database, parts: readonly string[]): Promise<number[]> {
  const each = parts.map(
    (part, index) => sql`(select product_id, popularity, ${index}::int part from search_documents where lexemes @@ ${part}::tsquery and on_sale_from <= now() limit ${mostPerPart})`,
  )
  return throughIndex(database, async (orm) => {
    const { rows } = await orm.execute(sql`
      with parts as materialized (${sql.join(each, sql` union all `)})
      select coalesce(json_agg(product_id), '[]') ids from (
        select product_id from parts group by product_id, popularity
        having count(*) * 2 >= (select count(distinct part) from parts)
        order by count(*) desc, popularity desc, product_id limit ${mostFound}) found`)
    return (rows[0] as { ids: number[] }).ids
  })
}

/** The best sold of what the queries find, those of the first first; `isAll` when there are no products but the best sold. */
export async function findInWindow(database: Database, tiers: readonly string[]): Promise<{ ids: number[]; isAll: boolean }> {
  const each = tiers.map((tier, index) => sql`(select product_id, popularity, ${index}::int tier from search_documents where in_window and lexemes @@ ${tier}::tsquery and on_sale_from <= now())`)
  return throughIndex(database, async (orm) => {
    const { rows } = await orm.execute(sql`
      select coalesce(json_agg(product_id order by tier, popularity desc, product_id), '[]') ids,
        not exists (select from search_documents where not in_window) "isAll"
      from (${sql.join(each, sql` union all `)}) found`)
    return rows[0] as { ids: number[]; isAll: boolean }
  })
}

/** PostgreSQL thinks it cheap to read a whole table of lexemes, and is wrong about it. */
const throughIndex = <T>(database: Database, work: (orm: Orm) => Promise<T>): Promise<T> =>
  database.transaction(async ({ orm }) => {
    await orm.execute(sql`select set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`)
    return work(orm)
  })

/** Whether the shop has the word, or one that begins so. */
export async function findUnknownWords(orm: Orm, words: readonly string[]): Promise<string[]> {
  const { rows } = await orm.execute(sql`
    select typed from unnest(${sql.param(words)}::text[]) typed
    where not exists (select from search_words w where w.word like typed || '%')`)
  return (rows as { typed: string }[]).map(({ typed }) => typed)
}

export interface Word {
  word: string
  products: number
}

/** Words of the shop that may have been meant. */
export const findWordsNear = (database: Database, deletions: readonly string[]): Promise<Word[]> =>
  throughIndex(database, async (orm) => {
    const { rows } = await orm.execute(sql`select word, products from search_words where deletions && ${sql.param(deletions)}::text[] limit ${mostCandidates}`)
    return rows as unknown as Word[]
  })

/** Words that begin so, those of more products first. */
export async function findCompletions(orm: Orm, start: string, most: number): Promise<string[]> {
  const { rows } = await orm.execute(sql`
    select word from search_words where word like ${`${start}%`} and products > 0 and word <> ${start} order by products desc, word limit ${most}`)
  return (rows as { word: string }[]).map(({ word }) => word)
}

export interface NameFound {
  kind: 'brand' | 'category'
  code: string
  products: number
  /** Of a brand. */
  name: Bilingual | null
}

/** Brands and categories with a name that begins so: a whole name first, then those that hold more. */
export async function findNames(orm: Orm, start: string, most: number): Promise<NameFound[]> {
  const each = (kind: string): SQL => sql`(
    select kind, code, products, row_number() over (order by bool_or(key = ${start}) desc, products desc, code) rank
    from search_names where key like ${`${start}%`} and kind = ${kind} group by kind, code, products order by rank limit ${most})`
  const { rows } = await orm.execute(sql`
    select found.kind, found.code, found.products, case when b.code is not null then json_build_object('en', b.display_name, 'zh', b.display_name_zh) end name
    from (${each('brand')} union all ${each('category')}) found left join brands b on found.kind = 'brand' and b.code = found.code
    order by found.kind, found.rank`)
  return rows as unknown as NameFound[]
}
