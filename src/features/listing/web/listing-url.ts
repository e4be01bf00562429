import { listingParam, type ListingQuery, type Sorting } from '#src/features/listing/rules/listing-query.ts'

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
