import type { NotSoldReason } from '#src/features/availability/rules/why-not-sold.ts'
import type { SoldItem } from '#src/features/catalogue/server/catalogue.service.ts'

/** A line of the cart with the item as it is sold now. */
export interface PricedLine {
  autoId: number
  variantId: number
  quantity: number
  /** The purchase with purchase that it is bought under. */
  offeredBy: number | null
  item: SoldItem
  /** A line that is not sold stays in the cart and has no part in its totals (cart-22). */
  notSold: NotSoldReason | null
  sentByBrand: boolean
}
