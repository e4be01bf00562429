import type { CatalogueItem, FileVariant } from './catalogue-item.ts'
import { noLongerSold, type FileFormat, type StoredProduct } from './catalogue-product.ts'
import { isInStoreEan } from './ean.ts'

// A product whose handle has changed in its source is known by what it sells (shop-23).

/** A stored variant: its article number, and the slug of its product. */
export interface StoredGoods {
  ean: string
  slug: string
}

/** Finds stored variants: by article number, or by a SKU that no other variant of its brand has. */
export interface GoodsFinder {
  byEan(ean: string): StoredGoods | undefined
  bySku(brand: string, sku: string): StoredGoods | undefined
}

/** The stored products that have variants of an item, by slug, each with the article numbers of these variants. */
export type Owners = ReadonlyMap<string, ReadonlySet<string>>

/** `brand` is the code of the item's brand; null where the file names none, and then no SKU tells what a variant is. */
export function ownersOfGoods(item: CatalogueItem, brand: string | null, find: GoodsFinder): Owners {
  const skus = new Set(ownSkus(item))
  const owners = new Map<string, Set<string>>()
  for (const variant of item.variants) {
    const goods = storedGoods(variant, brand, skus, find)
    if (goods) owners.set(goods.slug, (owners.get(goods.slug) ?? new Set()).add(goods.ean))
  }
  return owners
}

/** The SKUs that one variant of the item alone has. */
export function ownSkus({ variants }: CatalogueItem): string[] {
  const bySku = Map.groupBy(variants, ({ fields }) => fields.sku || null)
  return [...bySku].flatMap(([sku, having]) => (sku !== null && having.length === 1 ? [sku] : []))
}

/** A SKU says nothing where two barcodes contradict it. */
function storedGoods({ ean, fields }: FileVariant, brand: string | null, skus: ReadonlySet<string>, find: GoodsFinder) {
  const numbered = ean === null ? undefined : find.byEan(ean)
  if (numbered || brand === null || !fields.sku || !skus.has(fields.sku)) return numbered
  const named = find.bySku(brand, fields.sku)
  return named && (ean === null || isInStoreEan(named.ean)) ? named : undefined
}

/** What else decides about an item: how many variants it has, whether the file has rows of the stored product too, its kind. */
interface Item {
  variants: number
  isInFile: boolean
  format: FileFormat
}

/**
 * Why an item under a handle that is new to the shop is not the stored product that has its variants; null: it is that one
 * under a new handle. More than half of what each of them sells must be the same, so that no two items are the same product.
 * `stored` is the only owner, null where there are several.
 */
export function whyAnother(owners: Owners, stored: StoredProduct | null, { variants: said, isInFile, format }: Item): string | null {
  const slugs = [...owners.keys()]
  if (stored === null || slugs.length !== 1) {
    return `this product has variants of several (${named(slugs)}), so it is none of them under a new handle`
  }
  const { slug, variants, importedFrom } = stored
  if (isInFile) return `"${slug}" is in this file too, so this is another product`
  if (importedFrom !== null && importedFrom !== format) return `"${slug}" came with a ${importedFrom} file, so this is another product`
  const here = owners.get(slug)!
  const sold = variants.filter(({ ean, fields }) => here.has(ean) || fields.outOfStockQuantity !== noLongerSold)
  if (here.size * 2 > Math.max(sold.length, said)) return null
  const counts = `variants of this product: ${said}, of "${slug}": ${sold.length}, the same in both: ${here.size}`
  return `${counts}; with more than half of both it would be "${slug}" under a new handle`
}

const mostNamed = 3

const named = (slugs: readonly string[]): string =>
  [...slugs.slice(0, mostNamed).map((slug) => `"${slug}"`), ...(slugs.length > mostNamed ? ['…'] : [])].join(', ')
