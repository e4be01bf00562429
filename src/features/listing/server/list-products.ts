import type { Culture } from '#src/kit/culture.ts'
import type { Paging } from '#src/kit/endpoint.ts'
import type { ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import { cardVariant } from '#src/features/catalogue/rules/card-variant.ts'
import {
  presentSummary,
  type CatalogueService,
  type Category,
  type ListedProduct,
} from '#src/features/catalogue/server/catalogue.service.ts'
import type { ProductRows } from '#src/platform/changes/product-rows.ts'
import { noteRead } from '#src/platform/changes/read-topics.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { Facets, ProductListing } from '../listing.contract.ts'
import { askedIn, askedValues, isAnythingAsked } from '../rules/asked-values.ts'
import { countFacets, countUnfiltered, isNarrowed, type FacetResult, type Narrowing } from '../rules/count-facets.ts'
import { unfilteredFacets, unfilteredPage, type PageWanted } from '../rules/facet-cache.ts'
import { narrowingOf } from '../rules/filters.ts'
import { membersOf, rowOf, valueId, type ListingIndex } from '../rules/listing-index.ts'
import { rankedSortings, sortings, type ListingFilters, type Sorting } from '../rules/listing-query.ts'
import { pageOf } from '../rules/order.ts'
import { findBrandNames, type Named, type VariantOptions } from './entries.store.ts'
import { offeredBrands, presentFacets, type CountedList } from './facets.present.ts'

/** What is listed: a category with everything under it, a brand, or products that another feature has ranked. */
export type ListingSource =
  | { kind: 'category'; code: string }
  | { kind: 'brand'; code: string }
  | {
      kind: 'ranked'
      productIds: readonly number[]
      /** The codes of the colours that were asked for. */
      colours?: readonly string[]
    }

export interface ListingRequest {
  filters: ListingFilters
  /** `relevance` is only for ranked products: the order in which they are given. */
  sorting: Sorting
  pageNumber: number
  pageSize: number
  culture: Culture
}

export interface PagedListing {
  listing: ProductListing
  paging: Paging
}

export interface ListingPage {
  products: ProductSummary[]
  paging: Paging
}

/** What every list of one request is made from. */
export interface ListingParts {
  orm: Orm
  catalogue: CatalogueService
  index: ListingIndex
  categories: readonly Category[]
  options: ProductRows<VariantOptions>
  stores: readonly Named[]
}

/** A list as it is filtered, and the rows of one page. */
interface FilteredList extends CountedList {
  source: ListingSource
  request: ListingRequest
  narrowing: Narrowing
  page: readonly number[]
}

/** One page of a list, with its facets. */
export async function listProducts(parts: ListingParts, source: ListingSource, request: ListingRequest): Promise<PagedListing> {
  const list = filteredList(parts, source, request)
  const [products, facets] = await Promise.all([productsOf(parts, list), facetsOf(parts, list)])
  return { listing: { products, facets }, paging: pagingOf(list) }
}

/** The page alone. */
export async function listPage(parts: ListingParts, source: ListingSource, request: ListingRequest): Promise<ListingPage> {
  const list = filteredList(parts, source, request)
  return { products: await productsOf(parts, list), paging: pagingOf(list) }
}

/** The facets alone. */
export const listFacets = (parts: ListingParts, source: ListingSource, request: ListingRequest): Promise<Facets> =>
  facetsOf(parts, filteredList(parts, source, request))

function filteredList({ index }: ListingParts, source: ListingSource, request: ListingRequest): FilteredList {
  noteRead('brands', 'stores', source.kind === 'ranked' ? 'products' : `${source.kind}:${source.code}`)
  const { filters, culture, sorting, pageNumber, pageSize } = request
  const narrowing = narrowingOf(filters)
  const wanted = { sorting, culture, from: (pageNumber - 1) * pageSize, size: pageSize }
  return { index, source, request, narrowing, filters, culture, ...filteredPage(index, source, narrowing, wanted) }
}

async function productsOf({ orm, catalogue, index, options }: ListingParts, list: FilteredList): Promise<ProductSummary[]> {
  const { source, narrowing, page, culture } = list
  const ids = page.map((row) => index.productIds[row]!)
  const asked = askedValues(narrowing, source.kind === 'ranked' ? source.colours : [])
  const [products, optionsById] = await Promise.all([catalogue.products(orm, ids), isAnythingAsked(asked) ? options.get(orm, ids) : null])
  const shown = ({ autoId, variants }: ListedProduct) =>
    cardVariant(variants, ({ ean }) => askedIn(optionsById?.get(autoId)?.get(ean) ?? [], asked))
  return products.map((product) => presentSummary(product, culture, shown(product)))
}

async function facetsOf({ orm, categories, stores }: ListingParts, list: FilteredList): Promise<Facets> {
  const { source } = list
  const brands = source.kind === 'brand' ? [] : [...offeredBrands(list), ...(await appliedOnly(orm, list))]
  const names = { brands, stores, categories: dividingCategories(source, categories) }
  return presentFacets(list, names, source.kind === 'ranked' ? rankedSortings : sortings)
}

/** The brands that are applied and have nothing on sale, so that the index does not know them. */
const appliedOnly = (orm: Orm, { index, filters }: FilteredList): Promise<Named[]> =>
  findBrandNames(
    orm,
    filters.BrandCodes.filter((code) => valueId(index, 'brand', code) === undefined),
  )

function pagingOf({ result, request: { pageNumber, pageSize } }: FilteredList): Paging {
  const total = result.rows.length
  return { totalRecordCount: total, pageCount: Math.max(1, Math.ceil(total / pageSize)), pageNumber, pageSize }
}

/** The facets of a filtered list, and the rows of one page. */
function filteredPage(
  index: ListingIndex,
  source: ListingSource,
  narrowing: Narrowing,
  wanted: PageWanted,
): { result: FacetResult; page: readonly number[] } {
  if (source.kind === 'ranked') {
    const rows = source.productIds.map((id) => rowOf(index, id)).filter((row) => row >= 0)
    const result = isNarrowed(narrowing) ? countFacets(index, rows, narrowing) : countUnfiltered(index, rows)
    return { result, page: pageOf(index, result.rows, wanted.sorting, wanted) }
  }
  const unfiltered = unfilteredFacets(index, source.kind, source.code)
  if (!isNarrowed(narrowing)) return { result: unfiltered, page: unfilteredPage(index, source.kind, source.code, wanted) }
  const result = countFacets(index, membersOf(index, source.kind, source.code), narrowing, unfiltered)
  return { result, page: pageOf(index, result.rows, wanted.sorting, wanted) }
}

/** The category facet of a category has its children; that of any other list has the departments. */
function dividingCategories(source: ListingSource, categories: readonly Category[]): Category[] {
  const parent = source.kind === 'category' ? categories.find(({ code }) => code === source.code) : undefined
  return categories.filter(({ parentId }) => parentId === (parent?.autoId ?? null))
}
