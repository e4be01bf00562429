import { useEffect, useState, type ReactNode } from 'react'

interface PartProps<Loaded> {
  /** It must be the same function at every render. */
  load(): Promise<Loaded>
  /** Called when the code cannot be fetched; without it the page is shown without the part. */
  onFailed?(): void
  /** Shown until the code is loaded, so that nothing moves. */
  room?: ReactNode
  children(loaded: Loaded): ReactNode
}

/** A part of the page whose code is fetched when the part is first rendered in a hydrated page. */
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

/** Fetches a part's code as soon as a pointer comes near its button, so that it is loaded at the press. */
export const prefetch = (load: () => Promise<unknown>): void => void load().catch(() => {})
