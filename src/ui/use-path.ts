import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const listeners = new Set<() => void>()

/** Changes the address of the page without the router, which would fetch the page again. */
export function replaceAddress(url: URL): void {
  history.replaceState(history.state, '', url)
  for (const tell of listeners) tell()
}

/** The path of the page with its query. A page is cached without the parameters that it does not read, so they appear only when the page is hydrated. */
export function usePath(): string {
  const { pathname } = useLocation()
  return useSyncExternalStore(
    follow,
    () => location.pathname + location.search,
    () => pathname,
  )
}

function follow(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
