import type { PlannedProduct, StoredProduct } from '../rules/catalogue-product.ts'
import type { Difference, Part } from '../rules/differences.ts'

/** One product to be made (`current` is null) or changed. Products that do not change have no plan. */
export interface Plan {
  current: StoredProduct | null
  next: PlannedProduct
  differences: Difference[]
}

/** A plan whose product has its id. */
export interface Placed extends Plan {
  productId: number
}

/** Whether a plan touches a part; a new product has all of them. */
export const touches = ({ current, differences }: Plan, part: Part): boolean =>
  current === null || differences.some((difference) => difference.part === part)
