import { listingParam, parseListingParam, type ListingQuery, type Sorting } from '#src/features/listing/rules/listing-query.ts'

/** The address of a list, which may have a query of its own, and the sorts it offers. */
export interface ListPlace {
  path: string
  sortings: readonly Sorting[]
}

/** The address of a list with a query: `param` has what differs from the defaults. */
export function listingUrl({ path, sortings }: ListPlace, query: ListingQuery): string {
  const param = listingParam(query, sortings)
  if (param === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ param })}`
}

/** The query at an address of this list; null at any other address. */
export function queryAt(place: ListPlace, { pathname, search }: Pick<Location, 'pathname' | 'search'>): ListingQuery | null {
  const query = parseListingParam(new URLSearchParams(search).get('param'), place.sortings)
  return listingUrl(place, query) === pathname + search ? query : null
}
