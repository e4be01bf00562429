import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const never = () => () => {}

/** The path of the page with its query. A page is kept without a query that it does not read, so that comes when it is alive. */
export function usePath(): string {
  const { pathname, search } = useLocation()
  return (
    pathname +
    useSyncExternalStore(
      never,
      () => search,
      () => '',
    )
  )
}
