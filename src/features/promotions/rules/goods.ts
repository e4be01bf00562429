import type { CartLine } from './cart.ts'

/** Which goods a promotion is about. Every condition that is given must hold; none means all goods. */
export interface Goods {
  skus?: readonly string[]
  brands?: readonly string[]
  categories?: readonly string[]
  /** True: the store's own goods; false: goods that a brand sends. */
  own?: boolean
}

export function isAmong(goods: Goods, line: CartLine): boolean {
  if (goods.skus && !goods.skus.includes(line.sku)) return false
  if (goods.brands && !goods.brands.includes(line.brand)) return false
  if (goods.own !== undefined && goods.own !== line.isOwn) return false
  return !goods.categories || goods.categories.some((category) => line.categories.includes(category))
}
