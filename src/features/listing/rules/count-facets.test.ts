import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexOf, listingEntry } from '#test/catalogue/listing-entries.ts'
import { countFacets, countUnfiltered, type Narrowing } from './count-facets.ts'
import { unfilteredFacets, unfilteredPage } from './facet-cache.ts'
import { nameKey } from './name-key.ts'
import { pageOf } from './order.ts'
import { listedRows } from './short-lists.ts'
import { priceStep } from './price-ranges.ts'
import { sortings, type Sorting } from './listing-query.ts'
import { membersOf, put, rowOf, valueId, unlist, type FacetValue, type ListingEntry, type ListingIndex } from './listing-index.ts'

const codes = {
  brand: ['selat', 'hujan', 'lilin'],
  category: ['home', 'gifts'],
  offer: ['new', 'sale'],
  'attribute:material': ['linen', 'silk', 'clay'],
  'attribute:colour': ['ink', 'ivory'],
}
const facets = Object.keys(codes) as (keyof typeof codes)[]

const value = fc.constantFrom(...facets).chain((facet) => fc.constantFrom(...codes[facet]).map((code): FacetValue => ({ facet, code })))
/** Few, so that products have the prices at which ranges and steps begin and end. */
const cents = fc.constantFrom(0, 999, 1000, 2500, 4000, 60_000)
const entry = fc.record({
  productId: fc.integer({ min: 1, max: 12 }),
  listed: fc.boolean(),
  values: fc.uniqueArray(value, { maxLength: 7, selector: ({ facet, code }) => `${facet} ${code}` }),
  price: cents,
  percentOff: fc.integer({ min: 0, max: 3 }),
  isNew: fc.boolean(),
  day: fc.integer({ min: 0, max: 2 }),
  popularity: fc.integer({ min: 0, max: 3 }),
  type: fc.constant(null),
  title: fc.record({ en: fc.constantFrom('Vase', 'apron', 'Émail'), zh: fc.constantFrom('花瓶', '安', null) }),
})
const price = fc.option(cents)
const narrowing: fc.Arbitrary<Narrowing> = fc.record({
  chosen: fc
    .dictionary(
      fc.constantFrom(...facets, 'attribute:unknown'),
      fc.subarray(['selat', 'hujan', 'home', 'gifts', 'new', 'linen', 'silk', 'ink', 'nothing']),
    )
    .map((each) => new Map(Object.entries(each))),
  minPriceCents: price,
  maxPriceCents: price,
})

/** An index after these changes, and the entries that it should have. */
function indexAfter(changes: readonly ListingEntry[]): { index: ListingIndex; entries: ListingEntry[] } {
  const unlisted = Array.from({ length: 12 }, (_, at) => listingEntry(at + 1, { listed: false }))
  const index = indexOf(...unlisted, ...changes)
  const last = new Map(changes.map((each) => [each.productId, each]))
  return { index, entries: [...last.values()].filter(({ listed }) => listed).sort((a, b) => a.productId - b.productId) }
}

function passes(entry: ListingEntry, { chosen, minPriceCents, maxPriceCents }: Narrowing, except?: string): boolean {
  const inFacets = [...chosen].every(
    ([facet, wanted]) =>
      facet === except || wanted.length === 0 || entry.values.some((value) => value.facet === facet && wanted.includes(value.code)),
  )
  return inFacets && (except === 'price' || (entry.price >= (minPriceCents ?? 0) && entry.price <= (maxPriceCents ?? Infinity)))
}

const everyRow = (index: ListingIndex): number[] => index.productIds.map((_, row) => row)

describe('countFacets', () => {
  it('counts what testing every product counts', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), narrowing, (changes, filters) => {
        const { index, entries } = indexAfter(changes)
        const result = countFacets(index, everyRow(index), filters)
        expect(countUnfiltered(index, everyRow(index)).rows.map((row) => index.productIds[row])).toEqual(
          entries.map(({ productId }) => productId),
        )
        expect(result.rows.map((row) => index.productIds[row])).toEqual(
          entries.filter((each) => passes(each, filters)).map(({ productId }) => productId),
        )
        for (const facet of facets) {
          for (const code of codes[facet]) {
            const having = entries.filter(({ values }) => values.some((value) => value.facet === facet && value.code === code))
            const id = valueId(index, facet, code) ?? -1
            expect(result.unfilteredCounts[id] ?? 0).toBe(having.length)
            expect(result.counts[id] ?? 0, `${facet} ${code}`).toBe(having.filter((each) => passes(each, filters, facet)).length)
          }
        }
        result.priceCounts.forEach((count, step) => {
          const onStep = entries.filter((each) => priceStep(each.price) === step)
          expect(result.unfilteredPriceCounts[step]).toBe(onStep.length)
          expect(count).toBe(onStep.filter((each) => passes(each, filters, 'price')).length)
        })
      }),
      { numRuns: 500 },
    )
  })
})

describe('unfilteredFacets', () => {
  it('are counted again where those of many brands and attributes would fill the memory', () => {
    const own = (brand: number) => Array.from({ length: 300 }, (_, at) => ({ facet: 'attribute:size', code: `${brand}-${at}` }))
    const brands = Array.from({ length: 200 }, (_, brand) => brand)
    const index = indexOf(
      ...brands.map((brand) => listingEntry(brand + 1, { values: [{ facet: 'brand', code: `b${brand}` }, ...own(brand)] })),
    )
    const first = unfilteredFacets(index, 'brand', 'b0')
    expect(unfilteredFacets(index, 'brand', 'b0')).toBe(first)
    for (const brand of brands) unfilteredFacets(index, 'brand', `b${brand}`)
    const again = unfilteredFacets(index, 'brand', 'b0')
    expect(again).not.toBe(first)
    expect(again).toEqual(first)
  })

  it('caches what counting the list again would give, after any changes', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), (changes) => {
        const { index } = indexAfter([])
        for (const change of changes) {
          put(index, change)
          for (const code of codes.category) {
            const rows = [...membersOf(index, 'category', code)]
            const counted = countUnfiltered(index, rows)
            const cached = unfilteredFacets(index, 'category', code)
            for (const column of ['counts', 'unfilteredCounts', 'priceCounts', 'unfilteredPriceCounts'] as const) {
              counted[column].forEach((count, at) => expect(cached[column][at] ?? 0).toBe(count))
            }
            expect([...cached.rows].sort()).toEqual(rows.sort())
            const wanted = { sorting: 'bestseller', culture: 'en', from: 0, size: 3 } as const
            expect(unfilteredPage(index, 'category', code, wanted)).toEqual(pageOf(index, rows, 'bestseller', wanted))
          }
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('what was counted for a list', () => {
  const selat = (productId: number) => listingEntry(productId, { values: [{ facet: 'brand', code: 'selat' }] })
  const pageFrom = (index: ListingIndex, from: number) =>
    unfilteredPage(index, 'brand', 'selat', { sorting: 'newest', culture: 'en', from, size: 1 })

  it('serves until one of its products changes', () => {
    const index = indexOf(selat(1), listingEntry(2, { values: [{ facet: 'brand', code: 'hujan' }] }))
    const [facets, page] = [unfilteredFacets(index, 'brand', 'selat'), pageFrom(index, 0)]
    put(index, listingEntry(3, { values: [{ facet: 'brand', code: 'hujan' }] }))
    expect(unfilteredFacets(index, 'brand', 'selat')).toBe(facets)
    expect(pageFrom(index, 0)).toBe(page)
    put(index, selat(1))
    expect(unfilteredFacets(index, 'brand', 'selat')).not.toBe(facets)
    expect(pageFrom(index, 0)).not.toBe(page)
  })

  it('holds a hundred pages', () => {
    const index = indexOf(...Array.from({ length: 101 }, (_, at) => selat(at + 1)))
    const pages = Array.from({ length: 101 }, (_, from) => pageFrom(index, from))
    expect(pages.map((page, from) => page === pageFrom(index, from))).toEqual([...Array<boolean>(100).fill(true), false])
  })

  it('is nothing for a brand that the shop does not have', () => {
    const index = indexOf(selat(1))
    expect(unfilteredFacets(index, 'brand', 'hujan').rows).toEqual([])
    expect(unfilteredPage(index, 'brand', 'hujan', { sorting: 'newest', culture: 'en', from: 0, size: 1 })).toEqual([])
  })
})

describe('the listing index', () => {
  it('has the members of every brand and category, after any changes', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), (changes) => {
        const { index, entries } = indexAfter(changes)
        for (const facet of ['brand', 'category'] as const) {
          for (const code of codes[facet]) {
            const expected = entries.filter(({ values }) => values.some((value) => value.facet === facet && value.code === code))
            expect(
              membersOf(index, facet, code)
                .map((row) => index.productIds[row])
                .sort((a, b) => a! - b!),
            ).toEqual(expected.map(({ productId }) => productId))
          }
        }
      }),
    )
  })

  it('unlists a product, and ignores one that it does not have', () => {
    const { index } = indexAfter([listingEntry(3, { values: [{ facet: 'brand', code: 'selat' }] })])
    unlist(index, 3)
    unlist(index, 99)
    expect(membersOf(index, 'brand', 'selat')).toEqual([])
    expect([rowOf(index, 3), rowOf(index, 99)]).toEqual([2, -1])
  })
})

describe('pageOf', () => {
  it('gives the same pages as sorting everything does', () => {
    const better = (a: ListingEntry, b: ListingEntry) => b.popularity - a.popularity || a.productId - b.productId
    const name = ({ title }: ListingEntry, culture: 'en' | 'zh') => nameKey((culture === 'zh' && title.zh) || title.en)
    const orders: Record<Exclude<Sorting, 'relevance'>, (a: ListingEntry, b: ListingEntry, culture: 'en' | 'zh') => number> = {
      bestseller: better,
      newest: (a, b) => Number(b.isNew) - Number(a.isNew) || b.day - a.day || better(a, b),
      priceUp: (a, b) => a.price - b.price || a.productId - b.productId,
      priceDown: (a, b) => b.price - a.price || a.productId - b.productId,
      discount: (a, b) => b.percentOff - a.percentOff || better(a, b),
      name: (a, b, culture) =>
        Number(name(a, culture) > name(b, culture)) - Number(name(a, culture) < name(b, culture)) || a.productId - b.productId,
    }
    const page = fc.record({ from: fc.integer({ min: 0, max: 14 }), size: fc.integer({ min: 1, max: 5 }) })
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 30 }),
        fc.constantFrom('en' as const, 'zh' as const),
        page,
        (changes, culture, { from, size }) => {
          const { index, entries } = indexAfter(changes)
          for (const sorting of sortings) {
            const whole = entries.toSorted((a, b) => orders[sorting](a, b, culture)).map(({ productId }) => productId)
            const rows = pageOf(index, listedRows(index), sorting, { culture, from, size })
            expect(rows.map((row) => index.productIds[row])).toEqual(whole.slice(from, from + size))
          }
        },
      ),
    )
  })

  it('is in order in the middle of a long list', () => {
    const index = indexOf(...Array.from({ length: 60 }, (_, at) => listingEntry(at + 1, { price: (at * 37) % 60 })))
    const page = pageOf(index, everyRow(index), 'priceUp', { culture: 'en', from: 20, size: 20 })
    expect(page.map((row) => index.price[row])).toEqual(Array.from({ length: 20 }, (_, at) => at + 20))
  })

  it('leaves a ranked list in its order', () => {
    const index = indexOf(...[1, 2, 3].map((id) => listingEntry(id)))
    expect(pageOf(index, [2, 0, 1], 'relevance', { culture: 'en', from: 0, size: 2 })).toEqual([2, 0])
  })

  const of = (...titles: [en: string, zh: string][]) => {
    const index = indexOf(
      ...titles.map(([en, zh], at) =>
        listingEntry(at + 1, { price: at, percentOff: at, isNew: at === 1, day: at, popularity: at, title: { en, zh } }),
      ),
    )
    return (sorting: (typeof sortings)[number], culture: 'en' | 'zh' = 'en') =>
      pageOf(index, [0, 1, 2], sorting, { culture, from: 0, size: 3 })
  }
  const shown = of(['Vase', '花瓶'], ['Émail pot', '珐琅锅'], ['apron', '围裙'])
  it('sorts by name, Chinese by pinyin', () => {
    expect(shown('name')).toEqual([2, 1, 0])
    expect(shown('name', 'zh')).toEqual([1, 0, 2])
  })
  it('sorts by popularity, newness, price and reduction', () => {
    expect(shown('bestseller')).toEqual([2, 1, 0])
    expect(shown('newest')).toEqual([1, 2, 0])
    expect(shown('priceUp')).toEqual([0, 1, 2])
    expect(shown('discount')).toEqual([2, 1, 0])
  })
})
