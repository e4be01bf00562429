import { expect, test } from 'vitest'
import { emptyListingIndex, put, type ListingEntry } from './listing-index.ts'

const inky = (productId: number, swatch: string): ListingEntry => ({
  productId,
  listed: true,
  values: [{ facet: 'attribute:colour', code: 'ink', name: { en: 'Ink', zh: null }, label: { en: 'Colour', zh: null }, swatch }],
  price: 0,
  percentOff: 0,
  isNew: false,
  day: 0,
  popularity: 0,
  type: null,
  title: { en: '', zh: null },
})

test.each([
  ['as they were added', [inky(1, '#111111'), inky(2, '#222222')], '#222222'],
  ['the older one put again, because its stock has changed', [inky(1, '#111111'), inky(2, '#222222'), inky(1, '#111111')], '#222222'],
  ['the newer one corrected', [inky(1, '#111111'), inky(2, '#222222'), inky(2, '#333333')], '#333333'],
])('two products label a value differently, %s: the newest one’s label is shown (listing-06)', (_, entries, shown) => {
  const index = emptyListingIndex()
  for (const entry of entries) put(index, entry)
  expect(index.values.map(({ swatch }) => swatch)).toEqual([shown])
})
