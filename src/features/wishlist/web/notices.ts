import { createStore } from '#src/ui/store.ts'
import type { Wished } from './wished.ts'

export interface WishNotice {
  id: number
  kind: 'added' | 'removed'
  product: Wished
}

/** A new notice replaces an older one about the same product, and the oldest when there are too many. */
const mostShown = 3
let made = 0

export const wishNotices = createStore<readonly WishNotice[]>([])

export function showNotice(kind: WishNotice['kind'], product: Wished): void {
  const others = wishNotices.get().filter((notice) => notice.product.ean !== product.ean)
  wishNotices.set([...others, { id: ++made, kind, product }].slice(-mostShown))
}

export const closeNotice = (id: number): void => wishNotices.set(wishNotices.get().filter((notice) => notice.id !== id))
