import type { ListingIndex } from './listing-index.ts'

/** A brand with products on sale. `popularity` is the sum over them. */
export interface SellingBrand {
  code: string
  count: number
  popularity: number
  bestsellerId: number
}

/** The brands of these rows. */
export function sellingBrandsAmong(index: ListingIndex, rows: readonly number[]): SellingBrand[] {
  const brandFacet = index.facets.indexOf('brand')
  const found = new Map<number, { count: number; popularity: number; best: number }>()
  for (const row of rows) {
    const ids = index.rowValues.subarray(index.start[row], index.start[row]! + index.length[row]!)
    const id = ids.find((each) => index.facetOf[each] === brandFacet)!
    const brand = found.get(id) ?? { count: 0, popularity: 0, best: row }
    const isBetter =
      index.popularity[row]! > index.popularity[brand.best]! || (index.popularity[row] === index.popularity[brand.best] && row < brand.best)
    found.set(id, { count: brand.count + 1, popularity: brand.popularity + index.popularity[row]!, best: isBetter ? row : brand.best })
  }
  return [...found].map(([id, { count, popularity, best }]) => ({
    code: index.values[id]!.code,
    count,
    popularity,
    bestsellerId: index.productIds[best]!,
  }))
}
