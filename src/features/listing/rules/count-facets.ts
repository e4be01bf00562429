import type { PriceRange } from './price-ranges.ts'
import { priceSteps } from './price-ranges.ts'
import { valueId, type ListingIndex } from './listing-index.ts'

/** What a list is narrowed by. Of the codes of one facet any will do; each facet must have one. */
export interface Narrowing extends PriceRange {
  /** By facet name. */
  chosen: ReadonlyMap<string, readonly string[]>
}

/** What a list holds when it is looked at through its filters. */
export interface FacetResult {
  /** The rows that pass every filter, in the order given. */
  rows: number[]
  /** By value id: how many products it would leave, its own facet's filter left out. */
  counts: Uint32Array
  /** By value id: how many of the whole list have it, whatever is filtered. */
  whole: Uint32Array
  /** The same two by price step. */
  prices: Uint32Array
  wholePrices: Uint32Array
}

/** What a list holds whatever is filtered. */
export type Whole = Pick<FacetResult, 'whole' | 'wholePrices'>

export const isNarrowed = ({ chosen, minPriceCents, maxPriceCents }: Narrowing): boolean =>
  minPriceCents !== null || maxPriceCents !== null || [...chosen.values()].some((codes) => codes.length > 0)

/** One pass over the rows of a list that nothing narrows. */
export function countWhole(index: ListingIndex, list: Iterable<number>): FacetResult {
  const { listed, start, length, held, priceStep } = index
  const rows: number[] = []
  const counts = new Uint32Array(index.values.length)
  const prices = new Uint32Array(priceSteps)
  for (const row of list) {
    if (!listed[row]) continue
    rows.push(row)
    prices[priceStep[row]!]!++
    const to = start[row]! + length[row]!
    for (let at = start[row]!; at < to; at++) counts[held[at]!]!++
  }
  return { rows, counts, prices, whole: counts, wholePrices: prices }
}

/** One pass over the rows of a list: which pass, and how many each value of each facet would leave. */
export function countFacets(
  index: ListingIndex,
  list: Iterable<number>,
  narrowing: Narrowing,
  { whole, wholePrices }: Whole = countWhole(index, list),
): FacetResult {
  const { listed, start, length, held, facetOf, price, priceStep } = index
  const { isChosen, bitOf, priceBit, every } = filterBits(index, narrowing)
  const { minPriceCents, maxPriceCents } = narrowing
  const [min, max] = [minPriceCents ?? 0, maxPriceCents ?? Infinity]
  const look: FacetResult = {
    rows: [],
    counts: new Uint32Array(index.values.length),
    prices: new Uint32Array(priceSteps),
    whole,
    wholePrices,
  }
  const { rows, counts, prices } = look
  for (const row of list) {
    if (!listed[row]) continue
    const from = start[row]!
    const to = from + length[row]!
    // A bit for each filter that the product does not pass.
    let missing = every
    for (let at = from; at < to && missing !== priceBit; at++) {
      const id = held[at]!
      if (isChosen[id]) missing &= ~bitOf[facetOf[id]!]!
    }
    if (price[row]! >= min && price[row]! <= max) missing &= ~priceBit
    if (missing === 0) {
      rows.push(row)
      prices[priceStep[row]!]!++
      for (let at = from; at < to; at++) counts[held[at]!]!++
    } else if (missing === priceBit) {
      prices[priceStep[row]!]!++
    } else if ((missing & (missing - 1)) === 0) {
      for (let at = from; at < to; at++) {
        const id = held[at]!
        if (bitOf[facetOf[id]!] === missing) counts[id]!++
      }
    }
  }
  return look
}

/** Beyond these the filters are more than an address can say. */
const mostFilters = 30

function filterBits(index: ListingIndex, { chosen, minPriceCents, maxPriceCents }: Narrowing) {
  const isChosen = new Uint8Array(index.values.length)
  const bitOf = new Uint32Array(index.facets.length)
  const priceBit = minPriceCents === null && maxPriceCents === null ? 0 : 1
  let every = priceBit
  let bit = 1
  for (const [facet, codes] of [...chosen].slice(0, mostFilters)) {
    if (codes.length === 0) continue
    bit <<= 1
    every |= bit
    const at = index.facets.indexOf(facet)
    if (at >= 0) bitOf[at] = bit
    for (const code of codes) {
      const id = valueId(index, facet, code)
      if (id !== undefined) isChosen[id] = 1
    }
  }
  return { isChosen, bitOf, priceBit, every }
}
