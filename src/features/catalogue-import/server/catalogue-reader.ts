import { getTableName } from 'drizzle-orm'
import {
  newProductFields,
  newVariantFields,
  type FileFormat,
  type Price,
  type ProductFields,
  type StoredProduct,
  type StoredVariant,
  type VariantFields,
} from '../rules/catalogue-product.ts'
import type { Directory } from '../rules/directory.ts'
import { noPlan } from '../rules/plan-types.ts'
import { products, variants } from '#src/features/catalogue/server/catalogue.tables.ts'
import { columnName, type Queryable } from './rows.ts'

export const productFieldNames = ['title', ...Object.keys(newProductFields)] as (keyof ProductFields)[]
export const variantFieldNames = Object.keys(newVariantFields) as (keyof VariantFields)[]

/** Complete products by handle, with the prices that hold at `now`. One query. */
export async function loadProducts(on: Queryable, handles: readonly string[], now: Date): Promise<Map<string, StoredProduct>> {
  const found = await selectProducts(on, 'p.slug = ANY($1)', [handles, now])
  return new Map(found.map((product) => [product.slug, product]))
}

/** The next products by id, after the given one. */
export const loadPage = (on: Queryable, after: number, size: number, now: Date): Promise<StoredProduct[]> =>
  selectProducts(on, 'p.auto_id > $1', [after, now, size], 'ORDER BY p.auto_id LIMIT $3')

async function selectProducts(on: Queryable, where: string, values: unknown[], after = ''): Promise<StoredProduct[]> {
  const text = `
    SELECT p.*, b.code AS brand,
      ARRAY(SELECT c.code FROM product_categories pc JOIN categories c ON c.auto_id = pc.category_id
             WHERE pc.product_id = p.auto_id ORDER BY pc.position, c.auto_id) AS categories,
      (SELECT max(pc.source) FROM product_categories pc WHERE pc.product_id = p.auto_id) AS category_source,
      (SELECT json_agg(o ORDER BY o.position) FROM product_options o WHERE o.product_id = p.auto_id) AS options,
      (SELECT json_agg(i ORDER BY i.position) FROM product_images i WHERE i.product_id = p.auto_id) AS images,
      ARRAY(SELECT v.url FROM product_videos v WHERE v.product_id = p.auto_id ORDER BY v.position) AS videos,
      (SELECT json_agg(a ORDER BY a.position) FROM product_attributes a WHERE a.product_id = p.auto_id) AS attributes,
      (SELECT json_agg(v ORDER BY v.position) FROM (
        SELECT v.*, price.price_cents, price.original_cents,
          (SELECT json_agg(json_build_array(l.code, s.on_hand, s.held) ORDER BY l.auto_id)
             FROM stock_levels s JOIN locations l ON l.auto_id = s.location_id WHERE s.variant_id = v.auto_id) AS stock
        FROM variants v
        LEFT JOIN LATERAL (SELECT price_cents, original_cents FROM prices
                            WHERE variant_id = v.auto_id AND starts_at <= $2 ORDER BY starts_at DESC LIMIT 1) price ON true
        WHERE v.product_id = p.auto_id) v) AS variants
    FROM ${getTableName(products)} p JOIN brands b ON b.auto_id = p.brand_id
    WHERE ${where} ${after}`
  const { rows } = await on.query({ name: `catalogue products ${where}`, text, values })
  return rows.map(productFrom)
}

/** A row of the query: the columns of the product by name, and its lists, null when empty. */
type ProductRow = Record<string, unknown> & {
  auto_id: number
  slug: string
  imported_from: FileFormat | null
  brand: string
  categories: string[]
  category_source: string | null
  options: { name: string; name_zh: string | null; linked_to: string | null }[] | null
  variants: VariantRow[] | null
  images: { url: string; alt: string | null; alt_zh: string | null }[] | null
  videos: string[]
  attributes: { label: string; label_zh: string | null; value: string; value_zh: string | null }[] | null
}

type VariantRow = Record<string, unknown> & {
  auto_id: number
  ean: string
  price_cents: number | null
  original_cents: number | null
  stock: [code: string, onHand: number, held: number][] | null
}

function productFrom(row: ProductRow): StoredProduct {
  const options = row.options ?? []
  return {
    id: row.auto_id,
    slug: row.slug,
    importedFrom: row.imported_from,
    brand: row.brand,
    categories: row.categories,
    categorySource: row.category_source,
    fields: fieldsFrom<ProductFields>(row, products, productFieldNames),
    options: options.map(({ name, name_zh, linked_to }) => ({ name, nameZh: name_zh, linkedTo: linked_to })),
    variants: (row.variants ?? []).map((variant) => variantFrom(variant, options.length)),
    images: (row.images ?? []).map(({ url, alt, alt_zh }) => ({ url, alt, altZh: alt_zh })),
    videos: row.videos,
    attributes: (row.attributes ?? []).map(({ label, label_zh, value, value_zh }) => ({
      label,
      labelZh: label_zh,
      value,
      valueZh: value_zh,
    })),
  }
}

function variantFrom(row: VariantRow, optionCount: number): StoredVariant {
  const stock = row.stock ?? []
  const price: Price | null = row.price_cents === null ? null : { priceCents: row.price_cents, originalCents: row.original_cents }
  return {
    id: row.auto_id,
    ean: row.ean,
    options: [1, 2, 3].slice(0, optionCount).map((place) => ({
      value: (row[`option${place}`] as string | null) ?? '',
      valueZh: row[`option${place}_zh`] as string | null,
    })),
    fields: fieldsFrom<VariantFields>(row, variants, variantFieldNames),
    price,
    stock: Object.fromEntries(stock.map(([code, onHand]) => [code, onHand])),
    held: Object.fromEntries(stock.map(([code, , held]) => [code, held])),
  }
}

function fieldsFrom<Fields>(
  row: Record<string, unknown>,
  table: typeof products | typeof variants,
  names: readonly (keyof Fields & string)[],
): Fields {
  return Object.fromEntries(names.map((name) => [name, row[columnName(table, name)]])) as Fields
}

/** The products of these article numbers. */
export async function ownersOf(on: Queryable, eans: readonly string[]): Promise<Map<string, { slug: string }>> {
  if (eans.length === 0) return new Map()
  const text = 'SELECT v.ean, p.slug FROM variants v JOIN products p ON p.auto_id = v.product_id WHERE v.ean = ANY($1)'
  const { rows } = await on.query({ name: 'catalogue owners', text, values: [eans] })
  return new Map(rows.map(({ ean, slug }) => [ean, { slug }]))
}

/** All brands, categories, placed types and locations. */
export async function loadDirectory(on: Queryable): Promise<Directory> {
  const brands = await on.query('SELECT auto_id, code, display_name FROM brands')
  const categories = await on.query(
    `SELECT c.auto_id, c.code, c.level, c.name, c.name_zh AS "nameZh", c.position, p.code AS parent
       FROM categories c LEFT JOIN categories p ON p.auto_id = c.parent_id ORDER BY c.level, c.position, c.auto_id`,
  )
  const sources = await on.query(
    'SELECT s.source, c.code FROM category_sources s JOIN categories c ON c.auto_id = s.category_id ORDER BY s.source',
  )
  const locations = await on.query('SELECT auto_id, code FROM locations ORDER BY auto_id')
  return {
    brands: new Map(brands.rows.map((row) => [row.code, { id: row.auto_id, name: row.display_name }])),
    brandCodes: new Map(brands.rows.map((row) => [row.display_name.toLowerCase(), row.code])),
    categories: new Map(categories.rows.map(({ auto_id: id, code, ...category }) => [code, { id, ...category }])),
    locations: new Map(locations.rows.map((row) => [row.code, row.auto_id])),
    sources: new Map(sources.rows.map(({ source, code }) => [source, code])),
    plan: noPlan(),
  }
}
