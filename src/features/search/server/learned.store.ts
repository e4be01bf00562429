import { sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { prepared } from '#src/platform/db/prepared.ts'
import { countedKeyword } from '../rules/counted-keyword.ts'
import { learnedWeight, rememberedDays, type DayOfChoices } from '../rules/learned.ts'

const nothing: ReadonlyMap<number, number> = new Map()

const weightsOf = prepared<{ weights: Record<string, number> }, { keyword: string }>(
  'search-learned',
  sql`select weights from search_learned where keyword = ${sql.placeholder('keyword')}`,
)

/** The weights of the products that shoppers chose for a keyword whose Chinese is simplified, by id (search-63). */
export async function findLearned(orm: Orm, keyword: string): Promise<ReadonlyMap<number, number>> {
  const counted = countedKeyword(keyword)
  if (counted === null) return nothing
  const [row] = await weightsOf(orm, { keyword: counted })
  return row ? new Map(Object.entries(row.weights).map(([id, weight]) => [Number(id), weight])) : nothing
}

/** Whether a day has passed since it was last worked out what there is to learn. */
export async function isLearningDue(orm: Orm, today: string): Promise<boolean> {
  const { rows } = await orm.execute<{ due: boolean }>(sql`
    select exists (select from search_learned where day < ${today}) or not exists (select from search_learned)
      and exists (select from search_choices where day < ${today} and (opened > 1 or bagged > 1)) due`)
  return rows[0]!.due
}

interface KeywordChoices extends Record<string, unknown> {
  keyword: string
  /** By product id. */
  products: Record<string, DayOfChoices[]>
}

/** Works out the weights anew from the choices before today. Must run in a transaction. */
export async function learnChoices(orm: Orm, today: string): Promise<void> {
  const { rows } = await orm.execute<KeywordChoices>(sql`
    select keyword, json_object_agg(product_id, days) products from (
      select keyword, product_id, json_agg(json_build_object('age', ${today}::date - day, 'opened', opened, 'bagged', bagged)) days
      from search_choices where day < ${today} and day >= ${today}::date - ${rememberedDays}::int and (opened > 1 or bagged > 1)
      group by keyword, product_id) chosen
    group by keyword`)
  const learned = rows.map(({ keyword, products }) => ({
    keyword,
    day: today,
    weights: Object.fromEntries(Object.entries(products).map(([id, days]) => [id, learnedWeight(days)])),
  }))
  await orm.execute(sql`delete from search_learned`)
  await orm.execute(sql`
    insert into search_learned select * from json_populate_recordset(null::search_learned, ${JSON.stringify(learned)}::json)
    on conflict (keyword) do update set day = excluded.day, weights = excluded.weights`)
}
