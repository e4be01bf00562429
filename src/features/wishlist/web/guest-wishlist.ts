import { useMemo, useSyncExternalStore } from 'react'
import { mostGuestWishes } from '#src/features/wishlist/rules/limits.ts'

/**
 * A guest's wishes, stored on the device by EAN (wishlist-03); they are added to the list after signing in.
 * Storage may be refused: then the wish is lost, and only the login prompt opens.
 */
const key = 'guestWishlist'
const listeners = new Set<() => void>()

/** The wishes of a guest as they change; none while the page hydrates. */
export function useGuestWishes(): readonly string[] {
  const text = useSyncExternalStore(follow, read, () => null)
  return useMemo(() => wishesIn(text), [text])
}

export const guestWishes = (): string[] => wishesIn(read())

/** The latest first, as on the list itself. False when the list is full and does not have it yet (wishlist-12). */
export function addWish(ean: string): boolean {
  const others = guestWishes().filter((wish) => wish !== ean)
  if (others.length >= mostGuestWishes) return false
  store([ean, ...others])
  return true
}

export const removeWish = (ean: string): void => store(guestWishes().filter((wish) => wish !== ean))

function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function wishesIn(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((ean): ean is string => typeof ean === 'string' && /^\d{8,14}$/.test(ean)).slice(0, mostGuestWishes)
      : []
  } catch {
    return []
  }
}

function store(eans: string[]): void {
  try {
    if (eans.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(eans))
  } catch {
    // Storage is refused or full.
  }
  for (const tell of listeners) tell()
}

function follow(tell: () => void): () => void {
  // Another tab reports what it stored.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) tell()
  }
  addEventListener('storage', onStorage)
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
    removeEventListener('storage', onStorage)
  }
}
