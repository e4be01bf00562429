import { listingParam, type ListingQuery } from '#src/features/listing/rules/listing-query.ts'

/** The address of a listing: whatever differs from the defaults stands in its `param`. */
export function listingUrl(path: string, query: ListingQuery): string {
  const param = listingParam(query)
  return param === '' ? path : `${path}?${new URLSearchParams({ param })}`
}

/** The query with other values. A list that changes is looked at from its first page. */
export const changed = (query: ListingQuery, change: Partial<ListingQuery>): ListingQuery => ({ ...query, pageNo: 1, ...change })

/** Ticks a brand, or takes its tick away. */
export const toggledBrand = (query: ListingQuery, code: string): ListingQuery =>
  changed(query, { BrandCodes: query.BrandCodes.includes(code) ? query.BrandCodes.filter((other) => other !== code) : [...query.BrandCodes, code] })
