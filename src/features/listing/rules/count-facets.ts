import type { PriceRange } from './price-ranges.ts'
import { priceSteps } from './price-ranges.ts'
import { valueId, type ListingIndex } from './listing-index.ts'

/** The filters of a list. A product passes a facet with one of its chosen codes, and must pass every facet. */
export interface Narrowing extends PriceRange {
  /** Codes by facet name. */
  chosen: ReadonlyMap<string, readonly string[]>
}

/** The rows of a filtered list and the counts of its facets. */
export interface FacetResult {
  /** The rows that pass every filter, in the order given. */
  rows: number[]
  /** By value id: how many products remain if it is chosen; the filter of its own facet is left out. */
  counts: Uint32Array
  /** By value id: how many products of the unfiltered list have it. */
  unfilteredCounts: Uint32Array
  /**
   * By value id: the id of its label, which is that of the newest product of the unfiltered list that has it. So only a change
   * of the list's own products changes it, and every process shows the same (wire-31).
   */
  labelIds: Uint32Array
  /** The same two counts by price step. */
  priceCounts: Uint32Array
  unfilteredPriceCounts: Uint32Array
}

/** What is found of the unfiltered list. */
export type UnfilteredCounts = Pick<FacetResult, 'unfilteredCounts' | 'labelIds' | 'unfilteredPriceCounts'>

export const isNarrowed = ({ chosen, minPriceCents, maxPriceCents }: Narrowing): boolean =>
  minPriceCents !== null || maxPriceCents !== null || [...chosen.values()].some((codes) => codes.length > 0)

/** Counts the facets of an unfiltered list in one pass over its rows. */
export function countUnfiltered(index: ListingIndex, list: Iterable<number>): FacetResult {
  const { listed, start, length, rowValues, rowLabels, priceStep } = index
  const rows: number[] = []
  const counts = new Uint32Array(index.values.length)
  const labelIds = new Uint32Array(index.values.length)
  const newest = new Uint32Array(index.values.length)
  const priceCounts = new Uint32Array(priceSteps)
  for (const row of list) {
    if (!listed[row]) continue
    rows.push(row)
    priceCounts[priceStep[row]!]!++
    const to = start[row]! + length[row]!
    for (let at = start[row]!; at < to; at++) {
      const id = rowValues[at]!
      counts[id]!++
      if (row < newest[id]!) continue
      newest[id] = row
      labelIds[id] = rowLabels[at]!
    }
  }
  return { rows, counts, priceCounts, unfilteredCounts: counts, labelIds, unfilteredPriceCounts: priceCounts }
}

/** Finds the rows that pass the filters and counts every facet, in one pass over the rows of a list. */
export function countFacets(
  index: ListingIndex,
  list: Iterable<number>,
  narrowing: Narrowing,
  { unfilteredCounts, labelIds, unfilteredPriceCounts }: UnfilteredCounts = countUnfiltered(index, list),
): FacetResult {
  const { listed, start, length, rowValues, facetOf, price, priceStep } = index
  const { isChosen, bitOf, every } = filterBits(index, narrowing)
  const { minPriceCents, maxPriceCents } = narrowing
  const [min, max] = [minPriceCents ?? 0, maxPriceCents ?? Infinity]
  const result: FacetResult = {
    rows: [],
    counts: new Uint32Array(index.values.length),
    priceCounts: new Uint32Array(priceSteps),
    unfilteredCounts,
    labelIds,
    unfilteredPriceCounts,
  }
  const { rows, counts, priceCounts } = result
  for (const row of list) {
    if (!listed[row]) continue
    const from = start[row]!
    const to = from + length[row]!
    // One bit for each filter that the product does not pass.
    let missing = every
    for (let at = from; at < to && missing !== priceBit; at++) {
      const id = rowValues[at]!
      if (isChosen[id]) missing &= ~bitOf[facetOf[id]!]!
    }
    if (price[row]! >= min && price[row]! <= max) missing &= ~priceBit
    if (missing === 0) {
      rows.push(row)
      priceCounts[priceStep[row]!]!++
      for (let at = from; at < to; at++) counts[rowValues[at]!]!++
    } else if (missing === priceBit) {
      priceCounts[priceStep[row]!]!++
    } else if ((missing & (missing - 1)) === 0) {
      for (let at = from; at < to; at++) {
        const id = rowValues[at]!
        if (bitOf[facetOf[id]!] === missing) counts[id]!++
      }
    }
  }
  return result
}

const priceBit = 1

/** The bits of a number are enough: a query has four facets and at most 24 attributes. */
function filterBits(index: ListingIndex, { chosen }: Narrowing) {
  const isChosen = new Uint8Array(index.values.length)
  const bitOf = new Uint32Array(index.facets.length)
  let every = priceBit
  let bit = priceBit
  for (const [facet, codes] of chosen) {
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
  return { isChosen, bitOf, every }
}
