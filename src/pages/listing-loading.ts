import { useRef } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { defaultQuery, listingParam, sortings, type ListingQuery } from '#src/features/listing/rules/listing-query.ts'

/** A list that could not be fetched, and where it would have been. */
export interface FailedList {
  failedAt: string
}

/** In the browser a list that cannot be fetched is no reason to lose the page (listing-13). */
export async function orFailed<T>(request: Request, load: () => Promise<T>): Promise<T | FailedList> {
  try {
    return await load()
  } catch (error) {
    // An answer, if not the one hoped for: it is elsewhere, or it does not exist.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error
    return { failedAt: new URL(request.url).pathname.toLowerCase() }
  }
}

/** What to show: the list, or after a failure the one before it at the same address; null when there is none. */
export function useShownList<T extends { path: string }>(data: T | FailedList): { shown: T | null; hasFailed: boolean } {
  const last = useRef<T | null>(null)
  if (!('failedAt' in data)) {
    last.current = data
    return { shown: data, hasFailed: false }
  }
  const before = last.current
  return { shown: before && new URL(before.path, 'http://page').pathname.toLowerCase() === data.failedAt ? before : null, hasFailed: true }
}

/** Pages of a listing are addresses of their own; its orders and filters are not. */
export const canonicalQuery = ({ pageNo }: ListingQuery): string =>
  pageNo === 1 ? '' : `?${new URLSearchParams({ param: listingParam({ ...defaultQuery(sortings), pageNo }, sortings) })}`
