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

/** What comes first among products that answer a search: what costs little or much, what is reduced, or what is new. */
export type Preference = 'cheap' | 'dear' | 'reduced' | 'new'

/** The preferred ones of these products first, all in their order. Cheap and dear are the lowest and the highest third of their prices. */
export function preferredFirst(index: ListingIndex, productIds: readonly number[], preference: Preference): number[] {
  const rows = productIds.map((id) => rowOf(index, id))
  const prices = rows.flatMap((row) => (row < 0 ? [] : [index.price[row]!])).sort((a, b) => a - b)
  const third = Math.floor((prices.length - 1) / 3)
  const is: Record<Preference, (row: number) => boolean> = {
    cheap: (row) => index.price[row]! <= prices[third]!,
    dear: (row) => index.price[row]! >= prices[prices.length - 1 - third]!,
    reduced: (row) => index.percentOff[row]! > 0,
    new: (row) => index.isNew[row] === 1,
  }
  const isPreferred = rows.map((row) => row >= 0 && is[preference](row))
  return [true, false].flatMap((wanted) => productIds.filter((_, place) => isPreferred[place] === wanted))
}
