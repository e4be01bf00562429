import { sql, type SQL } from 'drizzle-orm'
import type { Bilingual } from '#src/kit/culture.ts'
import { onSale } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { Sorting } from '../rules/listing-query.ts'

export interface ListingFilter {
  /** The category with everything under it; null means the whole shop. */
  categoryId: number | null
  brandCodes: readonly string[]
}

export interface ListingPage {
  ids: number[]
  total: number
}

const inCategory = (categoryId: number | null): SQL =>
  categoryId === null
    ? sql`true`
    : sql`p.auto_id in (
        with recursive tree as (
          select auto_id from categories where auto_id = ${categoryId}
          union all select c.auto_id from categories c join tree t on c.parent_id = t.auto_id
        )
        select pc.product_id from product_categories pc join tree t on t.auto_id = pc.category_id)`

const ofBrands = (codes: readonly string[]): SQL => (codes.length === 0 ? sql`true` : sql`b.code = any(${sql.param(codes)}::text[])`)

const priceNow = sql`(
  select pr.price_cents from variants v join prices pr on pr.variant_id = v.auto_id
  where v.product_id = p.auto_id and pr.starts_at <= now() order by v.position, pr.starts_at desc limit 1)`

const order: Record<Sorting, SQL> = {
  bestseller: sql`p.popularity desc, p.auto_id`,
  // What came on one day is equally new; the better sold stands first.
  newest: sql`p.is_new desc, (p.created_at at time zone 'Asia/Singapore')::date desc, p.popularity desc, p.auto_id`,
  priceUp: sql`${priceNow}, p.auto_id`,
  priceDown: sql`${priceNow} desc, p.auto_id`,
}

/** One page of product ids and how many there are in all. */
export async function findPage(orm: Orm, filter: ListingFilter, sorting: Sorting, page: { size: number; number: number }): Promise<ListingPage> {
  const matching = sql`
    from products p join brands b on b.auto_id = p.brand_id
    where ${onSale} and ${inCategory(filter.categoryId)} and ${ofBrands(filter.brandCodes)}`
  const { rows } = await orm.execute(sql`
    select
      (select count(*)::int ${matching}) total,
      (select coalesce(json_agg(id), '[]') from (
        select p.auto_id id ${matching} order by ${order[sorting]} limit ${page.size} offset ${(page.number - 1) * page.size}) page) ids`)
  return rows[0] as unknown as ListingPage
}

export interface BrandCount {
  code: string
  name: Bilingual
  count: number
}

/** Brands of a category with how many products each has there, whatever brand is chosen. */
export async function countBrands(orm: Orm, categoryId: number | null): Promise<BrandCount[]> {
  const { rows } = await orm.execute(sql`
    select b.code, json_build_object('en', b.display_name, 'zh', b.display_name_zh) name, count(*)::int count
    from products p join brands b on b.auto_id = p.brand_id
    where ${onSale} and ${inCategory(categoryId)}
    group by b.auto_id order by lower(b.display_name)`)
  return rows as unknown as BrandCount[]
}

/** How many products each department holds. */
export async function countDepartments(orm: Orm): Promise<Map<number, number>> {
  const { rows } = await orm.execute(sql`
    with recursive tree as (
      select auto_id, auto_id root from categories where parent_id is null
      union all select c.auto_id, t.root from categories c join tree t on c.parent_id = t.auto_id
    )
    select t.root, count(distinct p.auto_id)::int count
    from tree t join product_categories pc on pc.category_id = t.auto_id join products p on p.auto_id = pc.product_id
    where ${onSale} group by t.root`)
  return new Map((rows as unknown as { root: number; count: number }[]).map((row) => [row.root, row.count]))
}
