import type { Paging } from '#src/kit/endpoint.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import { createCachedValue } from '#src/platform/cached-value.ts'
import type { Changes } from '#src/platform/changes/changes.ts'
import { createProductRows } from '#src/platform/changes/product-rows.ts'
import { noteRead } from '#src/platform/changes/read-topics.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import type { BrandListing, CategoryListing, Facets } from '../listing.contract.ts'
import { goesWith, soldAmong, type Companion } from '../rules/goes-with.ts'
import { membersOf } from '../rules/listing-index.ts'
import { preferredFirst, pricedAmong, type Preference, type PriceLimits } from '../rules/priced.ts'
import { sellingBrandsAmong, type SellingBrand } from '../rules/selling-brands.ts'
import { bestOfBrand, listedRows, shortListOf, type ShortList } from '../rules/short-lists.ts'
import { findBrand } from './brand.store.ts'
import { findIdsBySlug, findOptions, findStoreNames, type BestsellerSource, type Named } from './entries.store.ts'
import { createIndexLookup } from './index-lookup.ts'
import {
  listFacets,
  listPage,
  listProducts,
  type ListingPage,
  type ListingParts,
  type ListingRequest,
  type ListingSource,
  type PagedListing,
} from './list-products.ts'
import { presentBrandHead, presentCategoryHead } from './listing.present.ts'

export type { ListingRequest, ListingSource, PagedListing }

/** Products given by their slugs. */
export interface NamedProducts {
  source: 'products'
  slugs: readonly string[]
}

export interface ListingService {
  /** One page of any source, with its facets counted. Products that are not on sale are left out. */
  list(source: ListingSource, request: ListingRequest): Promise<PagedListing>
  /** The same without its facets. */
  page(source: ListingSource, request: ListingRequest): Promise<ListingPage>
  /** The facets alone. */
  facets(source: ListingSource, request: ListingRequest): Promise<Facets>
  category(code: string, request: ListingRequest): Promise<Result<{ data: CategoryListing; paging: Paging }, Problem>>
  brand(code: string, request: ListingRequest): Promise<Result<{ data: BrandListing; paging: Paging }, Problem>>
  /** Those of these products whose price is within the limits, in their order; null is no limit. */
  priced(productIds: readonly number[], limits: PriceLimits): Promise<number[]>
  /** These products, those first that are preferred (search-24). */
  preferred(productIds: readonly number[], preference: Preference): Promise<number[]>
  /** The product ids of short lists, in the order of the lists. */
  shortLists(lists: readonly (ShortList | NamedProducts)[]): Promise<number[][]>
  /** The ids of at most so many bestsellers of a brand. */
  bestOfBrand(code: string, count: number): Promise<number[]>
  /** The ids of at most so many products that go with one (product-13). */
  goesWith(companion: Companion, count: number): Promise<number[]>
  /** Those of some products that are sold now, in their order. */
  soldAmong(productIds: readonly number[]): Promise<number[]>
  /** How many products are on sale. */
  total(): Promise<number>
  /** Brands with products on sale, in a category with everything under it or in the whole shop. */
  sellingBrands(categoryCode: string | null): Promise<SellingBrand[]>
  /** Brings the listing index up to date ahead of the next request. */
  catchUp(): Promise<void>
}

/** Some hundred bytes each. */
const mostOptions = 4000

export function createListing(
  database: Database,
  catalogue: CatalogueService,
  changes: Pick<Changes, 'subscribe' | 'catchUp'>,
): ListingService {
  const { indexFor, catchUp } = createIndexLookup(database, catalogue, changes)
  const options = createProductRows(findOptions, changes, mostOptions)
  const storeNames = cachedStoreNames(database.orm, changes)
  async function partsFor(source: BestsellerSource): Promise<ListingParts> {
    const [index, categories, stores] = await Promise.all([indexFor(source), catalogue.categories(database.orm), storeNames()])
    return { orm: database.orm, catalogue, index, categories, options, stores }
  }
  return {
    list: async (source, request) => listProducts(await partsFor(source), source, request),
    page: async (source, request) => listPage(await partsFor(source), source, request),
    facets: async (source, request) => listFacets(await partsFor(source), source, request),
    async category(code, request) {
      const source = { kind: 'category', code } as const
      const parts = await partsFor(source)
      const category = parts.categories.find((each) => each.code === code)
      if (!category) return refuse(problem('NOT_FOUND'))
      const { listing, paging } = await listProducts(parts, source, request)
      return ok({ data: { ...listing, ...presentCategoryHead(category, parts.categories, request.culture) }, paging })
    },
    async brand(code, request) {
      const source = { kind: 'brand', code } as const
      const [brand, parts] = await Promise.all([findBrand(database.orm, code), partsFor(source)])
      if (!brand) return refuse(problem('NOT_FOUND'))
      const { listing, paging } = await listProducts(parts, source, request)
      const [bestseller] = await catalogue.products(database.orm, bestOfBrand(parts.index, code, 1))
      return ok({ data: { ...listing, ...presentBrandHead({ code, ...brand }, bestseller, request.culture) }, paging })
    },
    priced: async (productIds, limits) => pricedAmong(await indexFor({ kind: 'shop' }), productIds, limits),
    preferred: async (productIds, preference) => preferredFirst(await indexFor({ kind: 'shop' }), productIds, preference),
    async shortLists(lists) {
      noteRead('products')
      const slugs = lists.flatMap((list) => (list.source === 'products' ? list.slugs : []))
      const [index, ids] = await Promise.all([indexFor({ kind: 'shop' }), findIdsBySlug(database.orm, slugs)])
      return lists.map((list) =>
        list.source === 'products' ? list.slugs.flatMap((slug) => ids.get(slug) ?? []) : shortListOf(index, list),
      )
    },
    async bestOfBrand(code, count) {
      noteRead(`range:${code}`)
      return bestOfBrand(await indexFor({ kind: 'brand', code }), code, count)
    },
    goesWith: async (companion, count) => goesWith(await indexFor({ kind: 'shop' }), companion, count),
    soldAmong: async (productIds) => soldAmong(await indexFor({ kind: 'shop' }), productIds),
    async total() {
      noteRead('products')
      return listedRows(await indexFor({ kind: 'shop' })).length
    },
    async sellingBrands(categoryCode) {
      noteRead(categoryCode === null ? 'products' : `category:${categoryCode}`)
      const index = await indexFor(categoryCode === null ? { kind: 'shop' } : { kind: 'category', code: categoryCode })
      return sellingBrandsAmong(index, categoryCode === null ? listedRows(index) : membersOf(index, 'category', categoryCode))
    },
    catchUp,
  }
}

function cachedStoreNames(orm: Orm, changes: Pick<Changes, 'subscribe'>): () => Promise<Named[]> {
  const names = createCachedValue<Named[]>(Infinity)
  changes.subscribe((changed) => {
    if (changed === null || changed.has('stores')) names.invalidate()
  })
  return () => names.get(() => findStoreNames(orm))
}
