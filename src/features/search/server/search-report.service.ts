import { sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'

/** What came of one keyword. Everything is counted in networks, each once a day. */
export interface SearchedKeyword extends Record<string, unknown> {
  keyword: string
  searches: number
  /** How many products most of them found lately; null when it was not searched within the last 30 days. */
  results: number | null
  opened: number
  bagged: number
}

export interface SearchReport {
  top: SearchedKeyword[]
  /** Most who searched it found nothing. */
  withoutResults: SearchedKeyword[]
  /** It finds products, and nobody opened one. */
  withoutClicks: SearchedKeyword[]
}

/** What shoppers searched for since a day, `YYYY-MM-DD`; further back than 30 days only by whole months (search-64). */
export async function searchReport(orm: Orm, since: string, most: number): Promise<SearchReport> {
  const list = async (which: ReturnType<typeof sql>) => (await orm.execute<SearchedKeyword>(reportOf(since, which, most))).rows
  return {
    top: await list(sql`true`),
    withoutResults: await list(sql`nothing * 2 > searches`),
    withoutClicks: await list(sql`nothing * 2 <= searches and coalesce(opened, 0) = 0`),
  }
}

const reportOf = (since: string, which: ReturnType<typeof sql>, most: number) => sql`
  with counted as (
    select keyword, networks, case when results = 0 then networks else 0 end nothing, results from search_counts where day >= ${since}
    union all
    select keyword, networks, without_results, null from search_months where month >= date_trunc('month', ${since}::date)),
  searched as (
    select keyword, sum(networks)::int searches, sum(nothing)::int nothing from counted group by keyword),
  latest as (
    select distinct on (keyword) keyword, results from counted where results is not null
    group by keyword, results order by keyword, sum(networks) desc, results),
  chosen as (
    select keyword, sum(opened)::int opened, sum(bagged)::int bagged from search_choices where day >= ${since} group by keyword)
  select keyword, searches, results, coalesce(opened, 0) opened, coalesce(bagged, 0) bagged
  from searched left join latest using (keyword) left join chosen using (keyword)
  where ${which} order by searches desc, keyword limit ${most}`
