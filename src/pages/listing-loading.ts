import { useRef } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { cutKeyword } from '#src/features/search/rules/keyword.ts'
import { filterCount } from '#src/features/listing/rules/filters.ts'
import { defaultQuery, listingParam, sortings, type ListingQuery } from '#src/features/listing/rules/listing-query.ts'

/** A list that could not be fetched, and its address. */
export interface FailedList {
  failedAt: string
}

/** In the browser, a failed list must not replace the page (listing-13). */
export async function orFailed<T>(request: Request, load: () => Promise<T>): Promise<T | FailedList> {
  try {
    return await load()
  } catch (error) {
    // A redirect or a 404 is an answer.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error
    return { failedAt: request.url }
  }
}

/** Whether two addresses are of one list, at whatever page and with whatever filters. Every search is a list of its own. */
export const isSameList = (one: string, other: string): boolean => listOf(one) === listOf(other)

function listOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://page')
  return `${pathname.toLowerCase()} ${cutKeyword(searchParams.get('keyword') ?? '')}`
}

/** The list to show: the fetched one, or after a failure the one before it if it is the same list; null when there is none. */
export function useShownList<T extends { path: string }>(data: T | FailedList): { shown: T | null; hasFailed: boolean } {
  const last = useRef<T | null>(null)
  if (!('failedAt' in data)) {
    last.current = data
    return { shown: data, hasFailed: false }
  }
  const before = last.current
  return { shown: before && isSameList(before.path, data.failedAt) ? before : null, hasFailed: true }
}

/**
 * Two pages of a listing have different addresses; its sort orders do not count. A page of a filtered list, or of one of another
 * length, is no page of the plain list, and stands for its beginning.
 */
export const canonicalQuery = ({ pageNo, pageSize, ...filters }: ListingQuery): string =>
  pageNo === 1 || pageSize !== defaultQuery(sortings).pageSize || filterCount(filters) > 0
    ? ''
    : `?${new URLSearchParams({ param: listingParam({ ...defaultQuery(sortings), pageNo }, sortings) })}`
