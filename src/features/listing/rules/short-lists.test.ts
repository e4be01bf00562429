import { describe, expect, it } from 'vitest'
import { indexOf, listingEntry } from '#test/catalogue/listing-entries.ts'
import { preferredFirst, pricedAmong } from './priced.ts'
import { sellingBrandsAmong } from './selling-brands.ts'
import { bestOfBrand, listedRows, shortListOf } from './short-lists.ts'

const product = (id: number, brand: string, { price = 0, popularity = 0, category = 'home', listed = true } = {}) =>
  listingEntry(id, {
    values: [
      { facet: 'category', code: category },
      { facet: 'brand', code: brand },
      { facet: 'offer', code: 'new' },
    ],
    price,
    popularity,
    listed,
  })

describe('a short list', () => {
  const index = indexOf(
    product(1, 'selat', { popularity: 2 }),
    product(2, 'selat', { popularity: 9, listed: false }),
    product(3, 'selat', { popularity: 5, category: 'gifts' }),
    product(4, 'selat', { popularity: 7 }),
  )
  it('has the first products of the shop or of a category', () => {
    expect(shortListOf(index, { source: 'bestseller', count: 2 })).toEqual([4, 3])
    expect(shortListOf(index, { source: 'bestseller', count: 9, category: 'home' })).toEqual([4, 1])
  })
  it('has the bestsellers of a brand that are on sale, the older product first where two sell as well', () => {
    const two = indexOf(
      product(1, 'selat'),
      product(2, 'tanahati', { popularity: 9 }),
      product(3, 'selat'),
      product(4, 'selat', { popularity: 5 }),
    )
    expect(bestOfBrand(two, 'selat', 9)).toEqual([4, 1, 3])
    expect(bestOfBrand(index, 'selat', 2)).toEqual([4, 3])
    expect(bestOfBrand(index, 'nobody', 2)).toEqual([])
  })
  it('has products on sale only', () => expect(listedRows(index)).toEqual([0, 2, 3]))
})

it('the products within a price are those from its lowest to its highest, both included', () => {
  const index = indexOf(...[1, 2, 3].map((id) => product(id, 'selat', { price: id * 1000 })))
  const priced = (minCents: number | null, maxCents: number | null) => pricedAmong(index, [3, 1, 9, 2], { minCents, maxCents })
  expect(priced(null, null)).toEqual([3, 1, 2])
  expect(priced(2000, null)).toEqual([3, 2])
  expect(priced(null, 2000)).toEqual([1, 2])
  expect(priced(1001, 2999)).toEqual([2])
})

it('those that are preferred come first, all in their order (search-24)', () => {
  const entry = (id: number, price: number, more: object = {}) => ({ ...product(id, 'selat', { price }), ...more })
  const index = indexOf(
    entry(1, 5000),
    entry(2, 1000, { percentOff: 20 }),
    entry(3, 3000, { isNew: true }),
    entry(4, 2000, { percentOff: 1, isNew: true }),
    entry(5, 4000),
    entry(6, 1000),
    entry(7, 9000),
  )
  const ids = [7, 5, 99, 3, 2, 1, 4, 6]
  expect(preferredFirst(index, ids, 'cheap')).toEqual([2, 4, 6, 7, 5, 99, 3, 1])
  expect(preferredFirst(index, ids, 'dear')).toEqual([7, 5, 1, 99, 3, 2, 4, 6])
  expect(preferredFirst(index, ids, 'reduced')).toEqual([2, 4, 7, 5, 99, 3, 1, 6])
  expect(preferredFirst(index, ids, 'new')).toEqual([3, 4, 7, 5, 99, 2, 1, 6])
  expect(preferredFirst(index, [], 'cheap')).toEqual([])
  expect(preferredFirst(index, [5], 'dear')).toEqual([5])
  expect(preferredFirst(index, [99], 'cheap')).toEqual([99])
})

it('a brand sells as much as its products together; its bestseller is the oldest of those that sell most', () => {
  const popularities = { selat: [3, 8, 8], hujan: [5], lilin: [8, 4, 8] }
  const index = indexOf(
    ...Object.entries(popularities)
      .flatMap(([brand, each]) => each.map((popularity) => ({ brand, popularity })))
      .map(({ brand, popularity }, at) => product(at + 1, brand, { popularity })),
  )
  const expected = [
    { code: 'selat', count: 3, popularity: 19, bestsellerId: 2 },
    { code: 'hujan', count: 1, popularity: 5, bestsellerId: 4 },
    { code: 'lilin', count: 3, popularity: 20, bestsellerId: 5 },
  ]
  const rows = listedRows(index)
  expect(sellingBrandsAmong(index, rows)).toEqual(expected)
  expect(sellingBrandsAmong(index, rows.toReversed())).toEqual(expected.toReversed())
})
