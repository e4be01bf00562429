import { defaultCulture } from '#src/kit/culture.ts'
import { unfilteredPage } from './facet-cache.ts'
import { membersOf, type ListingIndex } from './listing-index.ts'
import { pageOf } from './order.ts'

/** The first products of an order, in the whole shop or in a category with everything under it. */
export interface ShortList {
  source: 'bestseller' | 'newest'
  count: number
  category?: string
}

export function shortListOf(index: ListingIndex, { source, count, category }: ShortList): number[] {
  const wanted = { sorting: source, culture: defaultCulture, from: 0, size: count } as const
  const rows =
    category === undefined ? pageOf(index, listedRows(index), source, wanted) : unfilteredPage(index, 'category', category, wanted)
  return idsOf(index, rows)
}

/** The bestsellers of a brand. */
export function bestOfBrand(index: ListingIndex, code: string, count: number): number[] {
  const rows = [...membersOf(index, 'brand', code)]
  return idsOf(index, pageOf(index, rows, 'bestseller', { culture: defaultCulture, from: 0, size: count }))
}

const idsOf = ({ productIds }: ListingIndex, rows: readonly number[]): number[] => rows.map((row) => productIds[row]!)

/** The rows of all products on sale. */
export function listedRows({ productIds, listed }: ListingIndex): number[] {
  const rows: number[] = []
  for (let row = 0; row < productIds.length; row++) if (listed[row]) rows.push(row)
  return rows
}
