import { sql } from 'drizzle-orm'
import type { Culture } from '#src/kit/culture.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { Choice } from '../search-counts.contract.ts'

/** Counts one network more that searched a keyword on a day. */
export async function addSearch(
  orm: Orm,
  { day, keyword, culture, results }: { day: string; keyword: string; culture: Culture; results: number },
): Promise<void> {
  await orm.execute(sql`
    insert into search_counts (day, keyword, culture, results, networks) values (${day}, ${keyword}, ${culture}, ${results}, 1)
    on conflict (day, keyword, culture, results) do update set networks = search_counts.networks + 1`)
}

export const isProduct = async (orm: Orm, slug: string): Promise<boolean> =>
  (await orm.execute(sql`select from products where slug = ${slug}`)).rows.length > 0

/** Counts one network more that chose a product; nothing for a slug of no product. */
export async function addChoice(
  orm: Orm,
  { day, keyword, slug, choice }: { day: string; keyword: string; slug: string; choice: Choice },
): Promise<void> {
  const column = sql.identifier(choice)
  await orm.execute(sql`
    insert into search_choices (day, keyword, product_id, ${column}) select ${day}, ${keyword}, auto_id, 1 from products where slug = ${slug}
    on conflict (day, keyword, product_id) do update set ${column} = search_choices.${column} + 1`)
}

/** Adds the days before `from` to their months and deletes them. What only one network searched on a day is not kept. */
export async function foldCounts(orm: Orm, from: string): Promise<void> {
  await orm.execute(sql`
    with old as (delete from search_counts where day < ${from} returning *),
    days as (
      select day, keyword, culture, sum(networks)::int networks, coalesce(sum(networks) filter (where results = 0), 0)::int without_results
      from old group by day, keyword, culture having sum(networks) > 1)
    insert into search_months (month, keyword, culture, networks, without_results)
    select date_trunc('month', day)::date, keyword, culture, sum(networks)::int, sum(without_results)::int from days group by 1, 2, 3
    on conflict (month, keyword, culture) do update
      set networks = search_months.networks + excluded.networks, without_results = search_months.without_results + excluded.without_results`)
}

export async function deleteChoicesBefore(orm: Orm, day: string): Promise<void> {
  await orm.execute(sql`delete from search_choices where day < ${day}`)
}

export async function deleteMonthsBefore(orm: Orm, month: string): Promise<void> {
  await orm.execute(sql`delete from search_months where month < ${month}`)
}
