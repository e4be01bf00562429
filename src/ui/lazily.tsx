import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'

/** A part of a page whose script comes when it is needed. One that cannot be fetched is left out; the page goes on without it. */
export const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => load().then((part) => ({ default: part }), () => ({ default: (() => null) as ComponentType<Props> })))

/** Stands in `room` until the page is alive and the lazy part inside has come, so that nothing moves. */
export function Late({ room, children }: { room?: ReactNode; children: ReactNode }) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive ? <Suspense fallback={room}>{children}</Suspense> : room
}
