import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const never = () => () => {}

/** The path of the page with its query. A page is cached without the parameters that it does not read, so they appear only when the page is hydrated. */
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
