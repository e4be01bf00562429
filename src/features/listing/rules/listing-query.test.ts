import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultQuery,
  fits,
  highestPage,
  highestPrice,
  listingParam,
  longestParam,
  mostCodes,
  pageSizes,
  parseListingParam,
  rankedSortings,
  sortings,
  type ListingQuery,
} from './listing-query.ts'

const usual = defaultQuery(sortings)

describe('parseListingParam (listing-01, listing-02, listing-03)', () => {
  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['broken JSON', '{"pageNo":'],
    ['a list', '[1,2]'],
    ['a number', '7'],
    ['null', 'null'],
    ['wrong types', '{"pageSize":"32","SortBy":7,"pageNo":"2","BrandCodes":"selat","minPriceCents":"1"}'],
    [
      'values not offered',
      '{"pageSize":33,"SortBy":"random","pageNo":0,"BrandCodes":[1,"A B","../x"],"Attributes":["linen"],"maxPriceCents":-1}',
    ],
    ['a sort of ranked lists', '{"SortBy":"relevance"}'],
    ['a fraction', '{"pageNo":1.5}'],
    ['more than the last page and the highest price', '{"pageNo":10001,"minPriceCents":100000001}'],
    ['more than an address should hold', `{"pageNo":3,"x":"${'x'.repeat(600)}"}`],
    ['more bytes than letters', `{"pageNo":3,"x":"${'九'.repeat(200)}"}`],
  ])('answers with the defaults for %s (listing-04)', (_, param) => {
    expect(parseListingParam(param, sortings)).toEqual(usual)
  })

  it('keeps valid fields beside invalid ones', () => {
    expect(
      parseListingParam('{"pageSize":48,"SortBy":"cheap","pageNo":8,"BrandCodes":["selat","B!"],"maxPriceCents":5000}', sortings),
    ).toEqual({
      ...usual,
      pageSize: 48,
      pageNo: 8,
      BrandCodes: ['selat'],
      maxPriceCents: 5000,
    })
  })

  it('takes the last page and the highest price', () => {
    const most = { pageNo: highestPage, maxPriceCents: highestPrice }
    expect(parseListingParam(JSON.stringify(most), sortings)).toEqual({ ...usual, ...most })
  })

  it('takes as many codes as a query may have', () => {
    const codes = Array.from({ length: mostCodes + 1 }, (_, index) => `b${index}`)
    expect(parseListingParam(JSON.stringify({ BrandCodes: codes }), sortings).BrandCodes).toEqual(codes.slice(0, mostCodes))
  })

  it('begins a ranked list in its own order', () => expect(parseListingParam(null, rankedSortings).SortBy).toBe('relevance'))

  it('never fails, whatever the text (safe-36)', () => {
    const field = fc.constantFrom(
      'pageSize',
      'SortBy',
      'pageNo',
      'BrandCodes',
      'CategoryCodes',
      'Attributes',
      'Availability',
      'Offers',
      'minPriceCents',
      '__proto__',
    )
    const nearly = fc.dictionary(field, fc.jsonValue()).map((value) => JSON.stringify(value))
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          nearly,
          nearly.map((text) => text.slice(0, -1)),
        ),
        (text) => {
          const query = parseListingParam(text, sortings)
          const codes = [...query.BrandCodes, ...query.CategoryCodes, ...query.Attributes, ...query.Availability, ...query.Offers]
          const isWhole =
            Object.keys(query).join() === Object.keys(usual).join() && codes.every((code) => typeof code === 'string' && code !== '')
          return isWhole && pageSizes.includes(query.pageSize) && sortings.includes(query.SortBy) && query.pageNo >= 1
        },
      ),
      { numRuns: 10_000 },
    )
  })
})

describe('listingParam', () => {
  it('is empty for the defaults and names only what differs', () => {
    expect(listingParam(usual, sortings)).toBe('')
    expect(listingParam({ ...usual, pageNo: 2 }, sortings)).toBe('{"pageNo":2}')
    expect(listingParam({ ...usual, BrandCodes: ['selat'], minPriceCents: 0 }, sortings)).toBe('{"BrandCodes":["selat"],"minPriceCents":0}')
  })

  it('fills an address to the last byte', () => {
    const long = (codes: number) => ({ ...usual, BrandCodes: ['x'.repeat(255), 'y'.repeat(codes)] })
    const most = longestParam - listingParam(long(0), sortings).length
    expect([fits(long(most), sortings), fits(long(most + 1), sortings)]).toEqual([true, false])
    expect(parseListingParam(listingParam(long(most), sortings), sortings)).toEqual(long(most))
  })

  it('reads back the same, as long as an address has room for it', () => {
    const codes = (pattern: RegExp) => fc.uniqueArray(fc.stringMatching(pattern), { maxLength: 5 })
    const price = fc.option(fc.integer({ min: 0, max: 1_000_000 }))
    const query: fc.Arbitrary<ListingQuery> = fc.record({
      pageSize: fc.constantFrom(...pageSizes),
      SortBy: fc.constantFrom(...sortings),
      pageNo: fc.integer({ min: 1, max: 10_000 }),
      BrandCodes: codes(/^[a-z0-9-]{1,20}$/),
      CategoryCodes: codes(/^[a-z-]{1,20}$/),
      Attributes: codes(/^[a-z-]{1,12}:[a-z0-9-]{1,20}$/),
      Availability: codes(/^[a-z-]{1,9}$/),
      Offers: codes(/^(sale|new|exclusive)$/),
      minPriceCents: price,
      maxPriceCents: price,
    })
    fc.assert(
      fc.property(query, (given) => {
        fc.pre(fits(given, sortings))
        expect(parseListingParam(listingParam(given, sortings), sortings)).toEqual(given)
      }),
    )
  })
})
