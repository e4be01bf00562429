import { cultures, inCulture, inEachCulture, type Culture, type Translated } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import { nameKey } from './name-key.ts'
import { priceStep } from './price-ranges.ts'

/** A facet is named `brand`, `category`, `availability`, `offer`, or `attribute:` and its code. */
export interface FacetValue extends ValueLabel {
  facet: string
  code: string
}

/** How a product names a value; products may name the same one differently. */
export interface ValueLabel {
  /** Of a brand and of an attribute's value. */
  name?: Translated
  /** Only of an attribute: its name, and the colour of the dot, `#rrggbb`. */
  label?: Translated
  swatch?: string | null
}

/** A product in the listing index: the facet values it has and the columns it is sorted by. */
export interface ListingEntry {
  productId: number
  /** Whether it is on sale now. A product that is not on sale is in no list. */
  listed: boolean
  values: FacetValue[]
  /** What it is, such as Candle; null when it is not said. */
  type: string | null
  /** The price on its card, in cents. */
  price: Cents
  /** Whole percent. */
  percentOff: number
  isNew: boolean
  /** The day on which it was added, counted from any fixed day. */
  day: number
  popularity: number
  title: Translated
}

/**
 * Every product of the shop in columns, one row each in the order of their ids. Counting a listing's facets is then one
 * pass over its rows, without a query (listing-06).
 */
export interface ListingIndex extends Columns {
  readonly productIds: number[]
  readonly nameKeys: Record<Culture, string[]>
  /** By value id. All products name a brand alike; of an attribute's value, each list has its own label. */
  readonly values: FacetValue[]
  readonly facetOf: number[]
  readonly facets: string[]
  rowValues: Uint32Array<ArrayBuffer>
  /** Beside each of `rowValues`: the id of the label that the row has for it. */
  rowLabels: Uint32Array<ArrayBuffer>
  /** By label id; only added to. */
  readonly labels: ValueLabel[]
  readonly labelIds: Map<string, number>
  used: number
  readonly valueIds: Map<string, number>
  /** From 1; a product without a type has 0. */
  readonly typeIds: Map<string, number>
  /** By value id, for brands and categories: the rows that have it, in no order. */
  readonly members: (number[] | undefined)[]
  /** By value id, for brands and categories: how often one of its products has changed. */
  readonly changes: number[]
}

/** Typed arrays, so that a pass over a large list reads memory in order; they have room for more rows than are used. */
const emptyColumns = {
  /** 1 when it is on sale. */
  listed: new Uint8Array(),
  price: new Int32Array(),
  priceStep: new Uint8Array(),
  percentOff: new Uint8Array(),
  /** 1 when it is new. */
  isNew: new Uint8Array(),
  day: new Int32Array(),
  popularity: new Int32Array(),
  type: new Uint32Array(),
  /** Where the value ids of a row begin in `rowValues`, how many there are, and for how many there is room. */
  start: new Uint32Array(),
  length: new Uint16Array(),
  room: new Uint16Array(),
}
type Columns = typeof emptyColumns

export const emptyListingIndex = (): ListingIndex => ({
  ...emptyColumns,
  productIds: [],
  nameKeys: inEachCulture(() => []),
  values: [],
  facetOf: [],
  facets: [],
  rowValues: new Uint32Array(1024),
  rowLabels: new Uint32Array(1024),
  labels: [],
  labelIds: new Map(),
  used: 0,
  valueIds: new Map(),
  typeIds: new Map(),
  members: [],
  changes: [],
})

/** The facets that are lists of their own; the index stores the rows of their values. */
const facetsWithMembers = new Set(['brand', 'category'])

export const valueId = (index: ListingIndex, facet: string, code: string): number | undefined => index.valueIds.get(`${facet}\n${code}`)

/** The rows of a brand or of a category with everything under it. */
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

/** Whether a product can be put: it has a row already, or its id is higher than all others. */
export const hasPlace = (index: ListingIndex, productId: number): boolean =>
  productId > (index.productIds.at(-1) ?? 0) || rowOf(index, productId) >= 0

/** Adds a product to the index, or replaces its entry. */
export function put(index: ListingIndex, entry: ListingEntry): void {
  const known = rowOf(index, entry.productId)
  const row = known < 0 ? index.productIds.length : known
  growColumns(index, row)
  const before = valueIdsOf(index, row)
  // Of two labels that a product has for one value, the later one counts: an option's has a swatch, that of a table has none.
  const labelIds = new Map(entry.listed ? entry.values.map((value) => [intern(index, value), internLabel(index, value)]) : [])
  const after = [...labelIds.keys()]
  index.productIds[row] = entry.productId
  index.listed[row] = Number(entry.listed)
  index.price[row] = entry.price
  index.priceStep[row] = priceStep(entry.price)
  index.percentOff[row] = entry.percentOff
  index.isNew[row] = Number(entry.isNew)
  index.day[row] = entry.day
  index.popularity[row] = entry.popularity
  index.type[row] = typeId(index, entry.type)
  for (const culture of cultures) index.nameKeys[culture][row] = nameKey(inCulture(entry.title, culture))
  storeValues(index, row, after, [...labelIds.values()])
  updateMembers(index, row, before, after)
}

/** Removes a product from every list; its row stays. Does nothing for a product without a row. */
export function unlist(index: ListingIndex, productId: number): void {
  const row = rowOf(index, productId)
  if (row < 0) return
  updateMembers(index, row, valueIdsOf(index, row), [])
  index.listed[row] = 0
  index.length[row] = 0
}

function typeId({ typeIds }: ListingIndex, type: string | null): number {
  if (type === null) return 0
  const known = typeIds.get(type)
  if (known !== undefined) return known
  typeIds.set(type, typeIds.size + 1)
  return typeIds.size
}

function growColumns(index: ListingIndex, row: number): void {
  if (row < index.listed.length) return
  const grown = <C extends Columns[keyof Columns]>(column: C): C => lengthened(column, row * 2 + 64)
  const { listed, price, priceStep: steps, percentOff, isNew, day, popularity, type, start, length, room } = index
  Object.assign(index, {
    listed: grown(listed),
    price: grown(price),
    priceStep: grown(steps),
    percentOff: grown(percentOff),
    isNew: grown(isNew),
    day: grown(day),
    popularity: grown(popularity),
    type: grown(type),
    start: grown(start),
    length: grown(length),
    room: grown(room),
  } satisfies Columns)
}

function lengthened<C extends Columns[keyof Columns]>(column: C, length: number): C {
  const longer = new (column.constructor as new (length: number) => C)(length)
  longer.set(column)
  return longer
}

const valueIdsOf = ({ start, length, rowValues }: ListingIndex, row: number): number[] => [
  ...rowValues.subarray(start[row], start[row]! + length[row]!),
]

function intern(index: ListingIndex, value: FacetValue): number {
  const key = `${value.facet}\n${value.code}`
  const known = index.valueIds.get(key)
  if (known !== undefined) return known
  const id = index.values.push(value) - 1
  index.valueIds.set(key, id)
  const facet = index.facets.indexOf(value.facet)
  index.facetOf[id] = facet < 0 ? index.facets.push(value.facet) - 1 : facet
  if (facetsWithMembers.has(value.facet)) {
    index.members[id] = []
    index.changes[id] = 0
  }
  return id
}

/** Only of an attribute's values do lists show a label of their own; all other values share an empty one. */
function internLabel({ labels, labelIds }: ListingIndex, { name, label, swatch }: ValueLabel): number {
  const key = label ? JSON.stringify([name, label, swatch]) : ''
  const known = labelIds.get(key)
  if (known !== undefined) return known
  labelIds.set(key, labels.length)
  return labels.push(label ? { name, label, swatch } : {}) - 1
}

/** Stores the value ids of a row, with their labels, in its old place, or behind all others when they no longer fit there. */
function storeValues(index: ListingIndex, row: number, ids: readonly number[], labelIds: readonly number[]): void {
  if (ids.length > index.room[row]!) {
    index.start[row] = index.used
    index.room[row] = ids.length
    index.used += ids.length
    if (index.used > index.rowValues.length) {
      index.rowValues = lengthened(index.rowValues, index.used * 2)
      index.rowLabels = lengthened(index.rowLabels, index.used * 2)
    }
  }
  index.length[row] = ids.length
  index.rowValues.set(ids, index.start[row])
  index.rowLabels.set(labelIds, index.start[row])
}

function updateMembers({ members, changes }: ListingIndex, row: number, before: readonly number[], after: readonly number[]): void {
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
