import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countFacets, countUnfiltered, type Narrowing } from './count-facets.ts'
import { unfilteredFacets, unfilteredPage } from './facet-cache.ts'
import { pageOf } from './order.ts'
import { priceStep } from './price-ranges.ts'
import { sortings } from './listing-query.ts'
import {
  emptyListingIndex,
  membersOf,
  put,
  rowOf,
  valueId,
  unlist,
  type FacetValue,
  type ListingEntry,
  type ListingIndex,
} from './listing-index.ts'

const codes = {
  brand: ['selat', 'hujan', 'lilin'],
  category: ['home', 'gifts'],
  offer: ['new', 'sale'],
  'attribute:material': ['linen', 'silk', 'clay'],
  'attribute:colour': ['ink', 'ivory'],
}
const facets = Object.keys(codes) as (keyof typeof codes)[]

const value = fc.constantFrom(...facets).chain((facet) => fc.constantFrom(...codes[facet]).map((code): FacetValue => ({ facet, code })))
const entry = fc.record({
  productId: fc.integer({ min: 1, max: 12 }),
  listed: fc.boolean(),
  values: fc.uniqueArray(value, { maxLength: 7, selector: ({ facet, code }) => `${facet} ${code}` }),
  price: fc.integer({ min: 0, max: 60_000 }),
  percentOff: fc.integer({ min: 0, max: 3 }),
  isNew: fc.boolean(),
  day: fc.integer({ min: 0, max: 2 }),
  popularity: fc.integer({ min: 0, max: 3 }),
  type: fc.constant(null),
  title: fc.record({ en: fc.constantFrom('Vase', 'apron', 'Émail'), zh: fc.constantFrom('花瓶', '安', null) }),
})
const price = fc.option(fc.integer({ min: 0, max: 60_000 }))
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
  const index = emptyListingIndex()
  for (let id = 1; id <= 12; id++)
    put(index, {
      productId: id,
      listed: false,
      values: [],
      price: 0,
      percentOff: 0,
      isNew: false,
      day: 0,
      popularity: 0,
      type: null,
      title: { en: '', zh: null },
    })
  for (const each of changes) put(index, each)
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
          expect(count).toBe(entries.filter((each) => priceStep(each.price) === step && passes(each, filters, 'price')).length)
        })
      }),
      { numRuns: 500 },
    )
  })
})

describe('unfilteredFacets', () => {
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
    const { index } = indexAfter([
      {
        productId: 3,
        listed: true,
        values: [{ facet: 'brand', code: 'selat' }],
        price: 1,
        percentOff: 0,
        isNew: false,
        day: 0,
        popularity: 0,
        type: null,
        title: { en: 'Vase', zh: null },
      },
    ])
    unlist(index, 3)
    unlist(index, 99)
    expect(membersOf(index, 'brand', 'selat')).toEqual([])
    expect([rowOf(index, 3), rowOf(index, 99)]).toEqual([2, -1])
  })
})

describe('pageOf', () => {
  it('gives the same pages as sorting everything does', () => {
    const page = fc.record({ from: fc.integer({ min: 0, max: 14 }), size: fc.integer({ min: 1, max: 5 }) })
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 30 }),
        fc.constantFrom(...sortings),
        fc.constantFrom('en' as const, 'zh' as const),
        page,
        (changes, sorting, culture, { from, size }) => {
          const { index } = indexAfter(changes)
          const rows = everyRow(index).filter((row) => index.listed[row])
          const whole = pageOf(index, [...rows], sorting, { culture, from: 0, size: 99 })
          expect(pageOf(index, [...rows], sorting, { culture, from, size })).toEqual(whole.slice(from, from + size))
        },
      ),
    )
  })

  const of = (...titles: [en: string, zh: string][]) => {
    const index = emptyListingIndex()
    titles.forEach(([en, zh], at) =>
      put(index, {
        productId: at + 1,
        listed: true,
        values: [],
        price: at,
        percentOff: at,
        isNew: at === 1,
        day: at,
        popularity: at,
        type: null,
        title: { en, zh },
      }),
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
