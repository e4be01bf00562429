import { membersOf, rowOf, valueId, type ListingIndex } from './listing-index.ts'

/** A product as what goes with it is found: its type, its own categories, and the types that complement it, the best match first. */
export interface Companion {
  productId: number
  type: string | null
  categories: readonly string[]
  complements: readonly string[]
}

/**
 * The products that go with one, by id: the bestsellers of each type that complements its own, then of other types in
 * its categories. The types take turns; products that are sold out are left out (product-13).
 */
export function goesWith(index: ListingIndex, { productId, type, categories, complements }: Companion, count: number): number[] {
  const own = type === null ? undefined : index.typeIds.get(type)
  if (own === undefined) return []
  const nearness = new Uint16Array(index.typeIds.size + 1).fill(farthest)
  complements.forEach((each, at) => {
    const id = index.typeIds.get(each)
    if (id !== undefined) nearness[id] = at
  })
  const best = bestOfTypes(index, count)
  const shown = rowOf(index, productId)
  const offer = (row: number): void => {
    if (row !== shown && index.type[row] !== own && index.type[row] !== 0) best.offer(row)
  }
  if (complements.length > 0)
    for (let row = 0; row < index.productIds.length; row++) if (nearness[index.type[row]!] !== farthest) offer(row)
  for (const code of categories)
    for (const row of membersOf(index, 'category', code)) if (nearness[index.type[row]!] === farthest) offer(row)
  return best
    .found()
    .sort((a, b) => a.turn - b.turn || nearness[a.type]! - nearness[b.type]! || better(index, a.row, b.row))
    .slice(0, count)
    .map(({ row }) => index.productIds[row]!)
}

/** The nearness of a type that does not complement the product's. */
const farthest = 0xff_ff

/** Negative when the first of two rows sells better. */
const better = ({ popularity }: ListingIndex, a: number, b: number): number => popularity[b]! - popularity[a]! || a - b

interface Found {
  row: number
  type: number
  turn: number
}

/** Keeps the best rows of each type among those that are offered; most are refused by one comparison. */
function bestOfTypes(index: ListingIndex, count: number): { offer(row: number): void; found(): Found[] } {
  const inStock = valueId(index, 'availability', 'in-stock')
  const best = new Map<number, number[]>()
  return {
    offer(row) {
      const type = index.type[row]!
      let rows = best.get(type)
      if (!rows) best.set(type, (rows = []))
      if (rows.length === count && better(index, row, rows[count - 1]!) > 0) return
      if (rows.includes(row) || !hasValue(index, row, inStock)) return
      rows.push(row)
      rows.sort((a, b) => better(index, a, b))
      if (rows.length > count) rows.pop()
    },
    found: () => [...best].flatMap(([type, rows]) => rows.map((row, turn) => ({ row, type, turn }))),
  }
}

/** Those of some products that are sold now, in their order. */
export function soldAmong(index: ListingIndex, productIds: readonly number[]): number[] {
  const inStock = valueId(index, 'availability', 'in-stock')
  return productIds.filter((id) => {
    const row = rowOf(index, id)
    return row >= 0 && hasValue(index, row, inStock)
  })
}

function hasValue({ start, length, rowValues }: ListingIndex, row: number, value: number | undefined): boolean {
  for (let at = start[row]!; at < start[row]! + length[row]!; at++) if (rowValues[at] === value) return true
  return false
}
