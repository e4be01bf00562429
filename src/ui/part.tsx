import { useEffect, useState, type ReactNode } from 'react'

interface PartProps<Loaded> {
  /** It must be the same function at every render. */
  load(): Promise<Loaded>
  /** Called when the code cannot be fetched. Without it the code is fetched again when the connection returns. */
  onFailed?(): void
  /** Shown until the code is loaded, so that nothing moves. */
  room?: ReactNode
  /** Shown in place of `room` when the code could not be fetched, for a part that the shopper waits for. */
  rejected?: ReactNode
  children(loaded: Loaded): ReactNode
}

/** A part of the page whose code is fetched when the part is first rendered in a hydrated page. */
export function Part<Loaded>({ load, onFailed, room = null, rejected = room, children }: PartProps<Loaded>) {
  const [loaded, setLoaded] = useState<{ part: Loaded } | null>(null)
  const [isRejected, setRejected] = useState(false)
  useEffect(() => {
    let isWanted = true
    const fetching = onFailed ? load() : untilFetched(load, () => isWanted && setRejected(true))
    fetching.then(
      (part) => isWanted && setLoaded({ part }),
      () => isWanted && onFailed?.(),
    )
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [load])
  if (loaded) return children(loaded.part)
  return isRejected ? rejected : room
}

/** Fetches a part's code as soon as a pointer comes near its button, so that it is loaded at the press. */
export const prefetch = (load: () => Promise<unknown>): void => void load().catch(() => {})

const pauseMs = 10_000

/**
 * What `load` fetches, however often that takes: again when the connection returns, and after a pause where the browser
 * reports that there is one. A promise that fails would have React replace the page.
 */
export async function untilFetched<Loaded>(load: () => Promise<Loaded>, onFailed?: (error: unknown) => void): Promise<Loaded> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      onFailed?.(error)
      await connection()
    }
  }
}

const connection = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true })
    if (navigator.onLine) setTimeout(resolve, pauseMs)
  })
