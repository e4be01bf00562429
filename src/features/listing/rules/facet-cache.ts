import type { Culture } from '#src/kit/culture.ts'
import { countWhole, type FacetResult } from './count-facets.ts'
import type { Sorting } from './listing-query.ts'
import { pageOf } from './order.ts'
import { valueId, type ListingIndex } from './listing-index.ts'

/** What is known of the whole of a list as long as nothing in it changes. */
interface CachedFacets {
  changes: number
  look: FacetResult
  pages: Map<string, number[]>
}

const kept = new WeakMap<ListingIndex, Map<number, CachedFacets>>()

/** Pages of one list that are remembered; the most asked for are its first. */
const mostPages = 100

export interface PageWanted {
  sorting: Sorting
  culture: Culture
  from: number
  size: number
}

/**
 * A brand or a category as nobody has narrowed it: counted once, and again after one of its products has changed. It is
 * how most people look at a list, and the largest lists take longest to count (listing-06).
 */
function keptLook(index: ListingIndex, id: number): CachedFacets {
  const looks = kept.get(index) ?? new Map<number, CachedFacets>()
  kept.set(index, looks)
  const known = looks.get(id)
  if (known && known.changes === index.changes[id]) return known
  const made = { changes: index.changes[id]!, look: countWhole(index, index.members[id]!), pages: new Map<string, number[]>() }
  looks.set(id, made)
  return made
}

const nothing: FacetResult = {
  rows: [],
  counts: new Uint32Array(),
  whole: new Uint32Array(),
  prices: new Uint32Array(),
  wholePrices: new Uint32Array(),
}

export function wholeFacets(index: ListingIndex, facet: 'brand' | 'category', code: string): FacetResult {
  const id = valueId(index, facet, code)
  return id === undefined ? nothing : keptLook(index, id).look
}

/** One page of the whole of a list. */
export function wholePage(index: ListingIndex, facet: 'brand' | 'category', code: string, wanted: PageWanted): readonly number[] {
  const id = valueId(index, facet, code)
  if (id === undefined) return []
  const { look, pages } = keptLook(index, id)
  const name = `${wanted.sorting} ${wanted.culture} ${wanted.from} ${wanted.size}`
  const known = pages.get(name)
  if (known) return known
  const page = pageOf(index, look.rows, wanted.sorting, wanted)
  if (pages.size < mostPages) pages.set(name, page)
  return page
}
