import { sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'

/** The best sold products of the same brand. */
export async function findBrandMates(orm: Orm, productId: number, count: number): Promise<number[]> {
  const { rows } = await orm.execute(sql`
    select m.auto_id id from products p join products m on m.brand_id = p.brand_id and m.auto_id <> p.auto_id
    where p.auto_id = ${productId} and m.status = 'active' and m.published
    order by m.popularity desc, m.auto_id limit ${count}`)
  return (rows as unknown as { id: number }[]).map((row) => row.id)
}
