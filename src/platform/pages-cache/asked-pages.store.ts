import { sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import type { PageKey } from './pages-cache.ts'

export interface AskedPage extends PageKey {
  requests: number
}

const weightNow = sql.raw(`asked_pages.weight * 0.5 ^ (extract(epoch from now() - asked_pages.counted_at) / (7 * 86400))`)

/** Counts requests besides those of before, and forgets all but so many pages: those asked for least. */
export async function addAsked(orm: Orm, pages: readonly AskedPage[], most: number): Promise<void> {
  // In one order, so that two processes can't wait for each other.
  const rows = pages.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.culture < b.culture ? -1 : 1))
  await orm.execute(sql`
    insert into asked_pages (path, culture, weight)
    select path, culture, requests from json_to_recordset(${JSON.stringify(rows)}::json) asked (path text, culture text, requests int)
    on conflict (path, culture) do update set weight = ${weightNow} + excluded.weight, counted_at = now()`)
  await orm.execute(sql`
    delete from asked_pages where (path, culture) in (
      select path, culture from asked_pages order by ${weightNow} desc, path, culture offset ${most})`)
}

/** The pages that are asked for most, the most wanted first. */
export async function findMostAsked(orm: Orm, most: number): Promise<PageKey[]> {
  const { rows } = await orm.execute(sql`select path, culture from asked_pages order by ${weightNow} desc, path, culture limit ${most}`)
  return rows as unknown as PageKey[]
}
