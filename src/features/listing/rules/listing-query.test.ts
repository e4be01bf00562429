import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultListingQuery, listingParam, pageSizes, parseListingParam, sortings, type ListingQuery } from './listing-query.ts'

describe('parseListingParam', () => {
  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['broken JSON', '{"pageNo":'],
    ['a list', '[1,2]'],
    ['a number', '7'],
    ['null', 'null'],
    ['wrong types', '{"pageSize":"32","SortBy":7,"pageNo":"2","BrandCodes":"selat"}'],
    ['values not offered', '{"pageSize":33,"SortBy":"random","pageNo":0,"BrandCodes":[1,"A B","../x"]}'],
    ['a fraction', '{"pageNo":1.5}'],
    ['more than an address should hold', `{"pageNo":3,"x":"${'x'.repeat(600)}"}`],
  ])('answers with the defaults for %s', (_, param) => {
    expect(parseListingParam(param)).toEqual(defaultListingQuery)
  })

  it('keeps what is right when something beside it is wrong', () => {
    expect(parseListingParam('{"pageSize":48,"SortBy":"cheap","pageNo":8,"BrandCodes":["selat","B!"]}')).toEqual({
      pageSize: 48,
      SortBy: 'bestseller',
      pageNo: 8,
      BrandCodes: ['selat'],
    })
  })

  it('never fails, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const query = parseListingParam(text)
        expect(pageSizes).toContain(query.pageSize)
        expect(sortings).toContain(query.SortBy)
        expect(query.pageNo).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

describe('listingParam', () => {
  it('is empty for the defaults and names only what differs', () => {
    expect(listingParam(defaultListingQuery)).toBe('')
    expect(listingParam({ ...defaultListingQuery, pageNo: 2 })).toBe('{"pageNo":2}')
    expect(listingParam({ ...defaultListingQuery, BrandCodes: ['selat'] })).toBe('{"BrandCodes":["selat"]}')
  })

  it('comes back as it went', () => {
    const code = fc.stringMatching(/^[a-z0-9-]{1,20}$/)
    const query: fc.Arbitrary<ListingQuery> = fc.record({
      pageSize: fc.constantFrom(...pageSizes),
      SortBy: fc.constantFrom(...sortings),
      pageNo: fc.integer({ min: 1, max: 10_000 }),
      BrandCodes: fc.array(code, { maxLength: 16 }),
    })
    fc.assert(
      fc.property(query, (given) => {
        expect(parseListingParam(listingParam(given))).toEqual(given)
      }),
    )
  })
})
