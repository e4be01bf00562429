import type { FacetResult } from './count-facets.ts'
import type { ListingIndex } from './listing-index.ts'

/** An attribute as a facet: its values by id, those that most products have first. */
export interface AttributeFacet {
  facet: string
  values: number[]
}

const mostFacets = 6
/** A facet is cut at eight values; if those do not hold most of its products, they are no choice but free text. */
const valuesShown = 8
const leastShare = 0.15

/**
 * The attributes that tell the products of a list apart: enough products have them, and they share them out. They are
 * chosen by the whole list, so that none comes or goes with a tick; what is applied always stays.
 */
export function usefulAttributes(index: ListingIndex, { whole, wholePrices }: FacetResult, applied: ReadonlySet<string>): AttributeFacet[] {
  const ranked = rankedBy.get(whole) ?? rankAttributes(index, whole, wholePrices)
  rankedBy.set(whole, ranked)
  const isApplied = ({ facet }: AttributeFacet) => applied.has(facet)
  const useful = ranked
    .filter((each) => each.use > 0 || isApplied(each))
    .sort((a, b) => Number(isApplied(b)) - Number(isApplied(a)) || b.use - a.use || (a.facet < b.facet ? -1 : 1))
  return useful.slice(0, mostFacets).sort((a, b) => b.use - a.use || (a.facet < b.facet ? -1 : 1))
}

interface RankedFacet extends AttributeFacet {
  use: number
}

/** Of the whole of a list, for as long as that is kept. */
const rankedBy = new WeakMap<Uint32Array, RankedFacet[]>()

function rankAttributes({ values, facetOf, facets }: ListingIndex, whole: Uint32Array, wholePrices: Uint32Array): RankedFacet[] {
  const products = wholePrices.reduce((sum, count) => sum + count, 0)
  const byFacet = new Map<number, number[]>()
  for (let id = 0; id < whole.length; id++) {
    if (whole[id] === 0 || !facets[facetOf[id]!]!.startsWith('attribute:')) continue
    const ids = byFacet.get(facetOf[id]!)
    if (ids) ids.push(id)
    else byFacet.set(facetOf[id]!, [id])
  }
  return [...byFacet].map(([facet, ids]) => {
    const sorted = ids.sort((a, b) => whole[b]! - whole[a]! || (values[a]!.code < values[b]!.code ? -1 : 1))
    return {
      facet: facets[facet]!,
      values: sorted,
      use: usefulness(
        sorted.map((id) => whole[id]!),
        products,
      ),
    }
  })
}

/** How much of the list has the attribute, times how well it is shared out; 0 when it is of no use. `counts`: largest first. */
export function usefulness(counts: readonly number[], products: number): number {
  const sum = counts.reduce((total, count) => total + count, 0)
  const shown = counts.slice(0, valuesShown).reduce((total, count) => total + count, 0)
  if (counts.length < 2 || sum < products * leastShare || shown < sum / 2 || counts[1]! < 2) return 0
  const together = counts.reduce((total, count) => total + (count / sum) ** 2, 0)
  return Math.min(1, sum / products) * (1 - together)
}
