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
 * pass over its rows, without a question to the database (listing-06).
 */
export interface ListingIndex extends Columns {
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

export const emptyListingIndex = (): ListingIndex => ({
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

export const valueId = (index: ListingIndex, facet: string, code: string): number | undefined => index.valueIds.get(`${facet}\n${code}`)

/** The rows of everything under a brand or category. */
export const membersOf = (index: ListingIndex, facet: 'brand' | 'category', code: string): readonly number[] =>
  index.members[valueId(index, facet, code) ?? -1] ?? []

/** The row of a product, or -1. */
export function rowOf({ productIds }: ListingIndex, productId: number): number {
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
export const hasPlace = (index: ListingIndex, productId: number): boolean =>
  productId > (index.productIds.at(-1) ?? 0) || rowOf(index, productId) >= 0

/** Puts a product on the shelf, or in place of what it was. */
export function put(index: ListingIndex, entry: ListingEntry): void {
  const known = rowOf(index, entry.productId)
  const row = known < 0 ? index.productIds.length : known
  const before = known < 0 ? [] : heldBy(index, row)
  const after = entry.listed ? [...new Set(entry.values.map((value) => intern(index, value)))] : []
  makeRoom(index, row)
  index.productIds[row] = entry.productId
  index.listed[row] = Number(entry.listed)
  index.price[row] = entry.price
  index.priceStep[row] = priceStep(entry.price)
  index.percentOff[row] = entry.percentOff
  index.isNew[row] = Number(entry.isNew)
  index.day[row] = entry.day
  index.popularity[row] = entry.popularity
  index.nameKeys.en[row] = nameKey(entry.title.en)
  index.nameKeys.zh[row] = nameKey(entry.title.zh ?? entry.title.en)
  hold(index, row, after)
  moveMember(index, row, before, after)
}

/** Takes a product off every list; one that never had a row is left alone. */
export function withdraw(index: ListingIndex, productId: number): void {
  const row = rowOf(index, productId)
  if (row < 0) return
  moveMember(index, row, heldBy(index, row), [])
  index.listed[row] = 0
  index.length[row] = 0
}

function makeRoom(index: ListingIndex, row: number): void {
  if (row < index.listed.length) return
  const larger = <C extends Columns[keyof Columns]>(column: C): C => {
    const wider = new (column.constructor as new (length: number) => C)(row * 2 + 64)
    wider.set(column)
    return wider
  }
  const { listed, price, priceStep: steps, percentOff, isNew, day, popularity, start, length, room } = index
  Object.assign(index, {
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

const heldBy = ({ start, length, held }: ListingIndex, row: number): number[] => [...held.subarray(start[row], start[row]! + length[row]!)]

function intern(index: ListingIndex, value: FacetValue): number {
  const key = `${value.facet}\n${value.code}`
  const known = index.valueIds.get(key)
  const id = known ?? index.values.length
  if (known === undefined) {
    index.valueIds.set(key, id)
    const facet = index.facets.indexOf(value.facet)
    index.facetOf[id] = facet < 0 ? index.facets.push(value.facet) - 1 : facet
    if (listedBy.has(value.facet)) {
      index.members[id] = []
      index.changes[id] = 0
    }
  }
  // The newest words hold: a label may have been corrected.
  index.values[id] = value
  return id
}

/** A row that fits where it was stays there; one that has outgrown its room goes behind all others. */
function hold(index: ListingIndex, row: number, ids: readonly number[]): void {
  if (ids.length > index.room[row]!) {
    index.start[row] = index.used
    index.room[row] = ids.length
    index.used += ids.length
    if (index.used > index.held.length) {
      const larger = new Uint32Array(index.used * 2)
      larger.set(index.held)
      index.held = larger
    }
  }
  index.length[row] = ids.length
  index.held.set(ids, index.start[row])
}

function moveMember({ members, changes }: ListingIndex, row: number, before: readonly number[], after: readonly number[]): void {
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
