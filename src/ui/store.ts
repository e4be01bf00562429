import { useSyncExternalStore } from 'react'

/** One value that distant parts of the page read and change. The server always renders the initial value. */
export interface Store<T> {
  get(): T
  set(value: T): void
  use(): T
}

export function createStore<T>(first: T): Store<T> {
  let value = first
  const heard = new Set<() => void>()
  const hear = (tell: () => void) => {
    heard.add(tell)
    return () => void heard.delete(tell)
  }
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const tell of heard) tell()
    },
    use: () =>
      useSyncExternalStore(
        hear,
        () => value,
        () => first,
      ),
  }
}
