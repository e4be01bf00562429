import { sql } from 'drizzle-orm'
import { onSale } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Orm } from '#src/platform/db/database.ts'

const idsOf = (rows: unknown[]): number[] => (rows as { id: number }[]).map((row) => row.id)

/**
 * Products that go with the product of this EAN: the bestsellers of each type that complements its own, then of other
 * types in its categories. The types take turns; sold-out products are left out.
 */
export async function findGoesWith(orm: Orm, ean: string, count: number): Promise<number[]> {
  const { rows } = await orm.execute(sql`
    select id from (
      select p.auto_id id, p.popularity, coalesce(c.position, 1000) nearness,
        row_number() over (partition by p.product_type order by p.popularity desc, p.auto_id) turn
      from variants own
      join products shown on shown.auto_id = own.product_id
      join products p on p.product_type <> shown.product_type
      left join complementary_types c on c.product_type = shown.product_type and c.goes_with = p.product_type
      where own.ean = ${ean} and ${onSale}
        and (c.position is not null or exists (
          select 1 from product_categories a join product_categories b on b.category_id = a.category_id
          where a.product_id = shown.auto_id and b.product_id = p.auto_id))
        and exists (
          select 1 from variants v join stock_levels s on s.variant_id = v.auto_id
          where v.product_id = p.auto_id and (s.allow_over_sell or s.on_hand > s.held))
    ) goes order by turn, nearness, popularity desc, id limit ${count}`)
  return idsOf(rows)
}
