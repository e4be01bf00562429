import { viewedAfter, viewedOf } from '#src/features/product/rules/viewed.ts'

const key = 'viewed-products'

/** EANs of the products this browser showed, the latest first. Storage that is refused is as good as empty. */
export function readViewed(): string[] {
  try {
    return viewedOf(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

export function keepViewed(ean: string): void {
  try {
    localStorage.setItem(key, JSON.stringify(viewedAfter(readViewed(), ean)))
  } catch {
    // Refused or full: nothing is remembered.
  }
}
