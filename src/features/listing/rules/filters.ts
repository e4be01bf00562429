import type { Narrowing } from './count-facets.ts'
import {
  fits,
  highestPage,
  highestPrice,
  mostCodes,
  noFilters,
  pageSizes,
  type ListingFilters,
  type ListingQuery,
  type Sorting,
} from './listing-query.ts'

/** The filters that are lists of codes. */
export const codeFilters = ['BrandCodes', 'CategoryCodes', 'Attributes', 'Availability', 'Offers'] as const
export type CodeFilter = (typeof codeFilters)[number]

/** The query with other values, from the first page on. */
export const changed = <S extends Sorting>(query: ListingQuery<S>, change: Partial<ListingQuery<S>>): ListingQuery<S> => ({
  ...query,
  pageNo: 1,
  ...change,
})

/** Adds a value to a filter, or removes it. */
export function toggled(query: ListingQuery, filter: CodeFilter, code: string): ListingQuery {
  const codes = query[filter]
  return changed(query, { [filter]: codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code] })
}

export const cleared = (query: ListingQuery): ListingQuery => changed(query, noFilters)

/** How many filters are applied; a price counts as one. */
export function filterCount({
  BrandCodes,
  CategoryCodes,
  Attributes,
  Availability,
  Offers,
  minPriceCents,
  maxPriceCents,
}: ListingFilters): number {
  const codes = [BrandCodes, CategoryCodes, Attributes, Availability, Offers].reduce((sum, each) => sum + each.length, 0)
  return codes + (minPriceCents === null && maxPriceCents === null ? 0 : 1)
}

/**
 * Whether one more value can be applied (listing-20): no filter has as many as a query may have, and an address has room
 * for a code of usual length and, after it, for any price, sort, page size and page.
 */
export function hasRoom(query: ListingQuery, offered: readonly Sorting[]): boolean {
  if (codeFilters.some((filter) => query[filter].length >= mostCodes)) return false
  // The first sort is the default, which an address leaves out.
  const [SortBy = query.SortBy] = offered.slice(1).sort((a, b) => b.length - a.length)
  const prices = { minPriceCents: highestPrice, maxPriceCents: highestPrice }
  const Attributes = [...query.Attributes, 'x'.repeat(60)]
  return fits({ ...query, ...prices, Attributes, SortBy, pageSize: pageSizes.at(-1)!, pageNo: highestPage }, offered)
}

/** The filters by the facet names of the listing index; an attribute's facet is the part before the colon of its code. */
export function narrowingOf({
  BrandCodes,
  CategoryCodes,
  Attributes,
  Availability,
  Offers,
  minPriceCents,
  maxPriceCents,
}: ListingFilters): Narrowing {
  const chosen = new Map<string, string[]>()
  const choose = (facet: string, code: string) => void chosen.set(facet, [...(chosen.get(facet) ?? []), code])
  for (const code of BrandCodes) choose('brand', code)
  for (const code of CategoryCodes) choose('category', code)
  for (const code of Availability) choose('availability', code)
  for (const code of Offers) choose('offer', code)
  for (const each of Attributes) {
    const colon = each.indexOf(':')
    choose(`attribute:${each.slice(0, colon)}`, each.slice(colon + 1))
  }
  return { chosen, minPriceCents, maxPriceCents }
}

/** The query as the endpoints of listings take it: lists joined by commas, empty filters left out. */
export function wireQuery<S extends Sorting>({
  BrandCodes,
  CategoryCodes,
  Attributes,
  Availability,
  Offers,
  minPriceCents,
  maxPriceCents,
  pageNo,
  pageSize,
  SortBy,
}: ListingQuery<S>) {
  const joined = (codes: readonly string[]) => (codes.length === 0 ? undefined : codes.join(','))
  return {
    BrandCodes: joined(BrandCodes),
    CategoryCodes: joined(CategoryCodes),
    Attributes: joined(Attributes),
    Availability: joined(Availability),
    Offers: joined(Offers),
    minPriceCents: minPriceCents ?? undefined,
    maxPriceCents: maxPriceCents ?? undefined,
    pageNo,
    pageSize,
    SortBy,
  }
}

type WireQuery = Partial<Record<CodeFilter, string | undefined>> & Partial<Record<'minPriceCents' | 'maxPriceCents', number | undefined>>

/** The filters of such a query. */
export function filtersOf(query: WireQuery): ListingFilters {
  const codes = (text: string | undefined) => text?.split(',') ?? []
  return {
    BrandCodes: codes(query.BrandCodes),
    CategoryCodes: codes(query.CategoryCodes),
    Attributes: codes(query.Attributes),
    Availability: codes(query.Availability),
    Offers: codes(query.Offers),
    minPriceCents: query.minPriceCents ?? null,
    maxPriceCents: query.maxPriceCents ?? null,
  }
}
