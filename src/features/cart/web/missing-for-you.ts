import { missingForBuyer } from '#src/features/fulfilment/rules/delivery.ts'
import type { Cents } from '#src/kit/money.ts'
import type { Quote } from './from-wire.ts'

/** What this shopper's own goods miss to be delivered free. */
export const missingForYou = ({ yourFreeDeliveryFromCents, freeDeliveryFromCents, missingForFreeDeliveryCents }: Quote): Cents =>
  missingForBuyer(yourFreeDeliveryFromCents, { fromCents: freeDeliveryFromCents, missingCents: missingForFreeDeliveryCents })
