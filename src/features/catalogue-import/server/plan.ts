import type { PlannedProduct, StoredProduct } from '../rules/catalogue-product.ts'
import type { Difference, Part } from '../rules/differences.ts'

/** A product to create (`current` is null) or to change. Unchanged products have no plan. */
export interface Plan {
  current: StoredProduct | null
  next: PlannedProduct
  differences: Difference[]
}

/** A plan whose product has been stored. */
export interface Placed extends Plan {
  productId: number
}

/** Whether a plan changes a part; a new product changes all of them. */
export const touches = ({ current, differences }: Plan, part: Part): boolean =>
  current === null || differences.some((difference) => difference.part === part)
