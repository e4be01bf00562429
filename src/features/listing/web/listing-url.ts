import { listingParam, type ListingQuery, type Sorting } from '#src/features/listing/rules/listing-query.ts'

/** Where a list is: its address, which may have a query of its own, and the sorts it offers. */
export interface ListPlace {
  path: string
  sortings: readonly Sorting[]
}

/** The address of a list: whatever differs from the defaults stands in its `param`. */
export function listingUrl({ path, sortings }: ListPlace, query: ListingQuery): string {
  const param = listingParam(query, sortings)
  if (param === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ param })}`
}
