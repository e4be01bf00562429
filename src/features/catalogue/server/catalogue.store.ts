import { sql, type SQL } from 'drizzle-orm'
import type { Bilingual } from '#src/kit/culture.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { listed, prepared } from '#src/platform/db/prepared.ts'
import type { StockInputs } from '#src/features/stock/rules/out-of-stock.ts'

export interface Brand {
  code: string
  name: Bilingual
  fulfiller: 'store' | 'brand'
}

export interface CatalogueVariant {
  autoId: number
  ean: string
  sku: string | null
  /** Up to three, in the order of the product's options. */
  options: Bilingual[]
  swatch: string | null
  imageUrl: string | null
  priceCents: number
  originalCents: number | null
  stock: StockInputs
  /** By store code, how many it has on the shelf. */
  storeStock: Record<string, number>
}

/** A product with its variants: what lists, the product page and the cart are made from. */
export interface CatalogueProduct {
  autoId: number
  slug: string
  status: string
  title: Bilingual
  details: Bilingual
  productType: Bilingual
  brand: Brand
  fulfilment: string | null
  isNew: boolean
  exclusive: boolean
  maxAddQuantity: number
  imageUrl: string | null
  variants: CatalogueVariant[]
}

interface ProductRow extends Omit<CatalogueProduct, 'variants'> {
  variants: VariantRow[]
}

interface VariantRow extends Omit<CatalogueVariant, 'stock' | 'options'>, StockRow {
  options: Bilingual[]
}

/** A variant's stock, summed over its locations. */
export interface StockRow {
  allowOverSell: boolean
  outOfStockQuantity: number
  outOfStock: boolean
  totalQuantity: number
  quantity: number
  sellOnEstore: boolean
}

const bilingual = (en: SQL, zh: SQL): SQL => sql`json_build_object('en', coalesce(${en}, ''), 'zh', ${zh})`

/** The variants of `p` as JSON, each with the price that holds now and its stock summed over locations. */
const variantsOfProduct = sql`
  (select json_agg(json_build_object(
      'autoId', v.auto_id, 'ean', v.ean, 'sku', v.sku, 'swatch', v.swatch, 'imageUrl', v.image_url,
      'options', json_build_array(
        ${bilingual(sql`v.option1`, sql`v.option1_zh`)}, ${bilingual(sql`v.option2`, sql`v.option2_zh`)}, ${bilingual(sql`v.option3`, sql`v.option3_zh`)}),
      'priceCents', price.price_cents, 'originalCents', price.original_cents,
      'allowOverSell', v.allow_over_sell, 'outOfStockQuantity', v.out_of_stock_quantity, 'outOfStock', v.out_of_stock,
      'totalQuantity', stock.total, 'quantity', stock.sellable, 'sellOnEstore', stock.sells, 'storeStock', stock.stores
    ) order by v.position)
   from variants v
   join lateral (
     select price_cents, original_cents from prices
     where variant_id = v.auto_id and starts_at <= now() order by starts_at desc limit 1
   ) price on true
   join lateral (
     select coalesce(sum(s.on_hand), 0)::int total,
       coalesce(sum(s.on_hand - s.held) filter (where l.sell_on_estore), 0)::int sellable,
       coalesce(bool_or(l.sell_on_estore), false) sells,
       coalesce(json_object_agg(l.code, s.on_hand - s.held) filter (where l.kind = 'store'), '{}') stores
     from stock_levels s join locations l on l.auto_id = s.location_id where s.variant_id = v.auto_id
   ) stock on true
   where v.product_id = p.auto_id)`

const productColumns = sql`
  p.auto_id "autoId", p.slug, p.status,
  ${bilingual(sql`p.title`, sql`p.title_zh`)} title,
  ${bilingual(sql`p.details`, sql`p.details_zh`)} details,
  ${bilingual(sql`p.product_type`, sql`p.product_type_zh`)} "productType",
  json_build_object('code', b.code, 'name', ${bilingual(sql`b.display_name`, sql`b.display_name_zh`)}, 'fulfiller', b.fulfiller) brand,
  p.fulfilment, p.is_new "isNew", p.exclusive, p.max_add_quantity "maxAddQuantity",
  (select url from product_images i where i.product_id = p.auto_id order by i.position limit 1) "imageUrl",
  ${variantsOfProduct} variants`

const isShown = sql`p.status = 'active' and p.published`

/** Where the variants are read anyhow, they say whether there is one with a price; asking beforehand would take as long again. */
const isSold = (row: { variants: VariantRow[] | null }): boolean => row.variants !== null

/** Sold in the shop: active, published, and with a variant whose price has begun. For queries that call products `p`. */
export const onSale = sql`${isShown} and exists (
  select 1 from variants v join prices pr on pr.variant_id = v.auto_id and pr.starts_at <= now() where v.product_id = p.auto_id)`

const productsByIds = prepared<ProductRow, { ids: readonly number[] }>(
  'products-by-ids',
  sql`select ${productColumns} from products p join brands b on b.auto_id = p.brand_id
    where p.auto_id = any(${listed('ids', 'int')}) and ${isShown}`,
)

/** Products in the order of the ids given; ids that are not on sale are left out. One query. */
export async function findProducts(orm: Orm, ids: readonly number[]): Promise<CatalogueProduct[]> {
  if (ids.length === 0) return []
  const rows = await productsByIds(orm, { ids })
  const found = new Map(rows.filter(isSold).map((row) => [row.autoId, toProduct(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

export interface ProductPage extends CatalogueProduct {
  body: Bilingual
  restockDuration: Bilingual
  showRestockNotification: boolean
  seoTitle: string | null
  seoDescription: string | null
  options: Bilingual[]
  images: { url: string; alt: Bilingual }[]
  videos: { url: string }[]
  attributes: { code: string; label: Bilingual; value: Bilingual }[]
  /** The deepest category it is in, by which its breadcrumb goes. */
  categoryCode: string | null
}

interface PageRow extends ProductRow, Omit<ProductPage, 'variants' | 'options' | keyof ProductRow> {
  optionNames: Bilingual[]
}

const productPageBySlug = prepared<PageRow, { slug: string }>(
  'product-page',
  sql`select ${productColumns},
      ${bilingual(sql`p.body`, sql`p.body_zh`)} body,
      ${bilingual(sql`p.restock_duration`, sql`p.restock_duration_zh`)} "restockDuration",
      p.show_restock_notification "showRestockNotification", p.seo_title "seoTitle", p.seo_description "seoDescription",
      (select coalesce(json_agg(${bilingual(sql`o.name`, sql`o.name_zh`)} order by o.position), '[]') from product_options o where o.product_id = p.auto_id) "optionNames",
      (select coalesce(json_agg(json_build_object('url', i.url, 'alt', ${bilingual(sql`i.alt`, sql`i.alt_zh`)}) order by i.position), '[]') from product_images i where i.product_id = p.auto_id) images,
      (select coalesce(json_agg(json_build_object('url', x.url) order by x.position), '[]') from product_videos x where x.product_id = p.auto_id) videos,
      (select coalesce(json_agg(json_build_object('code', a.code, 'label', ${bilingual(sql`a.label`, sql`a.label_zh`)}, 'value', ${bilingual(sql`a.value`, sql`a.value_zh`)}) order by a.position), '[]')
        from product_attributes a where a.product_id = p.auto_id) attributes,
      (select c.code from product_categories pc join categories c on c.auto_id = pc.category_id
        where pc.product_id = p.auto_id order by pc.position, c.level desc limit 1) "categoryCode"
    from products p join brands b on b.auto_id = p.brand_id
    where p.slug = ${sql.placeholder('slug')} and ${isShown}`,
)

/** One product with everything its page shows. One query. */
export async function findProductPage(orm: Orm, slug: string): Promise<ProductPage | null> {
  const [row] = await productPageBySlug(orm, { slug })
  if (!row || !isSold(row)) return null
  const { optionNames, ...rest } = row
  return { ...rest, ...toProduct(row), options: optionNames }
}

/** The product ids of variants, by EAN or by id. */
export async function findVariantOwners(orm: Orm, by: { eans: readonly string[] } | { ids: readonly number[] }): Promise<{ variantId: number; productId: number }[]> {
  const which = 'eans' in by ? sql`ean = any(${sql.param(by.eans)}::text[])` : sql`auto_id = any(${sql.param(by.ids)}::int[])`
  const { rows } = await orm.execute(sql`select auto_id "variantId", product_id "productId" from variants where ${which}`)
  return rows as unknown as { variantId: number; productId: number }[]
}

export const addressesPerPage = 5000

export async function findAddresses(orm: Orm, page: number): Promise<{ addresses: { slug: string; updatedAt: string }[]; total: number }> {
  const { rows } = await orm.execute(sql`
    select
      (select count(*)::int from products p where ${onSale}) total,
      (select coalesce(json_agg(json_build_object('slug', slug, 'updatedAt', to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by auto_id), '[]')
       from (select p.auto_id, p.slug, p.updated_at from products p where ${onSale} order by p.auto_id limit ${addressesPerPage} offset ${(page - 1) * addressesPerPage}) page) addresses`)
  return rows[0] as unknown as { addresses: { slug: string; updatedAt: string }[]; total: number }
}

export interface Category {
  autoId: number
  parentId: number | null
  code: string
  level: number
  name: Bilingual
  intro: Bilingual
}

const everyCategory = prepared<Category>(
  'every-category',
  sql`select auto_id "autoId", parent_id "parentId", code, level, ${bilingual(sql`name`, sql`name_zh`)} name, ${bilingual(sql`intro`, sql`intro_zh`)} intro
    from categories order by level, position, auto_id`,
)

/** Every category, parents first. */
export const findCategories = (orm: Orm): Promise<Category[]> => everyCategory(orm, {})

function toProduct(row: ProductRow): CatalogueProduct {
  return { ...row, variants: row.variants.map(toVariant) }
}

function toVariant(row: VariantRow): CatalogueVariant {
  const { allowOverSell, outOfStockQuantity, outOfStock, totalQuantity, quantity, sellOnEstore, options, ...rest } = row
  return {
    ...rest,
    options: options.filter((option) => option.en !== ''),
    stock: stockInputs({ allowOverSell, outOfStockQuantity, outOfStock, totalQuantity, quantity, sellOnEstore }),
  }
}

/** What the out-of-stock rule looks at. */
export const stockInputs = ({ allowOverSell, outOfStockQuantity, outOfStock, totalQuantity, quantity, sellOnEstore }: StockRow): StockInputs => ({
  productStoresInventories: [{ sellOnEstore }],
  allowOverSell,
  outOfStockQuantity,
  // With nothing on any shelf the rule falls back to the flag, so the flag must say so.
  outOfStock: outOfStock || (totalQuantity <= 0 && !allowOverSell),
  totalQuantity,
  quantity,
})
