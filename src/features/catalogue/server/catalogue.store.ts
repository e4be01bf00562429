import { sql, type SQL } from 'drizzle-orm'
import type { AllowedModes } from '#src/features/fulfilment/rules/allowed-modes.ts'
import type { Translated } from '#src/kit/culture.ts'
import { translated } from '#src/platform/db/translated.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { packed, type Packed } from '#src/platform/db/packed.ts'
import { listed, prepared } from '#src/platform/db/prepared.ts'
import { isShown, type SaleFacts } from '#src/features/availability/rules/why-not-sold.ts'
import type { NetContent } from '#src/features/pricing/rules/unit-price.ts'
import { mediaOrigins } from './catalogue.tables.ts'
import { isPublished, saleFacts, stockSums } from './sale-facts.ts'

export interface Brand {
  code: string
  name: Translated
  fulfiller: 'store' | 'brand'
}

export interface ListedVariant {
  autoId: number
  ean: string
  swatch: string | null
  imageUrl: string | null
  priceCents: number
  originalCents: number | null
  netContent: NetContent | null
  facts: SaleFacts
}

/** A product as lists show it. */
export interface ListedProduct {
  autoId: number
  slug: string
  status: string
  title: Translated
  details: Translated
  productType: Translated
  brand: Brand
  fulfilment: string | null
  isNew: boolean
  exclusive: boolean
  maxAddQuantity: number
  imageUrl: string | null
  variants: ListedVariant[]
}

export interface CatalogueVariant extends ListedVariant {
  sku: string | null
  /** What one piece weighs in its packing; 0 where nobody states it. */
  shippingGrams: number
  /** Up to three, in the order of the product's options. */
  options: Translated[]
  /** How many pieces each store has, by store code. */
  storeStock: Record<string, number>
}

/** A product with complete variants, for the cart and the product page. */
export interface CatalogueProduct extends Omit<ListedProduct, 'variants'>, AllowedModes {
  categoryIds: number[]
  variants: CatalogueVariant[]
}

/** A product as the database returns it. */
type RowOf<Product extends { variants: unknown }> = Omit<Product, 'variants'> & { variants: unknown[][] }

/** A variant as the database returns it. */
type VariantRow<Variant> = Omit<Variant, 'facts'> & { facts: unknown[] }

const listedParts = {
  autoId: sql`v.auto_id`,
  ean: sql`v.ean`,
  swatch: sql`v.swatch`,
  imageUrl: sql`v.image_url`,
  priceCents: sql`coalesce(price.price_cents, 0)`,
  originalCents: sql`price.original_cents`,
  netContent: sql`v.net_content`,
  facts: saleFacts.sql,
}

const wholeParts = {
  ...listedParts,
  sku: sql`v.sku`,
  shippingGrams: sql`v.grams`,
  options: sql`json_build_array(${translated('v.option1')}, ${translated('v.option2')}, ${translated('v.option3')})`,
  storeStock: sql`(select coalesce(json_object_agg(l.code, s.on_hand - s.held), '{}') from stock_levels s join locations l on l.auto_id = s.location_id and l.kind = 'store' where s.variant_id = v.auto_id)`,
}

const listedVariant = packed<VariantRow<ListedVariant>>(listedParts)
const wholeVariant = packed<VariantRow<CatalogueVariant>>(wholeParts)
const pageVariant = packed<VariantRow<PageVariant>>({
  ...wholeParts,
  next: sql`(select json_build_object('startsAt', starts_at, 'priceCents', price_cents) from prices where variant_id = v.auto_id and starts_at > now() order by starts_at limit 1)`,
})

/** The current price of `v`, and its stock summed over locations. */
const priceAndStock = sql`
   left join lateral (
     select price_cents, original_cents from prices
     where variant_id = v.auto_id and starts_at <= now() order by starts_at desc limit 1
   ) price on true
   join lateral (select ${stockSums} from stock_levels s where s.variant_id = v.auto_id) stock on true`

/** The variants of `p`, each with its current price and its stock. */
const variantsOf = (variant: SQL): SQL => sql`
  (select coalesce(json_agg(${variant} order by v.position), '[]')
   from variants v ${priceAndStock}
   where v.product_id = p.auto_id)`

const productParts = {
  autoId: sql`p.auto_id`,
  slug: sql`p.slug`,
  status: sql`p.status`,
  title: translated('p.title'),
  details: translated('p.details'),
  productType: translated('p.product_type'),
  brand: sql`(select json_build_object('code', b.code, 'name', ${translated('b.display_name')}, 'fulfiller', b.fulfiller) from brands b where b.auto_id = p.brand_id)`,
  fulfilment: sql`p.fulfilment`,
  isNew: sql`p.is_new`,
  exclusive: sql`p.exclusive`,
  maxAddQuantity: sql`p.max_add_quantity`,
  imageUrl: sql`(select url from product_images i where i.product_id = p.auto_id order by i.position limit 1)`,
}

const listedProduct = packed<RowOf<ListedProduct>>({ ...productParts, variants: variantsOf(listedVariant.sql) })
const wholeProductParts = {
  ...productParts,
  isDeliveryAllowed: sql`p.delivery_allowed`,
  isCollectionAllowed: sql`p.collection_allowed`,
  categoryIds: sql`(select coalesce(json_agg(pc.category_id order by pc.position), '[]') from product_categories pc where pc.product_id = p.auto_id)`,
}
const wholeProduct = packed<RowOf<CatalogueProduct>>({ ...wholeProductParts, variants: variantsOf(wholeVariant.sql) })
const pageProduct = packed<RowOf<ProductPage>>({
  ...wholeProductParts,
  variants: variantsOf(pageVariant.sql),
  body: translated('p.body'),
  restockDuration: translated('p.restock_duration'),
  showRestockNotification: sql`p.show_restock_notification`,
  seoTitle: sql`p.seo_title`,
  seoDescription: sql`p.seo_description`,
  options: sql`(select coalesce(json_agg(${translated('o.name')} order by o.position), '[]') from product_options o where o.product_id = p.auto_id)`,
  images: sql`(select coalesce(json_agg(json_build_object('url', i.url, 'alt', ${translated('i.alt')}) order by i.position), '[]') from product_images i where i.product_id = p.auto_id)`,
  videos: sql`(select coalesce(json_agg(json_build_object('url', x.url) order by x.position), '[]') from product_videos x where x.product_id = p.auto_id)`,
  attributes: sql`(select coalesce(json_agg(json_build_object('code', a.code, 'label', ${translated('a.label')}, 'value', ${translated('a.value')}) order by a.position), '[]')
    from product_attributes a where a.product_id = p.auto_id)`,
  categoryCode: sql`(select (select code from categories where auto_id = pc.category_id) from product_categories pc where pc.product_id = p.auto_id
    order by pc.position, (select level from categories where auto_id = pc.category_id) desc limit 1)`,
})

/** A variant with its product. */
export interface SoldItem {
  product: CatalogueProduct
  variant: CatalogueVariant
}

interface PackedRow {
  product: unknown[]
}

const unpacked = <Product extends { variants: unknown[][] }, Variant>(
  rows: readonly PackedRow[],
  { unpack }: Packed<Product>,
  readVariant: (values: readonly unknown[]) => Variant,
) => rows.map(({ product }) => unpack(product)).map((product) => ({ ...product, variants: product.variants.map(readVariant) }))

/** What lists and pages show of products: without withdrawn variants, and without the products that have no others. */
const onlyShown = <Product extends { variants: { facts: SaleFacts }[] }>(products: readonly Product[]): Product[] =>
  products
    .map((product) => ({ ...product, variants: product.variants.filter(({ facts }) => isShown(facts)) }))
    .filter(({ variants }) => variants.length > 0)

/** The condition for a product on sale: active, published, and with a variant whose price has begun. For queries that name products `p`. */
export const onSale = sql`${isPublished} and exists (
  select 1 from variants v join prices pr on pr.variant_id = v.auto_id and pr.starts_at <= now() where v.product_id = p.auto_id)`

const listedByIds = prepared<PackedRow, { ids: readonly number[] }>(
  'products-listed',
  sql`select ${listedProduct.sql} product from products p where p.auto_id = any(${listed('ids', 'int')})`,
)

/** Products as lists show them, by id; products that are withdrawn are left out. One query. */
export async function findListed(orm: Orm, ids: readonly number[]): Promise<Map<number, ListedProduct>> {
  const rows = await listedByIds(orm, { ids })
  return new Map(onlyShown(unpacked(rows, listedProduct, readListed)).map((product) => [product.autoId, product]))
}

/** Variants by id, by EAN or both. */
export interface VariantKeys {
  ids?: readonly number[]
  eans?: readonly string[]
}

/** Their products are an array, so that they are found by their index; joined to it, all products of a smaller shop would be read. */
const productsOfVariants = prepared<PackedRow, Required<VariantKeys>>(
  'products-whole',
  sql`select ${wholeProduct.sql} product from products p where p.auto_id = any(array(
    select product_id from variants where auto_id = any(${listed('ids', 'int')})
    union select product_id from variants where ean = any(${listed('eans', 'text')})))`,
)

/** The products that have these variants, complete, sold or not. One query. */
export async function findProducts(orm: Orm, { ids = [], eans = [] }: VariantKeys): Promise<CatalogueProduct[]> {
  if (ids.length + eans.length === 0) return []
  return unpacked(await productsOfVariants(orm, { ids, eans }), wholeProduct, (values) => withOwnOptions(wholeVariant.unpack(values)))
}

/** What may differ from one order to the next. */
export type VariantNow = Pick<CatalogueVariant, 'ean' | 'priceCents' | 'originalCents' | 'facts' | 'storeStock'>

const { ean, priceCents, originalCents, facts, storeStock } = wholeParts
const variantNow = packed<VariantRow<VariantNow>>({ ean, priceCents, originalCents, facts, storeStock })
const variantsNow = prepared<{ variant: unknown[] }, { eans: readonly string[] }>(
  'variants-now',
  sql`select ${variantNow.sql} variant from variants v join products p on p.auto_id = v.product_id ${priceAndStock}
    where v.ean = any(${listed('eans', 'text')})`,
)

/** Prices and stock alone, which takes a small part of what the products take. */
export const findVariantsNow = async (orm: Orm, eans: readonly string[]): Promise<VariantNow[]> =>
  (await variantsNow(orm, { eans })).map(({ variant }) => withFacts(variantNow.unpack(variant)))

export interface PageVariant extends CatalogueVariant {
  /** The price that follows the current one; `startsAt` in ISO 8601. */
  next: { startsAt: string; priceCents: number } | null
}

export interface ProductPage extends Omit<CatalogueProduct, 'variants'> {
  variants: PageVariant[]
  body: Translated
  restockDuration: Translated
  showRestockNotification: boolean
  seoTitle: string | null
  seoDescription: string | null
  options: Translated[]
  images: { url: string; alt: Translated }[]
  videos: { url: string }[]
  attributes: { code: string; label: Translated; value: Translated }[]
  /** Its deepest category, which its breadcrumb leads to. */
  categoryCode: string | null
}

const asked = sql.placeholder('slug')
const productPageBySlug = prepared<PackedRow, { slug: string }>(
  'product-page',
  sql`select ${pageProduct.sql} product from products p where p.auto_id = coalesce(
    (select auto_id from products where slug = ${asked}), (select product_id from product_former_slugs where slug = ${asked}))`,
)

/** One product with everything its page shows, by its slug or one that it had before (shop-23). One query. */
export async function findProductPage(orm: Orm, slug: string): Promise<ProductPage | null> {
  const found = unpacked(await productPageBySlug(orm, { slug }), pageProduct, (values) => withOwnOptions(pageVariant.unpack(values)))
  return onlyShown(found)[0] ?? null
}

/** The product ids of variants by EAN. */
export async function findVariantOwners(orm: Orm, eans: readonly string[]): Promise<{ ean: string; productId: number }[]> {
  const { rows } = await orm.execute(sql`select ean, product_id "productId" from variants where ean = any(${sql.param(eans)}::text[])`)
  return rows as unknown as { ean: string; productId: number }[]
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

export async function findMediaOrigins(orm: Orm): Promise<string[]> {
  const rows = await orm.select().from(mediaOrigins)
  return rows.map(({ origin }) => origin)
}

export interface Category {
  autoId: number
  parentId: number | null
  code: string
  level: number
  name: Translated
  intro: Translated
}

const everyCategory = prepared<Category>(
  'every-category',
  sql`select auto_id "autoId", parent_id "parentId", code, level, ${translated('name')} name, ${translated('intro')} intro
    from categories order by level, position, auto_id`,
)

/** Every category, parents first. */
export const findCategories = (orm: Orm): Promise<Category[]> => everyCategory(orm, {})

const withFacts = <Variant extends { facts: unknown[] }>(variant: Variant) => ({ ...variant, facts: saleFacts.unpack(variant.facts) })

const readListed = (values: readonly unknown[]): ListedVariant => withFacts(listedVariant.unpack(values))

/** Leaves out the options that the variant has no value for. */
const withOwnOptions = <Variant extends { facts: unknown[]; options: Translated[] }>(variant: Variant) => ({
  ...withFacts(variant),
  options: variant.options.filter((option) => option.en !== ''),
})
