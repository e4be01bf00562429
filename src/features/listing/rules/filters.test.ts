import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNarrowed } from './count-facets.ts'
import { changed, cleared, codeFilters, filterCount, filtersOf, hasRoom, narrowingOf, toggled, wireQuery } from './filters.ts'
import {
  defaultQuery,
  highestPage,
  highestPrice,
  listingParam,
  mostCodes,
  noFilters,
  parseListingParam,
  rankedSortings,
  sortings,
  type ListingQuery,
  type Sorting,
} from './listing-query.ts'

const start = defaultQuery(sortings)
const query: ListingQuery = {
  ...start,
  BrandCodes: ['hujan', 'lilin'],
  CategoryCodes: ['home'],
  Attributes: ['material:linen', 'material:cotton', 'colour:ink'],
  Availability: ['inStock'],
  Offers: ['reduced'],
  minPriceCents: 0,
  maxPriceCents: 5000,
  pageNo: 3,
}

describe('the filters of a list (listing-06, listing-08)', () => {
  it('begin with the first page when one is added, removed or all are cleared', () => {
    expect(toggled(query, 'BrandCodes', 'daun')).toEqual({ ...query, BrandCodes: ['hujan', 'lilin', 'daun'], pageNo: 1 })
    expect(toggled(query, 'BrandCodes', 'hujan')).toEqual({ ...query, BrandCodes: ['lilin'], pageNo: 1 })
    expect(changed(query, { SortBy: 'newest' })).toEqual({ ...query, SortBy: 'newest', pageNo: 1 })
    expect(changed(query, { pageNo: 4 })).toEqual({ ...query, pageNo: 4 })
    expect(cleared(query)).toEqual({ ...query, ...noFilters, pageNo: 1 })
  })

  it('are counted, a price as one', () => {
    expect(filterCount(query)).toBe(9)
    expect(filterCount({ ...query, minPriceCents: null })).toBe(9)
    expect(filterCount({ ...query, maxPriceCents: null })).toBe(9)
    expect(filterCount({ ...query, minPriceCents: null, maxPriceCents: null })).toBe(8)
    expect(filterCount(noFilters)).toBe(0)
  })

  it('are asked of the index by facet, an attribute by the part before its colon', () => {
    const { chosen, ...prices } = narrowingOf(query)
    expect([...chosen]).toEqual([
      ['brand', ['hujan', 'lilin']],
      ['category', ['home']],
      ['availability', ['inStock']],
      ['offer', ['reduced']],
      ['attribute:material', ['linen', 'cotton']],
      ['attribute:colour', ['ink']],
    ])
    expect(prices).toEqual({ minPriceCents: 0, maxPriceCents: 5000 })
  })

  it('narrow a list when any is there', () => {
    const none = narrowingOf(noFilters)
    expect(isNarrowed(none)).toBe(false)
    expect(isNarrowed({ ...none, chosen: new Map([['brand', []]]) })).toBe(false)
    for (const filters of [{ minPriceCents: 0 }, { maxPriceCents: 0 }, { Offers: ['reduced'] }])
      expect(isNarrowed(narrowingOf({ ...noFilters, ...filters }))).toBe(true)
    const some = new Map([
      ['brand', []],
      ['offer', ['reduced']],
    ])
    expect(isNarrowed({ ...none, chosen: some })).toBe(true)
  })

  it('are sent joined by commas, without those that are empty, and read again as they were', () => {
    const { pageNo, pageSize, SortBy } = start
    const all = { BrandCodes: 'hujan,lilin', CategoryCodes: 'home', Attributes: 'material:linen,material:cotton,colour:ink' }
    const prices = { minPriceCents: 0, maxPriceCents: 5000 }
    expect(wireQuery(query)).toEqual({ ...all, Availability: 'inStock', Offers: 'reduced', ...prices, pageNo: 3, pageSize, SortBy })
    expect(wireQuery(start)).toEqual({ pageNo, pageSize, SortBy })
    expect(filtersOf({})).toEqual(noFilters)
    const codes = fc.uniqueArray(fc.stringMatching(/^[a-z0-9_-]{1,9}$/), { maxLength: 4 })
    const price = fc.option(fc.nat(99_999), { nil: null })
    const filters = fc.record({
      BrandCodes: codes,
      CategoryCodes: codes,
      Attributes: codes,
      Availability: codes,
      Offers: codes,
      minPriceCents: price,
      maxPriceCents: price,
    })
    fc.assert(
      fc.property(filters, (any) => {
        expect(filtersOf(wireQuery({ ...start, ...any }))).toEqual(any)
      }),
    )
  })

  it('have room for one more while the address is short enough', () => {
    expect(hasRoom(query, sortings)).toBe(true)
    expect(hasRoom({ ...start, BrandCodes: ['x'.repeat(200)] }, sortings)).toBe(true)
    expect(hasRoom({ ...start, BrandCodes: ['x'.repeat(450)] }, sortings)).toBe(false)
  })

  it.each(codeFilters)('have room for no more %s than a query may have (listing-20)', (filter) => {
    const codes = (count: number) => ({ ...start, [filter]: Array.from({ length: count }, (_, at) => `b${at}`) })
    expect([hasRoom(codes(mostCodes - 1), sortings), hasRoom(codes(mostCodes), sortings)]).toEqual([true, false])
  })

  it.each([
    ['a category', sortings],
    ['a search', rankedSortings],
  ])('leave room for any price, sort, size and page of %s (listing-20)', (_, offered: readonly Sorting[]) => {
    const long = (bytes: number) => ({ ...defaultQuery(offered), BrandCodes: ['x'.repeat(200), 'y'.repeat(bytes)] })
    const most = Array.from({ length: 250 }, (_, bytes) => bytes).findLast((bytes) => hasRoom(long(bytes), offered))!
    expect(hasRoom(long(most + 1), offered)).toBe(false)
    const full = toggled(long(most), 'Attributes', `${'a'.repeat(20)}:${'b'.repeat(39)}`)
    for (const SortBy of offered) {
      const last = {
        ...full,
        minPriceCents: highestPrice - 1,
        maxPriceCents: highestPrice,
        pageSize: 126,
        pageNo: highestPage,
        SortBy,
      } as const
      expect(parseListingParam(listingParam(last, offered), offered)).toEqual(last)
    }
  })
})
