import type { CartLine } from './cart.ts'

/** What is asked of a line to see whether it is among goods. */
export type Sorted = Pick<CartLine, 'sku' | 'brand' | 'categories' | 'isOwn'>

/** Which goods a promotion is about. Every condition that is given must hold; none means all goods. */
export interface Goods {
  skus?: readonly string[]
  brands?: readonly string[]
  categories?: readonly string[]
  /** True: the store's own goods; false: goods that a brand sends. */
  own?: boolean
}

export function isAmong(goods: Goods, line: Sorted): boolean {
  if (goods.skus && !goods.skus.includes(line.sku)) return false
  if (goods.brands && !goods.brands.includes(line.brand)) return false
  if (goods.own !== undefined && goods.own !== line.isOwn) return false
  return !goods.categories || goods.categories.some((category) => line.categories.includes(category))
}

/** Whether it names certain goods; a promotion for everything is no news on a product's page. */
export const isSpecific = ({ skus, brands, categories }: Goods): boolean => Boolean(skus ?? brands ?? categories)
