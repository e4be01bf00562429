import type { Bilingual } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import { nameKey } from './name-key.ts'
import { priceStep } from './price-ranges.ts'

/** A facet is named `brand`, `category`, `availability`, `offer`, or `attribute:` and its code. */
export interface FacetValue {
  facet: string
  code: string
  /** Of an attribute: what facet and value are called, and the colour of the dot, `#rrggbb`. */
  label?: Bilingual
  name?: Bilingual
  swatch?: string | null
}

/** A product as listings know it: what it is found under and what it is sorted by. */
export interface ListingEntry {
  productId: number
  /** Whether it is on sale now. What is not is on no list. */
  listed: boolean
  values: FacetValue[]
  /** What its card shows, in cents. */
  price: Cents
  /** Whole percent. */
  percentOff: number
  isNew: boolean
  /** The shop's day it came in, counted from any fixed day. */
  day: number
  popularity: number
  title: Bilingual
}

/**
 * Every product of the shop in columns, one row each in the order of their ids. Counting a listing's facets is then one
 * pass over its rows, without a question to the database (specification, section 3: listings and filters).
 */
export interface Shelf extends Columns {
  readonly productIds: number[]
  readonly nameKeys: { en: string[]; zh: string[] }
  /** By value id. */
  readonly values: FacetValue[]
  readonly facetOf: number[]
  readonly facets: string[]
  held: Uint32Array
  used: number
  readonly valueIds: Map<string, number>
  /** By value id, for brands and categories: the rows that have it, in no order. */
  readonly members: (number[] | undefined)[]
  /** By value id, for brands and categories: how often something of it has changed. */
  readonly changes: number[]
}

/** What a pass over a large list looks at, close together in memory; there is room for more rows than are used. */
const noColumns = {
  /** 1 when it is on sale. */
  listed: new Uint8Array(),
  price: new Int32Array(),
  priceStep: new Uint8Array(),
  percentOff: new Uint8Array(),
  /** 1 when it is new. */
  isNew: new Uint8Array(),
  day: new Int32Array(),
  popularity: new Int32Array(),
  /** Where the value ids of a row begin in `held`, how many they are, and for how many there is room. */
  start: new Uint32Array(),
  length: new Uint16Array(),
  room: new Uint16Array(),
}
type Columns = typeof noColumns

export const emptyShelf = (): Shelf => ({
  ...noColumns,
  productIds: [],
  nameKeys: { en: [], zh: [] },
  values: [],
  facetOf: [],
  facets: [],
  held: new Uint32Array(1024),
  used: 0,
  valueIds: new Map(),
  members: [],
  changes: [],
})

/** Which lists there are to look at: these facets keep their members. */
const listedBy = new Set(['brand', 'category'])

export const valueId = (shelf: Shelf, facet: string, code: string): number | undefined => shelf.valueIds.get(`${facet}\n${code}`)

/** The rows of everything under a brand or category. */
export const membersOf = (shelf: Shelf, facet: 'brand' | 'category', code: string): readonly number[] =>
  shelf.members[valueId(shelf, facet, code) ?? -1] ?? []

/** The row of a product, or -1. */
export function rowOf({ productIds }: Shelf, productId: number): number {
  let [low, high] = [0, productIds.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const there = productIds[middle]!
    if (there === productId) return middle
    if (there < productId) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Whether a product can be put: it has a row, or comes behind all that have. */
export const hasPlace = (shelf: Shelf, productId: number): boolean =>
  productId > (shelf.productIds.at(-1) ?? 0) || rowOf(shelf, productId) >= 0

/** Puts a product on the shelf, or in place of what it was. */
export function put(shelf: Shelf, entry: ListingEntry): void {
  const known = rowOf(shelf, entry.productId)
  const row = known < 0 ? shelf.productIds.length : known
  const before = known < 0 ? [] : heldBy(shelf, row)
  const after = entry.listed ? [...new Set(entry.values.map((value) => intern(shelf, value)))] : []
  makeRoom(shelf, row)
  shelf.productIds[row] = entry.productId
  shelf.listed[row] = Number(entry.listed)
  shelf.price[row] = entry.price
  shelf.priceStep[row] = priceStep(entry.price)
  shelf.percentOff[row] = entry.percentOff
  shelf.isNew[row] = Number(entry.isNew)
  shelf.day[row] = entry.day
  shelf.popularity[row] = entry.popularity
  shelf.nameKeys.en[row] = nameKey(entry.title.en)
  shelf.nameKeys.zh[row] = nameKey(entry.title.zh ?? entry.title.en)
  hold(shelf, row, after)
  moveMember(shelf, row, before, after)
}

/** Takes a product off every list; one that never had a row is left alone. */
export function withdraw(shelf: Shelf, productId: number): void {
  const row = rowOf(shelf, productId)
  if (row < 0) return
  moveMember(shelf, row, heldBy(shelf, row), [])
  shelf.listed[row] = 0
  shelf.length[row] = 0
}

function makeRoom(shelf: Shelf, row: number): void {
  if (row < shelf.listed.length) return
  const larger = <C extends Columns[keyof Columns]>(column: C): C => {
    const wider = new (column.constructor as new (length: number) => C)(row * 2 + 64)
    wider.set(column)
    return wider
  }
  const { listed, price, priceStep: steps, percentOff, isNew, day, popularity, start, length, room } = shelf
  Object.assign(shelf, {
    listed: larger(listed),
    price: larger(price),
    priceStep: larger(steps),
    percentOff: larger(percentOff),
    isNew: larger(isNew),
    day: larger(day),
    popularity: larger(popularity),
    start: larger(start),
    length: larger(length),
    room: larger(room),
  } satisfies Columns)
}

const heldBy = ({ start, length, held }: Shelf, row: number): number[] => [...held.subarray(start[row], start[row]! + length[row]!)]

function intern(shelf: Shelf, value: FacetValue): number {
  const key = `${value.facet}\n${value.code}`
  const known = shelf.valueIds.get(key)
  const id = known ?? shelf.values.length
  if (known === undefined) {
    shelf.valueIds.set(key, id)
    const facet = shelf.facets.indexOf(value.facet)
    shelf.facetOf[id] = facet < 0 ? shelf.facets.push(value.facet) - 1 : facet
    if (listedBy.has(value.facet)) {
      shelf.members[id] = []
      shelf.changes[id] = 0
    }
  }
  // The newest words hold: a label may have been corrected.
  shelf.values[id] = value
  return id
}

/** A row that fits where it was stays there; one that has outgrown its room goes behind all others. */
function hold(shelf: Shelf, row: number, ids: readonly number[]): void {
  if (ids.length > shelf.room[row]!) {
    shelf.start[row] = shelf.used
    shelf.room[row] = ids.length
    shelf.used += ids.length
    if (shelf.used > shelf.held.length) {
      const larger = new Uint32Array(shelf.used * 2)
      larger.set(shelf.held)
      shelf.held = larger
    }
  }
  shelf.length[row] = ids.length
  shelf.held.set(ids, shelf.start[row])
}

function moveMember({ members, changes }: Shelf, row: number, before: readonly number[], after: readonly number[]): void {
  for (const id of before) {
    const rows = members[id]
    if (!rows) continue
    changes[id]!++
    if (!after.includes(id)) rows.splice(rows.indexOf(row), 1)
  }
  for (const id of after) {
    const rows = members[id]
    if (!rows) continue
    changes[id]!++
    if (!before.includes(id)) rows.push(row)
  }
}
