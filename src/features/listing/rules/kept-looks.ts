import type { Culture } from '#src/kit/culture.ts'
import { countWhole, type Look } from './count-facets.ts'
import type { Sorting } from './listing-query.ts'
import { pageOf } from './order.ts'
import { valueId, type Shelf } from './shelf.ts'

/** What is known of the whole of a list as long as nothing in it changes. */
interface KeptLook {
  changes: number
  look: Look
  pages: Map<string, number[]>
}

const kept = new WeakMap<Shelf, Map<number, KeptLook>>()

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
 * how most people look at a list, and the largest lists take longest to count (specification, section 3: listings).
 */
function keptLook(shelf: Shelf, id: number): KeptLook {
  const looks = kept.get(shelf) ?? new Map<number, KeptLook>()
  kept.set(shelf, looks)
  const known = looks.get(id)
  if (known && known.changes === shelf.changes[id]) return known
  const made = { changes: shelf.changes[id]!, look: countWhole(shelf, shelf.members[id]!), pages: new Map<string, number[]>() }
  looks.set(id, made)
  return made
}

const nothing: Look = {
  rows: [],
  counts: new Uint32Array(),
  whole: new Uint32Array(),
  prices: new Uint32Array(),
  wholePrices: new Uint32Array(),
}

export function wholeLook(shelf: Shelf, facet: 'brand' | 'category', code: string): Look {
  const id = valueId(shelf, facet, code)
  return id === undefined ? nothing : keptLook(shelf, id).look
}

/** One page of the whole of a list. */
export function wholePage(shelf: Shelf, facet: 'brand' | 'category', code: string, wanted: PageWanted): readonly number[] {
  const id = valueId(shelf, facet, code)
  if (id === undefined) return []
  const { look, pages } = keptLook(shelf, id)
  const name = `${wanted.sorting} ${wanted.culture} ${wanted.from} ${wanted.size}`
  const known = pages.get(name)
  if (known) return known
  const page = pageOf(shelf, look.rows, wanted.sorting, wanted)
  if (pages.size < mostPages) pages.set(name, page)
  return page
}
