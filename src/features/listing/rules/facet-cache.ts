import { LRUCache } from 'lru-cache'
import type { Culture } from '#src/kit/culture.ts'
import { countUnfiltered, type FacetResult } from './count-facets.ts'
import type { Sorting } from './listing-query.ts'
import { pageOf } from './order.ts'
import { valueId, type ListingIndex } from './listing-index.ts'

/** The facets and pages of an unfiltered list, valid until one of its products changes. */
interface CachedFacets {
  /** The change counter of the list when they were counted. */
  changes: number
  result: FacetResult
  pages: Map<string, number[]>
}

/** A shop with many brands and attributes has lists whose counts together would fill the memory: the least recently asked for leaves. */
const mostBytes = 32 * 1024 * 1024
/** The most pages cached for one list, and what they take together at most, nearly; the first ones are requested most. */
const mostPages = 100
const pagesBytes = 16 * 1024

const bytesOf = ({ result: { rows, counts, labelIds } }: CachedFacets): number =>
  8 * rows.length + counts.byteLength + labelIds.byteLength + pagesBytes

const createLists = () => new LRUCache<number, CachedFacets>({ maxSize: mostBytes, sizeCalculation: bytesOf })
const cache = new WeakMap<ListingIndex, ReturnType<typeof createLists>>()

export interface PageWanted {
  sorting: Sorting
  culture: Culture
  from: number
  size: number
}

/**
 * The cached facets of an unfiltered brand or category, counted again after one of its products has changed. Most requests
 * are for unfiltered lists, and the largest lists take longest to count (listing-06).
 */
function cachedFacetsOf(index: ListingIndex, id: number): CachedFacets {
  const lists = cache.get(index) ?? createLists()
  cache.set(index, lists)
  const cached = lists.get(id)
  if (cached && cached.changes === index.changes[id]) return cached
  const fresh = { changes: index.changes[id]!, result: countUnfiltered(index, index.members[id]!), pages: new Map<string, number[]>() }
  lists.set(id, fresh)
  return fresh
}

const emptyResult: FacetResult = {
  rows: [],
  counts: new Uint32Array(),
  unfilteredCounts: new Uint32Array(),
  labelIds: new Uint32Array(),
  priceCounts: new Uint32Array(),
  unfilteredPriceCounts: new Uint32Array(),
}

/** The facets of an unfiltered brand or category. */
export function unfilteredFacets(index: ListingIndex, facet: 'brand' | 'category', code: string): FacetResult {
  const id = valueId(index, facet, code)
  return id === undefined ? emptyResult : cachedFacetsOf(index, id).result
}

/** One page of an unfiltered brand or category. */
export function unfilteredPage(index: ListingIndex, facet: 'brand' | 'category', code: string, wanted: PageWanted): readonly number[] {
  const id = valueId(index, facet, code)
  if (id === undefined) return []
  const { result, pages } = cachedFacetsOf(index, id)
  const key = `${wanted.sorting} ${wanted.culture} ${wanted.from} ${wanted.size}`
  const cached = pages.get(key)
  if (cached) return cached
  const page = pageOf(index, result.rows, wanted.sorting, wanted)
  if (pages.size < mostPages) pages.set(key, page)
  return page
}
