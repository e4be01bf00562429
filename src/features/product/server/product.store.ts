import { sql } from 'drizzle-orm'
import { onSale } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { prepared } from '#src/platform/db/prepared.ts'

/** Products in a rail under a product. */
export const railLength = 4

const idsOf = (rows: unknown[]): number[] => (rows as { id: number }[]).map((row) => row.id)

export interface Besides {
  /** The ids of the best sold products of the same brand. */
  mateIds: number[]
  /** What follows the price that holds now, by EAN; variants whose price stays are left out. */
  nextPrices: Map<string, { startsAt: Date; priceCents: number }>
}

interface BesidesRow {
  mateIds: number[]
  next: { ean: string; startsAt: string; priceCents: number }[]
}

const besidesProduct = prepared<BesidesRow, { slug: string }>(
  'product-besides',
  sql`select
      array(select p.auto_id from products p where p.brand_id = shown.brand_id and p.auto_id <> shown.auto_id and ${onSale}
        order by p.popularity desc, p.auto_id limit ${sql.raw(String(railLength))}) "mateIds",
      (select coalesce(json_agg(coming), '[]') from (
        select distinct on (v.ean) v.ean, p.starts_at "startsAt", p.price_cents "priceCents"
        from variants v join prices p on p.variant_id = v.auto_id
        where v.product_id = shown.auto_id and p.starts_at > now() order by v.ean, p.starts_at) coming) next
    from products shown where shown.slug = ${sql.placeholder('slug')}`,
)

/** What a product's page shows beside the product: others of its brand, as many as a rail holds, and prices to come. One query. */
export async function findBesides(orm: Orm, slug: string): Promise<Besides> {
  const [{ mateIds, next } = { mateIds: [], next: [] }] = await besidesProduct(orm, { slug })
  return { mateIds, nextPrices: new Map(next.map(({ ean, startsAt, priceCents }) => [ean, { startsAt: new Date(startsAt), priceCents }])) }
}

/**
 * What goes with the product that has a variant of this EAN: the best sold of each kind that complements its own, then
 * of other kinds in a category it is in. Of one kind never two before every kind has had its turn; nothing sold out.
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
