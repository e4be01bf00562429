import { describe, expect, it } from 'vitest'
import { defaultListingQuery, parseListingParam } from '#src/features/listing/rules/listing-query.ts'
import { changed, listingUrl, toggledBrand } from './listing-url.ts'

const path = '/productlist/category/gifts'
const onPageFour = { ...defaultListingQuery, pageNo: 4, BrandCodes: ['selat'] }

describe('the address of a listing', () => {
  it('is plain for the defaults', () => expect(listingUrl(path, defaultListingQuery)).toBe(path))
  it('carries what differs, and is read back the same', () => {
    const { searchParams } = new URL(listingUrl(path, onPageFour), 'http://shop')
    expect(parseListingParam(searchParams.get('param'))).toEqual(onPageFour)
  })
})

describe('a change', () => {
  it('goes back to the first page', () => expect(changed(onPageFour, { SortBy: 'newest' })).toMatchObject({ pageNo: 1, SortBy: 'newest' }))
  it('adds a brand to those applied', () => expect(toggledBrand(onPageFour, 'hujan').BrandCodes).toEqual(['selat', 'hujan']))
  it('takes an applied brand away', () => expect(toggledBrand(onPageFour, 'selat').BrandCodes).toEqual([]))
})
