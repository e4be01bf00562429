import { inArray, sql } from 'drizzle-orm'
import type { SaleFacts } from '#src/features/availability/rules/why-not-sold.ts'
import type { Translated } from '#src/kit/culture.ts'
import { translated } from '#src/platform/db/translated.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { listed, prepared } from '#src/platform/db/prepared.ts'
import { productFormerSlugs, products } from '#src/features/catalogue/server/catalogue.tables.ts'
import { isPublished, saleFacts, stockSums, type ListedProduct } from '#src/features/catalogue/server/catalogue.service.ts'
import type { AllowedModes } from '#src/features/fulfilment/rules/allowed-modes.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import { defaultSettings, operatorNames } from '#src/features/settings/server/settings.service.ts'
import type { OptionValue } from '../rules/asked-values.ts'

/** A text in English and, where there is one, in Chinese. */
type TextPair = [en: string, zh: string | null]

/** The columns of a product that the listing index needs; variants in their order, amounts in cents. */
export interface EntryRow extends AllowedModes {
  id: number
  brand: ListedProduct['brand']
  /** Who sends it, where that is stated. */
  fulfilment: string | null
  title: Translated
  isNew: boolean
  exclusive: boolean
  popularity: number
  type: string | null
  /** Days since 1970 in Singapore. */
  day: number
  variants: EntryVariant[]
  optionNames: TextPair[]
  attributes: [...label: TextPair, ...value: TextPair][]
  /** The ids of its own categories, without those above them. */
  categories: number[]
}

export interface EntryVariant {
  facts: SaleFacts
  /** 0 before its price has begun. */
  priceCents: number
  originalCents: number | null
  /** Up to three pairs of English and Chinese, in one list. */
  options: (string | null)[]
  swatch: string | null
  /** Codes of the stores that have it in stock. */
  stores: string[] | null
}

/** Reads products for the listing index, many in one query, because a start of the shop reads all of them. */
export async function readEntries(orm: Orm, ids: readonly number[]): Promise<EntryRow[]> {
  const wanted = sql`any(${sql.param(ids)}::int[])`
  const { rows } = await orm.execute(sql`
    with wanted_variants as (select * from variants where product_id = ${wanted}),
    price as (
      select distinct on (variant_id) variant_id, price_cents, original_cents from prices
      where variant_id in (select auto_id from wanted_variants) and starts_at <= now() order by variant_id, starts_at desc
    ),
    stock as (
      select s.variant_id, ${stockSums}, json_agg(l.code) filter (where l.kind = 'store' and s.on_hand > s.held) stores
      from stock_levels s join locations l on l.auto_id = s.location_id
      where s.variant_id in (select auto_id from wanted_variants) group by s.variant_id
    ),
    with_facts as (
      select v.product_id, json_agg(json_build_object(
          'facts', ${saleFacts.sql}, 'priceCents', coalesce(price.price_cents, 0), 'originalCents', price.original_cents, 'swatch', v.swatch, 'stores', stock.stores,
          'options', json_build_array(v.option1, v.option1_zh, v.option2, v.option2_zh, v.option3, v.option3_zh)
        ) order by v.position) variants
      from wanted_variants v join products p on p.auto_id = v.product_id
      left join price on price.variant_id = v.auto_id left join stock on stock.variant_id = v.auto_id group by v.product_id
    ),
    named as (
      select product_id, json_agg(json_build_array(name, name_zh) order by position) names
      from product_options where product_id = ${wanted} group by product_id
    ),
    described as (
      select product_id, json_agg(json_build_array(label, label_zh, value, value_zh) order by position) attributes
      from product_attributes where product_id = ${wanted} group by product_id
    ),
    placed as (
      select product_id, json_agg(category_id) categories from product_categories where product_id = ${wanted} group by product_id
    )
    select p.auto_id id, json_build_object('code', b.code, 'name', ${translated('b.display_name')}, 'fulfiller', b.fulfiller) brand,
      p.fulfilment, p.delivery_allowed "isDeliveryAllowed", p.collection_allowed "isCollectionAllowed", ${translated('p.title')} title, p.is_new "isNew", p.exclusive, p.rank popularity, p.product_type "type",
      (p.created_at at time zone 'Asia/Singapore')::date - '1970-01-01'::date as day,
      coalesce(with_facts.variants, '[]') variants, coalesce(named.names, '[]') "optionNames", coalesce(described.attributes, '[]') attributes,
      coalesce(placed.categories, '[]') categories
    from products p join brands b on b.auto_id = p.brand_id
    left join with_facts on with_facts.product_id = p.auto_id left join named on named.product_id = p.auto_id
    left join described on described.product_id = p.auto_id left join placed on placed.product_id = p.auto_id
    where p.auto_id = ${wanted} order by p.auto_id`)
  return (rows as unknown as PackedEntry[]).map((row) => ({ ...row, variants: row.variants.map(unpacked) }))
}

const ownName = prepared<Pick<StoreSettings, 'name'>>(
  'listing-own-name',
  sql`select value name from settings where key = 'name' and holds_from <= now() order by holds_from desc limit 1`,
)

/** The store's own names, by which its goods are recognised. */
export const findOperatorNames = async (orm: Orm): Promise<string[]> =>
  operatorNames({ ...defaultSettings, ...(await ownName(orm, {}))[0] })

type PackedVariant = Omit<EntryVariant, 'facts'> & { facts: unknown[] }
type PackedEntry = Omit<EntryRow, 'variants'> & { variants: PackedVariant[] }
const unpacked = (variant: PackedVariant): EntryVariant => ({ ...variant, facts: saleFacts.unpack(variant.facts) })

export type BestsellerSource =
  | { kind: 'category' | 'brand'; code: string }
  | { kind: 'ranked'; productIds: readonly number[] }
  | { kind: 'shop' }

/** The ids of the bestsellers of a list, sorted by id. */
export async function findBestsellers(orm: Orm, source: BestsellerSource, most: number): Promise<number[]> {
  if (source.kind === 'ranked') return source.productIds.slice(0, most).sort((a, b) => a - b)
  const within = {
    shop: sql`true`,
    brand: sql`brand_id = (select auto_id from brands where code = ${'code' in source ? source.code : ''})`,
    category: sql`exists (select from product_categories c where c.product_id = p.auto_id and c.category_id in (
      with recursive under as (
        select auto_id from categories where code = ${'code' in source ? source.code : ''}
        union all select c.auto_id from categories c join under on c.parent_id = under.auto_id
      ) select auto_id from under))`,
  }[source.kind]
  const { rows } = await orm.execute(sql`
    select id from (select auto_id id from products p where ${isPublished} and ${within} order by rank desc, auto_id limit ${most}) best order by id`)
  return (rows as unknown as { id: number }[]).map((row) => row.id)
}

/** The next product ids after this one, sorted. */
export async function findIdsAfter(orm: Orm, after: number, count: number): Promise<number[]> {
  const { rows } = await orm.execute(sql`select auto_id id from products where auto_id > ${after} order by auto_id limit ${count}`)
  return (rows as unknown as { id: number }[]).map((row) => row.id)
}

/** A code with its name. */
export interface Named {
  code: string
  name: Translated
}

const brandsNamed = prepared<Named, { codes: readonly string[] }>(
  'listing-brands',
  sql`select code, ${translated('display_name')} name from brands where code = any(${listed('codes', 'text')})`,
)

/** The names of these brands. */
export const findBrandNames = async (orm: Orm, codes: readonly string[]): Promise<Named[]> =>
  codes.length === 0 ? [] : brandsNamed(orm, { codes })

const storesNamed = prepared<Named>(
  'listing-stores',
  sql`select code, ${translated('name')} name from locations where kind = 'store' and sell_on_estore order by auto_id`,
)

/** The names of all stores that sell online. */
export const findStoreNames = (orm: Orm): Promise<Named[]> => storesNamed(orm, {})

/** The options in English of a product's variants, by EAN. */
export type VariantOptions = ReadonlyMap<string, readonly OptionValue[]>

const optionsOf = prepared<{ id: number; options: [ean: string, options: OptionValue[]][] }, { ids: readonly number[] }>(
  'listing-options',
  sql`select id, json_agg(json_build_array(ean, options)) options from (
    select v.product_id id, v.ean, json_agg(json_build_array(o.name, (array[v.option1, v.option2, v.option3])[o.position]) order by o.position) options
    from variants v join product_options o on o.product_id = v.product_id
    where v.product_id = any(${listed('ids', 'int')}) and (array[v.option1, v.option2, v.option3])[o.position] is not null group by v.product_id, v.ean) v
    group by id`,
)

/** The options of each of these products, by id. One query. */
export async function findOptions(orm: Orm, ids: readonly number[]): Promise<Map<number, VariantOptions>> {
  const found = new Map((await optionsOf(orm, { ids })).map(({ id, options }) => [id, new Map(options)]))
  return new Map(ids.map((id) => [id, found.get(id) ?? new Map()]))
}

/** The ids of products by their slugs, also by those that they had before (shop-23). */
export async function findIdsBySlug(orm: Orm, slugs: readonly string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map()
  const rows = await orm
    .select({ slug: products.slug, autoId: products.autoId })
    .from(products)
    .where(inArray(products.slug, [...slugs]))
    .unionAll(
      orm
        .select({ slug: productFormerSlugs.slug, autoId: productFormerSlugs.productId })
        .from(productFormerSlugs)
        .where(inArray(productFormerSlugs.slug, [...slugs])),
    )
  return new Map(rows.map(({ slug, autoId }) => [slug, autoId]))
}
