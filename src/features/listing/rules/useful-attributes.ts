import type { FacetResult } from './count-facets.ts'
import type { ListingIndex } from './listing-index.ts'

/** An attribute as a facet: its value ids, the most frequent first. */
export interface AttributeFacet {
  facet: string
  values: number[]
}

const mostFacets = 6
/** A facet shows eight values; when these cover less than half of its products, the attribute is free text and no facet. */
export const valuesShown = 8
const leastShare = 0.15

/**
 * The attributes that distinguish the products of a list: enough products have them, with different values. They are
 * chosen by the unfiltered list, so that filtering neither adds nor removes one; an applied attribute always stays.
 */
export function usefulAttributes(
  index: ListingIndex,
  { unfilteredCounts, unfilteredPriceCounts }: FacetResult,
  applied: ReadonlySet<string>,
): AttributeFacet[] {
  const ranked = rankedBy.get(unfilteredCounts) ?? rankAttributes(index, unfilteredCounts, unfilteredPriceCounts)
  rankedBy.set(unfilteredCounts, ranked)
  const isApplied = ({ facet }: AttributeFacet) => applied.has(facet)
  const useful = ranked
    .filter((each) => each.use > 0 || isApplied(each))
    .sort((a, b) => Number(isApplied(b)) - Number(isApplied(a)) || b.use - a.use || (a.facet < b.facet ? -1 : 1))
  return useful.slice(0, mostFacets).sort((a, b) => b.use - a.use || (a.facet < b.facet ? -1 : 1))
}

interface RankedFacet extends AttributeFacet {
  use: number
}

/** The ranked attributes of an unfiltered list, cached as long as its counts are. */
const rankedBy = new WeakMap<Uint32Array, RankedFacet[]>()

function rankAttributes(
  { values, facetOf, facets }: ListingIndex,
  unfilteredCounts: Uint32Array,
  unfilteredPriceCounts: Uint32Array,
): RankedFacet[] {
  const products = unfilteredPriceCounts.reduce((sum, count) => sum + count, 0)
  const byFacet = new Map<number, number[]>()
  for (let id = 0; id < unfilteredCounts.length; id++) {
    if (unfilteredCounts[id] === 0 || !facets[facetOf[id]!]!.startsWith('attribute:')) continue
    const ids = byFacet.get(facetOf[id]!)
    if (ids) ids.push(id)
    else byFacet.set(facetOf[id]!, [id])
  }
  return [...byFacet].map(([facet, ids]) => {
    const sorted = ids.sort((a, b) => unfilteredCounts[b]! - unfilteredCounts[a]! || (values[a]!.code < values[b]!.code ? -1 : 1))
    return {
      facet: facets[facet]!,
      values: sorted,
      use: usefulness(
        sorted.map((id) => unfilteredCounts[id]!),
        products,
      ),
    }
  })
}

/** The share of products that have the attribute, times how evenly its values divide them; 0 when it is not useful. `counts`: largest first. */
export function usefulness(counts: readonly number[], products: number): number {
  const sum = counts.reduce((total, count) => total + count, 0)
  const shown = counts.slice(0, valuesShown).reduce((total, count) => total + count, 0)
  if (sum < products * leastShare || shown < sum / 2 || (counts[1] ?? 0) < 2) return 0
  const sameValue = counts.reduce((total, count) => total + (count / sum) ** 2, 0)
  return Math.min(1, sum / products) * (1 - sameValue)
}
