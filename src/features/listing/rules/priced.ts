import type { Cents } from '#src/kit/money.ts'
import { rowOf, type ListingIndex } from './listing-index.ts'

/** Both included; null is no limit. */
export interface PriceLimits {
  minCents: Cents | null
  maxCents: Cents | null
}

/** Those of these products whose price is within the limits, in their order. */
export const pricedAmong = (index: ListingIndex, productIds: readonly number[], { minCents, maxCents }: PriceLimits): number[] =>
  productIds.filter((id) => {
    const row = rowOf(index, id)
    return row >= 0 && index.price[row]! >= (minCents ?? 0) && index.price[row]! <= (maxCents ?? Number.MAX_SAFE_INTEGER)
  })
