import { describe, expect, it } from 'vitest'
import { changed, cleared, filterCount, toggled } from '#src/features/listing/rules/filters.ts'
import { defaultQuery, parseListingParam, sortings, type ListingQuery } from '#src/features/listing/rules/listing-query.ts'
import { listingUrl, queryAt } from './listing-url.ts'

const place = { path: '/productlist/category/gifts', sortings }
const onPageFour: ListingQuery = {
  ...defaultQuery(sortings),
  pageNo: 4,
  BrandCodes: ['selat'],
  Attributes: ['material:linen'],
  maxPriceCents: 5000,
}

describe('the address of a listing (listing-01)', () => {
  it('is plain for the defaults', () => expect(listingUrl(place, defaultQuery(sortings))).toBe(place.path))
  it('contains what differs from the defaults, and reads back the same', () => {
    const { searchParams } = new URL(listingUrl(place, onPageFour), 'http://shop')
    expect(parseListingParam(searchParams.get('param'), sortings)).toEqual(onPageFour)
  })
  it('keeps a query of its own', () => {
    expect(listingUrl({ ...place, path: '/search?keyword=tea' }, { ...defaultQuery(sortings), pageNo: 2 })).toBe(
      '/search?keyword=tea&param=%7B%22pageNo%22%3A2%7D',
    )
  })
})

describe('the query of an address that is loading', () => {
  const locationOf = (url: string) => new URL(url, 'http://shop')
  it('is that of the list, also with a query of its own', () => {
    expect(queryAt(place, locationOf(listingUrl(place, onPageFour)))).toEqual(onPageFour)
    expect(queryAt(place, locationOf(place.path))).toEqual(defaultQuery(sortings))
    const search = { path: `/search?${new URLSearchParams({ keyword: 'oolong tea' })}`, sortings }
    expect(queryAt(search, locationOf(listingUrl(search, onPageFour)))).toEqual(onPageFour)
  })
  it.each(['/productlist/category/home', '/search?keyword=tea', '/', `${place.path}?param=broken`])('is none at %s', (address) => {
    expect(queryAt(place, locationOf(address))).toBeNull()
  })
})

describe('a change', () => {
  it('returns to the first page', () => expect(changed(onPageFour, { SortBy: 'newest' })).toMatchObject({ pageNo: 1, SortBy: 'newest' }))
  it('adds a value to those applied', () => expect(toggled(onPageFour, 'BrandCodes', 'hujan').BrandCodes).toEqual(['selat', 'hujan']))
  it('removes an applied value', () => expect(toggled(onPageFour, 'BrandCodes', 'selat').BrandCodes).toEqual([]))
  it('counts what is applied, a price as one', () => expect(filterCount(onPageFour)).toBe(3))
  it('clears everything but sort and size', () =>
    expect(cleared({ ...onPageFour, pageSize: 48 })).toEqual({ ...defaultQuery(sortings), pageSize: 48 }))
})
