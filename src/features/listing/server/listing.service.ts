import { setTimeout } from 'node:timers/promises'
import { inCulture, type Bilingual, type Culture } from '#src/kit/culture.ts'
import type { Paging } from '#src/kit/endpoint.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { presentBreadcrumbs, presentSummary } from '#src/features/catalogue/server/catalogue.service.ts'
import type { CatalogueService, Category } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Changes } from '#src/platform/changes/changes.ts'
import { noteRead } from '#src/platform/changes/read-topics.ts'
import { passing } from '#src/platform/changes/topics.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { BrandListing, CategoryListing, ProductListing } from '../listing.contract.ts'
import { countFacets, countWhole, isNarrowed, type FacetResult, type Narrowing } from '../rules/count-facets.ts'
import { narrowingOf } from '../rules/filters.ts'
import { wholeFacets, wholePage, type PageWanted } from '../rules/facet-cache.ts'
import { rankedSortings, sortings, type ListingFilters, type Sorting } from '../rules/listing-query.ts'
import { pageOf } from '../rules/order.ts'
import { membersOf, rowOf, type ListingIndex } from '../rules/listing-index.ts'
import { findBrand } from './brand.store.ts'
import { findIdsBySlug, findNames, type BestsellersOf } from './entries.store.ts'
import { brandCodesOf, presentFacets } from './facets.present.ts'
import { readExcerpt } from './index-excerpt.ts'
import { createListingIndexSync } from './listing-index-sync.ts'

/** What is listed: a category with everything under it, a brand, or products that something else has ranked. */
export type ListingSource =
  | { kind: 'category'; code: string }
  | { kind: 'brand'; code: string }
  | { kind: 'ranked'; productIds: readonly number[] }

export interface ListingRequest {
  filters: ListingFilters
  /** `relevance` is for ranked products alone: the order in which they were given. */
  sorting: Sorting
  pageNumber: number
  pageSize: number
  culture: Culture
}

export interface PagedListing {
  listing: ProductListing
  paging: Paging
}

/** What is on sale of a brand, best sold first counted. */
export interface SellingBrand {
  code: string
  count: number
  popularity: number
  bestsellerId: number
}

/** The first of an order, in the whole shop or a category with everything under it; or products named one by one. */
export type ShortList =
  | { source: 'bestseller' | 'newest'; count: number; category?: string }
  | { source: 'products'; slugs: readonly string[] }

export interface ListingService {
  /** One page of any source, with its facets counted. Products that are not on sale are left out. */
  list(source: ListingSource, request: ListingRequest): Promise<PagedListing>
  category(code: string, request: ListingRequest): Promise<Result<{ data: CategoryListing; paging: Paging }, Problem>>
  brand(code: string, request: ListingRequest): Promise<Result<{ data: BrandListing; paging: Paging }, Problem>>
  /** The product ids of short lists, in the order of the lists. */
  shortLists(lists: readonly ShortList[]): Promise<number[][]>
  /** How many products the shop sells now. */
  total(): Promise<number>
  /** Brands with something on sale, in a category and everything under it or in the whole shop. */
  sellingBrands(categoryCode: string | null): Promise<SellingBrand[]>
  /** Brings the index up to date before anybody asks. */
  catchUp(): Promise<void>
}

/** How long anybody waits until the whole index is read. A catalogue of some thousand products has been read by then. */
const patienceMs = 1000

export function createListing(
  database: Database,
  catalogue: CatalogueService,
  changes: Pick<Changes, 'subscribe' | 'catchUp'>,
): ListingService {
  const { orm } = database
  const index = createListingIndexSync(database, catalogue, changes)

  /** The index. Whoever comes while the whole of a large catalogue is read is answered from the best of the list alone. */
  async function indexFor(source: BestsellersOf): Promise<ListingIndex> {
    if (index.isRead()) return index.current()
    const reading = index.current()
    const patience = new AbortController()
    const waited = setTimeout(patienceMs, null, { signal: patience.signal }).then(() => {
      noteRead(passing)
      return readExcerpt(database, catalogue, source)
    })
    waited.catch(() => {})
    return Promise.race([reading, waited]).finally(() => patience.abort())
  }

  /** The index and the categories, asked for together. */
  const lookAround = (source: BestsellersOf) => Promise.all([indexFor(source), catalogue.categories(orm)])

  async function list(
    source: ListingSource,
    request: ListingRequest,
    [index, categories]: [ListingIndex, Category[]],
  ): Promise<PagedListing> {
    const { filters, culture, sorting, pageNumber, pageSize } = request
    noteRead('brands', 'stores', source.kind === 'ranked' ? 'products' : `${source.kind}:${source.code}`)
    const { look, rows } = lookAt(index, source, narrowingOf(filters), {
      sorting,
      culture,
      from: (pageNumber - 1) * pageSize,
      size: pageSize,
    })
    const total = look.rows.length
    const productIds = rows.map((row) => index.productIds[row]!)
    const looked = { index, look, filters, culture }
    const [products, names] = await Promise.all([
      catalogue.products(orm, productIds),
      findNames(orm, source.kind === 'brand' ? [] : brandCodesOf(looked)),
    ])
    const named = (kind: 'brand' | 'store') =>
      new Map(names.flatMap((each): [string, Bilingual][] => (each.kind === kind ? [[each.code, each.name]] : [])))
    const facetNames = { brands: named('brand'), stores: named('store'), categories: divisionOf(source, categories) }
    return {
      listing: {
        products: products.map((product) => presentSummary(product, culture)),
        facets: presentFacets(looked, facetNames, source.kind === 'ranked' ? rankedSortings : sortings),
      },
      paging: { totalRecordCount: total, pageCount: Math.max(1, Math.ceil(total / pageSize)), pageNumber, pageSize },
    }
  }

  return {
    list: async (source, request) => list(source, request, await lookAround(source)),
    async category(code, request) {
      const around = await lookAround({ kind: 'category', code })
      const categories = around[1]
      const category = categories.find((each) => each.code === code)
      if (!category) return refuse(problem('NOT_FOUND'))
      const { listing, paging } = await list({ kind: 'category', code }, request, around)
      return ok({ data: { ...listing, ...presentCategory(category, categories, request.culture) }, paging })
    },
    async brand(code, request) {
      const [brand, around] = await Promise.all([findBrand(orm, code), lookAround({ kind: 'brand', code })])
      if (!brand) return refuse(problem('NOT_FOUND'))
      const { listing, paging } = await list({ kind: 'brand', code }, request, around)
      const [index] = around
      const [bestseller] = wholePage(index, 'brand', code, { sorting: 'bestseller', culture: 'en', from: 0, size: 1 })
      const [pictured] = bestseller === undefined ? [] : await catalogue.products(orm, [index.productIds[bestseller]!])
      const displayName = inCulture(brand.name, request.culture)
      const otherName = request.culture === 'zh' ? brand.name.en : (brand.name.zh ?? '')
      return ok({
        data: {
          ...listing,
          brand: {
            brandCode: code,
            displayName,
            otherName: otherName === displayName ? '' : otherName,
            story: inCulture(brand.story, request.culture),
            imageUrl: pictured ? presentSummary(pictured, request.culture).defaultImageUrl : '',
          },
          breadcrumbs: [{ name: displayName, url: `/productlist/brand/${code}` }],
        },
        paging,
      })
    },
    async shortLists(lists) {
      noteRead('products')
      const slugs = lists.flatMap((list) => (list.source === 'products' ? list.slugs : []))
      const [index, named] = await Promise.all([indexFor({ kind: 'shop' }), findIdsBySlug(orm, slugs)])
      return lists.map((list) => (list.source === 'products' ? list.slugs.flatMap((slug) => named.get(slug) ?? []) : firstOf(index, list)))
    },
    async total() {
      noteRead('products')
      return listedRows(await indexFor({ kind: 'shop' })).length
    },
    async sellingBrands(categoryCode) {
      noteRead(categoryCode === null ? 'products' : `category:${categoryCode}`)
      const index = await indexFor(categoryCode === null ? { kind: 'shop' } : { kind: 'category', code: categoryCode })
      return brandsAmong(index, categoryCode === null ? listedRows(index) : membersOf(index, 'category', categoryCode))
    },
    catchUp: async () => void (await index.current()),
  }
}

function listedRows({ productIds, listed }: ListingIndex): number[] {
  const rows: number[] = []
  for (let row = 0; row < productIds.length; row++) if (listed[row]) rows.push(row)
  return rows
}

/** A list through its filters, and one page of it. */
function lookAt(
  index: ListingIndex,
  source: ListingSource,
  narrowing: Narrowing,
  wanted: PageWanted,
): { look: FacetResult; rows: readonly number[] } {
  if (source.kind === 'ranked') {
    const rows = source.productIds.map((id) => rowOf(index, id)).filter((row) => row >= 0)
    const look = isNarrowed(narrowing) ? countFacets(index, rows, narrowing) : countWhole(index, rows)
    return { look, rows: pageOf(index, look.rows, wanted.sorting, wanted) }
  }
  const whole = wholeFacets(index, source.kind, source.code)
  if (!isNarrowed(narrowing)) return { look: whole, rows: wholePage(index, source.kind, source.code, wanted) }
  const look = countFacets(index, membersOf(index, source.kind, source.code), narrowing, whole)
  return { look, rows: pageOf(index, look.rows, wanted.sorting, wanted) }
}

/** A category is divided by its children, anything else by the departments. */
function divisionOf(source: ListingSource, categories: readonly Category[]): Category[] {
  const parent = source.kind === 'category' ? categories.find(({ code }) => code === source.code) : undefined
  return categories.filter(({ parentId }) => parentId === (parent?.autoId ?? null))
}

function presentCategory(category: Category, categories: readonly Category[], culture: Culture) {
  const children = categories.filter(({ parentId }) => parentId === category.autoId)
  const chips = children.length > 0 ? children : categories.filter(({ parentId }) => parentId === category.parentId)
  return {
    title: inCulture(category.name, culture),
    intro: inCulture(category.intro, culture),
    currentLevel: category.level,
    currentCode: category.code,
    breadcrumbs: presentBreadcrumbs(categories, category.code, culture),
    categories: chips.map(({ code, autoId, name }) => ({ code, id: autoId, name: inCulture(name, culture) })),
  }
}

function brandsAmong(index: ListingIndex, rows: readonly number[]): SellingBrand[] {
  const brandFacet = index.facets.indexOf('brand')
  const found = new Map<number, { count: number; popularity: number; best: number }>()
  for (const row of rows) {
    const ids = index.held.subarray(index.start[row], index.start[row]! + index.length[row]!)
    const id = ids.find((each) => index.facetOf[each] === brandFacet)!
    const brand = found.get(id) ?? { count: 0, popularity: 0, best: row }
    const isBetter =
      index.popularity[row]! > index.popularity[brand.best]! || (index.popularity[row] === index.popularity[brand.best] && row < brand.best)
    found.set(id, { count: brand.count + 1, popularity: brand.popularity + index.popularity[row]!, best: isBetter ? row : brand.best })
  }
  return [...found].map(([id, { count, popularity, best }]) => ({
    code: index.values[id]!.code,
    count,
    popularity,
    bestsellerId: index.productIds[best]!,
  }))
}

function firstOf(index: ListingIndex, { source, count, category }: Extract<ShortList, { count: number }>): number[] {
  const wanted = { sorting: source, culture: 'en', from: 0, size: count } as const
  const rows = category === undefined ? pageOf(index, listedRows(index), source, wanted) : wholePage(index, 'category', category, wanted)
  return rows.map((row) => index.productIds[row]!)
}
