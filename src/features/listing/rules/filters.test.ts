import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNarrowed } from './count-facets.ts'
import { changed, cleared, filterCount, filtersOf, hasRoom, narrowingOf, toggled, wireQuery } from './filters.ts'
import { defaultQuery, noFilters, sortings, type ListingQuery } from './listing-query.ts'

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
    expect(hasRoom(query)).toBe(true)
    const full = (codes: number) => ({ ...query, BrandCodes: Array.from({ length: codes }, (_, index) => `${index}`.padStart(100, 'x')) })
    const most = Array.from({ length: 200 }, (_, codes) => codes).findLast((codes) => hasRoom(full(codes)))!
    expect(hasRoom(full(most + 1))).toBe(false)
    expect(most).toBeGreaterThan(0)
    expect(hasRoom({ ...start, BrandCodes: ['x'.repeat(400)] })).toBe(true)
    expect(hasRoom({ ...start, BrandCodes: ['x'.repeat(450)] })).toBe(false)
  })
})
