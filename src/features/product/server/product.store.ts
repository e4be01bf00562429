import { sql, type SQL } from 'drizzle-orm'
import { onSale } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Goods } from '#src/features/promotions/rules/goods.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { prepared } from '#src/platform/db/prepared.ts'

const idsOf = (rows: unknown[]): number[] => (rows as { id: number }[]).map((row) => row.id)

/** `fulfilmentOf` of a product and its brand. */
const fulfilment = sql`coalesce(p.fulfilment, case b.fulfiller when 'store' then 'self' else b.display_name end)`

/** A product as what goes with it is found. */
export interface Companion {
  productId: number
  type: string | null
  /** The types that complement its own, the best match first. */
  complements: string[]
  brand: string
  fulfilment: string
  categoryIds: number[]
}

const companionOf = prepared<Companion, { ean: string }>(
  'product-companion',
  sql`select p.auto_id "productId", p.product_type "type", b.code brand, ${fulfilment} fulfilment,
    array(select category_id from product_categories pc where pc.product_id = p.auto_id) "categoryIds",
    array(select goes_with from complementary_types t where t.product_type = p.product_type order by t.position, goes_with) complements
    from variants v join products p on p.auto_id = v.product_id join brands b on b.auto_id = p.brand_id
    where v.ean = ${sql.placeholder('ean')}`,
)

/** The product of this EAN. */
export async function findCompanion(orm: Orm, ean: string): Promise<Companion | null> {
  const [row] = await companionOf(orm, { ean })
  return row ?? null
}

const hasStock = sql`exists (
  select 1 from variants v join stock_levels s on s.variant_id = v.auto_id
  where v.product_id = p.auto_id and (s.allow_over_sell or s.on_hand > s.held))`

/** The bestsellers among some of these goods, without one product and without what is sold out. */
export async function findOthersAmong(
  orm: Orm,
  goods: readonly Goods[],
  { besides, operatorNames, count }: { besides: number; operatorNames: readonly string[]; count: number },
): Promise<number[]> {
  if (goods.length === 0) return []
  const { rows } = await orm.execute(sql`
    select p.auto_id id from products p join brands b on b.auto_id = p.brand_id
    where ${onSale} and p.auto_id <> ${besides} and ${hasStock} and (${isAmongSome(goods, operatorNames)})
    order by p.rank desc, p.auto_id limit ${count}`)
  return idsOf(rows)
}

/** One page of the products that are among some of these goods, the bestsellers first, and how many there are in all. */
export async function findPromoted(
  orm: Orm,
  goods: readonly Goods[],
  { operatorNames, limit, offset }: { operatorNames: readonly string[]; limit: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  if (goods.length === 0) return { ids: [], total: 0 }
  const { rows } = await orm.execute(sql`
    with found as (select p.auto_id id, p.rank from products p join brands b on b.auto_id = p.brand_id
      where ${onSale} and (${isAmongSome(goods, operatorNames)}))
    select (select count(*)::int from found) total,
      array(select id from found order by rank desc, id limit ${limit} offset ${offset}) ids`)
  return rows[0] as { ids: number[]; total: number }
}

const isAmongSome = (goods: readonly Goods[], operatorNames: readonly string[]): SQL =>
  sql.join(
    goods.map((each) => isOneOf(each, operatorNames)),
    sql` or `,
  )

/** `isAmong` as a condition on a product and its brand. A product whose variants are only in part among them is. */
function isOneOf({ skus, brands, categories, own }: Goods, operatorNames: readonly string[]): SQL {
  const conditions = [
    skus && sql`exists (select 1 from variants v where v.product_id = p.auto_id and v.ean = any(${sql.param(skus)}::text[]))`,
    brands && sql`b.code = any(${sql.param(brands)}::text[])`,
    categories &&
      sql`exists (select 1 from product_categories pc join categories c on c.auto_id = pc.category_id
        left join categories above on above.auto_id = c.parent_id left join categories top on top.auto_id = above.parent_id
        where pc.product_id = p.auto_id and array[c.code, above.code, top.code] && ${sql.param(categories)}::text[])`,
    own !== undefined && sql`${isSentByStore(operatorNames)} = ${own}`,
  ]
  return sql`(${sql.join(
    conditions.filter((each) => each !== undefined && each !== false),
    sql` and `,
  )})`
}

/** `isSentByStore` as a condition on a product and its brand. */
const isSentByStore = (operatorNames: readonly string[]): SQL =>
  sql`lower(trim(${fulfilment})) = any(${sql.param(['', 'self', ...operatorNames.map((name) => name.trim().toLowerCase())])}::text[])`
