import { sql } from 'drizzle-orm'
import { onSale } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Orm } from '#src/platform/db/database.ts'

/** The best sold products of the same brand. */
export async function findBrandMates(orm: Orm, productId: number, count: number): Promise<number[]> {
  const { rows } = await orm.execute(sql`
    select p.auto_id id from products shown join products p on p.brand_id = shown.brand_id and p.auto_id <> shown.auto_id
    where shown.auto_id = ${productId} and ${onSale}
    order by p.popularity desc, p.auto_id limit ${count}`)
  return (rows as unknown as { id: number }[]).map((row) => row.id)
}
