import type { CartAmount } from './kinds/cart-amount.ts'
import type { CartPercent } from './kinds/cart-percent.ts'
import type { Delivery } from './kinds/delivery.ts'
import type { Gift } from './kinds/gift.ts'
import type { ItemAmount } from './kinds/item-amount.ts'
import type { ItemPercent } from './kinds/item-percent.ts'
import type { MemberPercent } from './kinds/member-percent.ts'
import type { MultiBuy } from './kinds/multi-buy.ts'
import type { PurchaseWithPurchase } from './kinds/purchase-with-purchase.ts'
import type { QuantityPercent } from './kinds/quantity-percent.ts'
import type { SetPrice } from './kinds/set-price.ts'
import type { Terms } from './terms.ts'

/** What a promotion gives, and for what. Each kind is one file of `kinds/`. */
export type Gives =
  | ItemPercent
  | ItemAmount
  | QuantityPercent
  | MultiBuy
  | SetPrice
  | CartPercent
  | CartAmount
  | MemberPercent
  | Gift
  | PurchaseWithPurchase
  | Delivery

/** A promotion as data: plain JSON. */
export type Promotion = Terms & Gives
