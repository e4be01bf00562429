import { noteRead } from '#src/platform/changes/read-topics.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { createCachedValue } from '#src/platform/cached-value.ts'
import type { Changes } from '#src/platform/changes/changes.ts'
import { createProductRows } from '#src/platform/changes/product-rows.ts'
import {
  findAddresses,
  findCategories,
  findListed,
  findMediaOrigins,
  findProductPage,
  findProducts,
  findVariantOwners,
  type CatalogueProduct,
  type CatalogueVariant,
  type Category,
  type ListedProduct,
  type PageVariant,
  type ProductPage,
  type SoldItem,
  type VariantKeys,
} from './catalogue.store.ts'
import { createGivenItems } from './given-items.ts'

export type { CatalogueProduct, CatalogueVariant, Category, ListedProduct, PageVariant, ProductPage, SoldItem }

/** What other features read from the catalogue. */
export interface CatalogueService {
  /** Products in the order of the ids; withdrawn products are left out. Of stock it says what a page shows of it, and no more. */
  products(orm: Orm, ids: readonly number[]): Promise<ListedProduct[]>
  productPage(orm: Orm, slug: string): Promise<ProductPage | null>
  /** Slugs of products on sale, one page of `addressesPerPage`, and how many there are in all. */
  addresses(orm: Orm, page: number): Promise<{ addresses: { slug: string; updatedAt: string }[]; total: number }>
  categories(orm: Orm): Promise<Category[]>
  /** Other origins from which its pages load pictures and videos (safe-49). */
  mediaOrigins(orm: Orm): Promise<string[]>
  /** Items, sold or not, in no certain order. One query. */
  items(orm: Orm, keys: VariantKeys): Promise<SoldItem[]>
  /** The goods of promotions, by EAN: for many bags, with the prices and the stock that they have now. */
  givenItems(orm: Orm, eans: readonly string[]): Promise<SoldItem[]>
  /** Items by variant id, sold or not. */
  itemsById(orm: Orm, variantIds: readonly number[]): Promise<Map<number, SoldItem>>
  itemByEan(orm: Orm, ean: string): Promise<SoldItem | null>
  /** Products in the order of the EANs of their variants, each once; withdrawn products are left out. */
  productsByEan(orm: Orm, eans: readonly string[]): Promise<ListedProduct[]>
}

const freshForMs = 5000
/** One takes 2.3 KB of memory in the demonstration, and a kilobyte for each variant that is shown of it in a language. */
const mostListed = 4000

export function createCatalogue(changes: Pick<Changes, 'subscribe' | 'catchUp'>): CatalogueService {
  /** Every page shows the category tree, which only an import changes. */
  const treeCache = createCachedValue<Category[]>(freshForMs)
  const rows = createProductRows(findListed, changes, mostListed)
  async function items(orm: Orm, keys: VariantKeys): Promise<SoldItem[]> {
    const [ids, eans] = [new Set(keys.ids), new Set(keys.eans)]
    const all = (await findProducts(orm, keys)).flatMap((product) => product.variants.map((variant) => ({ product, variant })))
    return all.filter(({ variant }) => ids.has(variant.autoId) || eans.has(variant.ean))
  }
  const given = createGivenItems((orm, eans) => items(orm, { eans }))
  changes.subscribe((changed) => {
    if (changed === null || changed.has('categories')) treeCache.invalidate()
    given.invalidate(changed)
  })
  async function products(orm: Orm, ids: readonly number[]): Promise<ListedProduct[]> {
    noteRead('brands', ...ids.map((id) => `product:${id}` as const))
    const found = await rows.get(orm, ids)
    return ids.flatMap((id) => found.get(id) ?? [])
  }
  return {
    products,
    async productPage(orm, slug) {
      const page = await findProductPage(orm, slug)
      if (page) noteRead('brands', `product:${page.autoId}`)
      return page
    },
    async addresses(orm, page) {
      noteRead('products')
      return findAddresses(orm, page)
    },
    async categories(orm) {
      noteRead('categories')
      return treeCache.get(() => findCategories(orm))
    },
    mediaOrigins: findMediaOrigins,
    items,
    givenItems: given.get,
    itemsById: async (orm, ids) => new Map((await items(orm, { ids })).map((item) => [item.variant.autoId, item])),
    itemByEan: async (orm, ean) => (await items(orm, { eans: [ean] }))[0] ?? null,
    async productsByEan(orm, eans) {
      const owners = new Map((await findVariantOwners(orm, eans)).map(({ ean, productId }) => [ean, productId]))
      if (eans.some((ean) => !owners.has(ean))) noteRead('products')
      return products(orm, [...new Set(eans.flatMap((ean) => owners.get(ean) ?? []))])
    },
  }
}

export {
  categoryCodes,
  categoryUrl,
  fulfilmentOf,
  optionsLabel,
  presentBrand,
  presentBreadcrumbs,
  presentInfos,
  presentPrices,
  presentSummary,
} from './catalogue.present.ts'
export { onSale } from './catalogue.store.ts'
export { isPublished, saleFacts, stockSums } from './sale-facts.ts'
export { presentUnitPrice } from './unit-price.present.ts'
