import { missingForBuyer } from '#src/features/fulfilment/rules/delivery.ts'
import type { Cents } from '#src/kit/money.ts'
import { isOnlyCollected } from '#src/features/fulfilment/rules/allowed-modes.ts'
import { isSentByStore } from '#src/features/fulfilment/rules/grouping.ts'
import { soldLines, type Cart, type Quote } from './from-wire.ts'

/** What this shopper's own goods miss to be delivered free. */
export const missingForYou = ({ yourFreeDeliveryFromCents, freeDeliveryFromCents, missingForFreeDeliveryCents }: Quote): Cents =>
  missingForBuyer(yourFreeDeliveryFromCents, { fromCents: freeDeliveryFromCents, missingCents: missingForFreeDeliveryCents })

/** Whether the bag has goods whose delivery may be free: the store's own that are delivered, and in Singapore (fulfil-08, fulfil-25). */
export const mayBeDeliveredFree = (cart: Pick<Cart, 'lines' | 'delivery'>, operatorNames: readonly string[]): boolean =>
  cart.delivery.parcel === null &&
  soldLines(cart).some(({ product }) => isSentByStore(product.fulfilment, operatorNames) && !isOnlyCollected(product))
