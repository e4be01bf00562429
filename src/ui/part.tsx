import { useEffect, useState, type ReactNode } from 'react'

interface PartProps<Loaded> {
  /** The same function at every render. */
  load(): Promise<Loaded>
  /** What happens instead when it cannot be fetched; without it the page goes on without the part. */
  onFailed?(): void
  /** Stands in its place until it is here, so that nothing moves. */
  room?: ReactNode
  children(loaded: Loaded): ReactNode
}

/** A part of the page that is fetched when it is first wanted, which is when this is rendered in a hydrated page. */
export function Part<Loaded>({ load, onFailed, room = null, children }: PartProps<Loaded>) {
  const [loaded, setLoaded] = useState<{ part: Loaded } | null>(null)
  useEffect(() => {
    let isWanted = true
    load().then(
      (part) => isWanted && setLoaded({ part }),
      () => isWanted && onFailed?.(),
    )
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [load])
  return loaded ? children(loaded.part) : room
}

/** Fetches a part as soon as a pointer comes near, so that the press finds it there. */
export const prefetch = (load: () => Promise<unknown>): void => void load().catch(() => {})
