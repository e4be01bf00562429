import { expect, test } from 'vitest'
import { indexOf, listingEntry } from '#test/catalogue/listing-entries.ts'
import { unfilteredFacets } from './facet-cache.ts'
import { emptyListingIndex, hasPlace, membersOf, put, unlist, valueId, type ListingEntry, type ListingIndex } from './listing-index.ts'

/** Products of a brand that label a value differently. */
const inky = (productId: number, swatch: string, brand = 'selat'): ListingEntry =>
  listingEntry(productId, {
    values: [
      { facet: 'brand', code: brand },
      { facet: 'attribute:colour', code: 'ink', name: { en: 'Ink', zh: null }, label: { en: 'Colour', zh: null }, swatch },
    ],
  })

/** The swatch of the value as the list of a brand shows it. */
function swatchIn(index: ListingIndex, brand: string): string | null | undefined {
  const { labelIds } = unfilteredFacets(index, 'brand', brand)
  return index.labels[labelIds[valueId(index, 'attribute:colour', 'ink')!]!]!.swatch
}

test.each([
  ['as they were added', [inky(1, '#111111'), inky(2, '#222222')], '#222222'],
  ['the older one put again, because its stock has changed', [inky(1, '#111111'), inky(2, '#222222'), inky(1, '#111111')], '#222222'],
  ['the newer one corrected', [inky(1, '#111111'), inky(2, '#222222'), inky(2, '#333333')], '#333333'],
  ['the newer one withdrawn', [inky(1, '#111111'), inky(2, '#222222'), { ...inky(2, '#222222'), listed: false }], '#111111'],
  ['the newer one moved to another brand', [inky(1, '#111111'), inky(2, '#222222'), inky(2, '#222222', 'hujan')], '#111111'],
  ['a newest one in another brand', [inky(1, '#111111'), inky(2, '#222222'), inky(3, '#333333', 'hujan')], '#222222'],
])(
  'two products label a value differently, %s: a list shows the label of its newest product (listing-06, wire-31)',
  (_, entries, shown) => {
    expect(swatchIn(indexOf(...entries), 'selat')).toBe(shown)
  },
)

test('a list that is cached shows another label as soon as its product is unlisted (wire-31)', () => {
  const index = indexOf(inky(1, '#111111'), inky(2, '#222222'))
  expect(swatchIn(index, 'selat')).toBe('#222222')
  unlist(index, 2)
  expect(swatchIn(index, 'selat')).toBe('#111111')
})

test('the index begins without a product, a value or a facet', () => {
  const { nameKeys, ...index } = emptyListingIndex()
  const lists = [...Object.values(nameKeys), ...Object.values(index).filter((each) => Array.isArray(each))]
  expect(lists.flat()).toEqual([])
})

test('a product has a place when it has a row already, or comes behind all others', () => {
  const index = indexOf(listingEntry(3), listingEntry(5), listingEntry(7))
  expect([1, 3, 4, 5, 6, 7, 8].map((id) => hasPlace(index, id))).toEqual([false, true, false, true, false, true, true])
  expect([0, 1].map((id) => hasPlace(emptyListingIndex(), id))).toEqual([false, true])
})

test('as many products as there are keep what was put of them', () => {
  const entries = Array.from({ length: 300 }, (_, at) =>
    listingEntry(at + 1, {
      values: Array.from({ length: 8 }, (_code, each) => ({ facet: 'attribute:size', code: `${at * 3 + each}` })),
      price: at * 100,
      percentOff: at % 90,
      day: at,
      popularity: 1000 - at,
    }),
  )
  const index = indexOf(...entries)
  const codesOf = (row: number) =>
    [...index.rowValues.subarray(index.start[row], index.start[row]! + 8)].map((id) => index.values[id]!.code)
  entries.forEach(({ productId, price, percentOff, day, popularity, values }, row) => {
    expect([index.productIds[row], index.price[row], index.percentOff[row], index.day[row], index.popularity[row]]).toEqual([
      productId,
      price,
      percentOff,
      day,
      popularity,
    ])
    expect([index.listed[row], codesOf(row)]).toEqual([1, values.map(({ code }) => code)])
  })
})

test('a product that is put again takes no more room; only brands and categories list their products', () => {
  const entry = listingEntry(1, { values: ['brand', 'category', 'offer'].map((facet) => ({ facet, code: 'x' })) })
  const index = indexOf(entry)
  const { used } = index
  put(index, entry)
  put(index, { ...entry, values: entry.values.slice(1) })
  expect(index.used).toBe(used)
  expect(['brand', 'category', 'offer'].map((facet) => index.members[valueId(index, facet, 'x')!])).toEqual([[], [0], undefined])
})

test('the first product is unlisted as any other', () => {
  const index = indexOf(listingEntry(1, { values: [{ facet: 'brand', code: 'selat' }] }))
  unlist(index, 1)
  expect([index.listed[0], membersOf(index, 'brand', 'selat')]).toEqual([0, []])
})
