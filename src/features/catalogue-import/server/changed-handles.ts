import type { CatalogueItem } from '../rules/catalogue-item.ts'
import type { FileFormat, StoredProduct } from '../rules/catalogue-product.ts'
import { ownersOfGoods, ownSkus, whyAnother, type GoodsFinder, type StoredGoods } from '../rules/changed-handle.ts'
import { brandOf, type Directory } from '../rules/directory.ts'
import { loadProducts } from './catalogue-reader.ts'
import type { Queryable } from './rows.ts'

/** What an item under a handle that is new to the shop is: the stored product, or why it is not the one that has its variants. */
export interface Origin {
  current: StoredProduct | null
  why: string | null
}

interface Sources {
  format: FileFormat
  directory: Directory
  now: Date
  /** The ids of products that earlier items have given a new handle. */
  moved: ReadonlySet<number>
  /** The handles of the whole file, read once, and only for an item that may be a stored product. */
  handlesInFile(): Promise<ReadonlySet<string>>
}

/** The origins of items whose handles the shop does not know, by handle; none for those that have nothing of a stored product. */
export async function findOrigins(
  on: Queryable,
  items: readonly CatalogueItem[],
  { format, directory, now, moved, handlesInFile }: Sources,
): Promise<Map<string, Origin>> {
  const find = await findGoods(on, items)
  const owned = items
    .map((item) => ({ item, owners: ownersOfGoods(item, brandOf(item, directory)?.code ?? null, find) }))
    .filter(({ owners }) => owners.size > 0)
  const single = owned.flatMap(({ owners }) => (owners.size === 1 ? [...owners.keys()] : []))
  const isPossible = single.length > 0
  const stored = isPossible ? await loadProducts(on, single, now) : new Map<string, StoredProduct>()
  const handles = isPossible ? await handlesInFile() : new Set<string>()
  const taken = new Set(moved)
  const origins = new Map<string, Origin>()
  for (const { item, owners } of owned) {
    const product = owners.size === 1 ? (stored.get([...owners.keys()][0]!) ?? null) : null
    const isInFile = product !== null && (handles.has(product.slug) || taken.has(product.id))
    const why = whyAnother(owners, product, { variants: item.variants.length, isInFile, format })
    if (product && why === null) taken.add(product.id)
    origins.set(item.handle, { current: why === null ? product : null, why })
  }
  return origins
}

/**
 * Looks up the goods of all items in one query, each by an index: while an import fills the shop, the planner would read all
 * variants. A SKU of several variants of a brand tells none of them.
 */
async function findGoods(on: Queryable, items: readonly CatalogueItem[]): Promise<GoodsFinder> {
  const eans = items.flatMap(({ variants }) => variants.flatMap(({ ean }) => ean ?? []))
  const skus = [...new Set(items.flatMap(ownSkus))]
  const text = `
    SELECT said.ean, own.slug, NULL AS sku, NULL AS brand FROM unnest($1::text[]) said(ean) CROSS JOIN LATERAL (
      SELECT p.slug FROM variants v JOIN products p ON p.auto_id = v.product_id WHERE v.ean = said.ean LIMIT 1) own
    UNION ALL
    SELECT own.ean, own.slug, said.sku, own.brand FROM unnest($2::text[]) said(sku) CROSS JOIN LATERAL (
      SELECT min(v.ean) AS ean, min(p.slug) AS slug, b.code AS brand
      FROM variants v JOIN products p ON p.auto_id = v.product_id JOIN brands b ON b.auto_id = p.brand_id
      WHERE v.sku = said.sku GROUP BY b.code HAVING count(*) = 1) own`
  const known = eans.length + skus.length === 0 ? [] : (await on.query({ name: 'catalogue goods', text, values: [eans, skus] })).rows
  const nameOf = (brand: string, sku: string): string => JSON.stringify([brand, sku])
  const byEan = new Map<string, StoredGoods>()
  const bySku = new Map<string, StoredGoods>()
  for (const { ean, slug, sku, brand } of known) {
    if (sku === null) byEan.set(ean, { ean, slug })
    else bySku.set(nameOf(brand, sku), { ean, slug })
  }
  return { byEan: (ean) => byEan.get(ean), bySku: (brand, sku) => bySku.get(nameOf(brand, sku)) }
}
