import { viewedAfter, viewedOf } from '#src/features/product/rules/viewed.ts'

const key = 'viewed-products'

/** The EANs of the products viewed in this browser, the latest first; empty where storage is refused. */
export function readViewed(): string[] {
  try {
    return viewedOf(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

export function storeViewed(ean: string): void {
  try {
    localStorage.setItem(key, JSON.stringify(viewedAfter(readViewed(), ean)))
  } catch {
    // Storage is refused or full, so the view is not stored.
  }
}
