import type { Translated, Culture } from '#src/kit/culture.ts'
import type { Paging } from '#src/kit/endpoint.ts'
import { cardVariant } from '#src/features/catalogue/rules/card-variant.ts'
import {
  presentSummary,
  type CatalogueService,
  type Category,
  type ListedProduct,
} from '#src/features/catalogue/server/catalogue.service.ts'
import { noteRead } from '#src/platform/changes/read-topics.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { ProductListing } from '../listing.contract.ts'
import { askedIn, askedValues, isAnythingAsked, type OptionValue } from '../rules/asked-values.ts'
import { countFacets, countUnfiltered, isNarrowed, type FacetResult, type Narrowing } from '../rules/count-facets.ts'
import { unfilteredFacets, unfilteredPage, type PageWanted } from '../rules/facet-cache.ts'
import { narrowingOf } from '../rules/filters.ts'
import { membersOf, rowOf, type ListingIndex } from '../rules/listing-index.ts'
import { rankedSortings, sortings, type ListingFilters, type Sorting } from '../rules/listing-query.ts'
import { pageOf } from '../rules/order.ts'
import { findNames, findOptions } from './entries.store.ts'
import { brandCodesOf, presentFacets } from './facets.present.ts'

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

/** What every list of one request is made from. */
export interface ListingParts {
  orm: Orm
  catalogue: CatalogueService
  index: ListingIndex
  categories: readonly Category[]
}

/** One page of a list, with its facets. */
export async function listProducts(
  { orm, catalogue, index, categories }: ListingParts,
  source: ListingSource,
  { filters, culture, sorting, pageNumber, pageSize }: ListingRequest,
): Promise<PagedListing> {
  noteRead('brands', 'stores', source.kind === 'ranked' ? 'products' : `${source.kind}:${source.code}`)
  const wanted = { sorting, culture, from: (pageNumber - 1) * pageSize, size: pageSize }
  const narrowing = narrowingOf(filters)
  const { result, page } = filteredPage(index, source, narrowing, wanted)
  const list = { index, result, filters, culture }
  const ids = page.map((row) => index.productIds[row]!)
  const asked = askedValues(narrowing, source.kind === 'ranked' ? source.colours : [])
  const [products, names, options] = await Promise.all([
    catalogue.products(orm, ids),
    findNames(orm, source.kind === 'brand' ? [] : brandCodesOf(list)),
    isAnythingAsked(asked) ? findOptions(orm, ids) : new Map<string, OptionValue[]>(),
  ])
  const shown = ({ variants }: ListedProduct) => cardVariant(variants, ({ ean }) => askedIn(options.get(ean) ?? [], asked))
  const namesOf = (kind: 'brand' | 'store') =>
    new Map(names.flatMap((each): [string, Translated][] => (each.kind === kind ? [[each.code, each.name]] : [])))
  const facetNames = { brands: namesOf('brand'), stores: namesOf('store'), categories: dividingCategories(source, categories) }
  const total = result.rows.length
  return {
    listing: {
      products: products.map((product) => presentSummary(product, culture, shown(product))),
      facets: presentFacets(list, facetNames, source.kind === 'ranked' ? rankedSortings : sortings),
    },
    paging: { totalRecordCount: total, pageCount: Math.max(1, Math.ceil(total / pageSize)), pageNumber, pageSize },
  }
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
