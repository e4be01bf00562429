import type { Cents } from '#src/kit/money.ts'

/** Page sizes, sorts and their defaults (listing-02, listing-03). */
export const pageSizes = [32, 48, 126] as const
export type PageSize = (typeof pageSizes)[number]

export const sortings = ['bestseller', 'newest', 'priceUp', 'priceDown', 'discount', 'name'] as const
/** A list with an order of its own, such as search results, is sorted by that order first. */
export const rankedSortings = ['relevance', ...sortings] as const
export type Sorting = (typeof rankedSortings)[number]

/** The filters of a list, by the codes of its facets; a code of an attribute is `material:linen`. */
export interface ListingFilters {
  BrandCodes: string[]
  CategoryCodes: string[]
  Attributes: string[]
  Availability: string[]
  Offers: string[]
  /** Both included. */
  minPriceCents: Cents | null
  maxPriceCents: Cents | null
}

/** The content of `param` in the address of a listing. */
export interface ListingQuery<S extends Sorting = Sorting> extends ListingFilters {
  pageSize: PageSize
  SortBy: S
  pageNo: number
}

export const noFilters: ListingFilters = {
  BrandCodes: [],
  CategoryCodes: [],
  Attributes: [],
  Availability: [],
  Offers: [],
  minPriceCents: null,
  maxPriceCents: null,
}

/** The first of the offered sorts is the default. */
export const defaultQuery = <S extends Sorting>(offered: readonly S[]): ListingQuery<S> => ({
  pageSize: 32,
  SortBy: offered[0]!,
  pageNo: 1,
  ...noFilters,
})

/** The longest `param`, in bytes; it also limits how many pages can be cached. */
export const longestParam = 512
export const highestPage = 10_000
export const highestPrice: Cents = 100_000_000
/** The most codes of one facet, and of all attributes together. */
export const mostCodes = 24

export const codePattern = /^[\p{L}\p{M}\p{N}_-]{1,255}$/u
export const attributePattern = /^[\p{L}\p{M}\p{N}_-]{1,255}:[\p{L}\p{M}\p{N}_-]{1,255}$/u

/** Reads `param`. It never fails: each malformed field falls back to its default. */
export function parseListingParam<S extends Sorting>(param: string | null | undefined, offered: readonly S[]): ListingQuery<S> {
  const given = parsedObject(param)
  const defaults = defaultQuery(offered)
  const { pageSize, SortBy, pageNo } = given
  const codes = (value: unknown, pattern = codePattern) =>
    Array.isArray(value) ? [...new Set(value.filter(matching(pattern)))].slice(0, mostCodes) : []
  const prices = [given.minPriceCents, given.maxPriceCents].map((price) => (isWhole(price, 0, highestPrice) ? price : null)) as [
    Cents | null,
    Cents | null,
  ]
  return {
    pageSize: pageSizes.find((size) => size === pageSize) ?? defaults.pageSize,
    SortBy: offered.find((sorting) => sorting === SortBy) ?? defaults.SortBy,
    pageNo: isWhole(pageNo, 1, highestPage) ? pageNo : defaults.pageNo,
    BrandCodes: codes(given.BrandCodes),
    CategoryCodes: codes(given.CategoryCodes),
    Attributes: codes(given.Attributes, attributePattern),
    Availability: codes(given.Availability),
    Offers: codes(given.Offers),
    minPriceCents: prices[0],
    maxPriceCents: prices[1],
  }
}

/** The `param` for an address, holding only what differs from the defaults; empty when nothing does. */
export function listingParam(query: ListingQuery, offered: readonly Sorting[]): string {
  const defaults: Record<string, unknown> = { ...defaultQuery(offered) }
  const differing = Object.entries(query).filter(([name, value]) => (Array.isArray(value) ? value.length > 0 : value !== defaults[name]))
  return differing.length === 0 ? '' : JSON.stringify(Object.fromEntries(differing))
}

/** `param` in its one spelling: without what is malformed or the default, and the codes of each facet in one order. */
export function canonicalParam(param: string, offered: readonly Sorting[]): string {
  const query = parseListingParam(param, offered)
  const inOrder = Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value])
  return listingParam(Object.fromEntries(inOrder) as ListingQuery, offered)
}

/** Whether an address has room for the query of a list that offers these sorts. */
export const fits = (query: ListingQuery, offered: readonly Sorting[]): boolean => bytesOf(listingParam(query, offered)) <= longestParam

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

function parsedObject(param: string | null | undefined): Record<string, unknown> {
  if (!param || bytesOf(param) > longestParam) return {}
  try {
    const value: unknown = JSON.parse(param)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to
const matching =
  (pattern: RegExp) =>
  (value: unknown): value is string =>
    typeof value === 'string' && pattern.test(value)
