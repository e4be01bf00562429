/** Page sizes, sorts and their defaults (specification, sections 2 and 9). */
export const pageSizes = [32, 48, 126] as const
export type PageSize = (typeof pageSizes)[number]

export const sortings = ['bestseller', 'newest', 'priceUp', 'priceDown'] as const
export type Sorting = (typeof sortings)[number]

/** What the `param` in a listing's address says. */
export interface ListingQuery {
  pageSize: PageSize
  SortBy: Sorting
  pageNo: number
  BrandCodes: string[]
}

export const defaultListingQuery: ListingQuery = { pageSize: 32, SortBy: 'bestseller', pageNo: 1, BrandCodes: [] }

const longestParam = 512
const highestPage = 10_000
const mostBrands = 16

/** Reads `param`; whatever is malformed falls back to its default, field by field, and never fails. */
export function parseListingParam(param: string | null | undefined): ListingQuery {
  const given = parsedObject(param)
  const { pageSize, SortBy, pageNo, BrandCodes } = given
  return {
    pageSize: pageSizes.find((size) => size === pageSize) ?? defaultListingQuery.pageSize,
    SortBy: sortings.find((sorting) => sorting === SortBy) ?? defaultListingQuery.SortBy,
    pageNo: isPageNumber(pageNo) ? pageNo : defaultListingQuery.pageNo,
    BrandCodes: Array.isArray(BrandCodes) ? BrandCodes.filter(isCode).slice(0, mostBrands) : [],
  }
}

/** The `param` for an address, holding only what differs from the defaults; empty when nothing does. */
export function listingParam(query: ListingQuery): string {
  const differing = Object.entries(query).filter(([name, value]) => {
    const usual = defaultListingQuery[name as keyof ListingQuery]
    return Array.isArray(value) ? value.length > 0 : value !== usual
  })
  return differing.length === 0 ? '' : JSON.stringify(Object.fromEntries(differing))
}

function parsedObject(param: string | null | undefined): Record<string, unknown> {
  if (!param || param.length > longestParam) return {}
  try {
    const value: unknown = JSON.parse(param)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const isPageNumber = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= highestPage
const isCode = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value)
