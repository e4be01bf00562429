/**
 * A guest's wishes, kept on the device by EAN (wishlist-03); they join the list after signing in.
 * Storage may be refused: the wish is then only asked about.
 */
const key = 'guestWishlist'
const mostKept = 50

export function guestWishes(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((ean): ean is string => typeof ean === 'string' && /^\d{8,14}$/.test(ean)).slice(0, mostKept)
      : []
  } catch {
    return []
  }
}

/** The latest first, as on the list itself. */
export const keepWish = (ean: string): void => store([ean, ...guestWishes().filter((kept) => kept !== ean)].slice(0, mostKept))

export const forgetWish = (ean: string): void => store(guestWishes().filter((kept) => kept !== ean))

function store(eans: string[]): void {
  try {
    if (eans.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(eans))
  } catch {
    // Nothing is kept.
  }
}
