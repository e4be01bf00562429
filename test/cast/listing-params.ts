import fc from 'fast-check'
import { wireQuery } from '#src/features/listing/rules/filters.ts'
import { parseListingParam, sortings } from '#src/features/listing/rules/listing-query.ts'

export interface KnownCodes {
  brands: readonly string[]
  categories: readonly string[]
  attributes: readonly string[]
}

const hostile = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  "'; drop table products; --",
  '__proto__',
  'constructor',
  '../..',
  '%ff',
  '\ud800',
  'NaN',
  '1e308',
  '{}',
  '[]',
  'x'.repeat(600),
  '蜡烛',
  '👩‍👩‍👧',
  ':',
  ',',
  ',,,',
  'a:b:c',
)

/** Random values of `param` in a listing's address: valid, wrong in one place, or entirely wrong. */
function anyParam({ brands, categories, attributes }: KnownCodes): fc.Arbitrary<string> {
  const codes = (known: readonly string[]) =>
    fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...known) },
        { weight: 1, arbitrary: hostile },
        { weight: 1, arbitrary: fc.string() },
      ),
      { maxLength: 30 },
    )
  const price = fc.oneof(
    fc.integer({ min: 0, max: 100_000 }),
    fc.integer(),
    fc.double(),
    fc.constantFrom(null, '100', Number.MAX_SAFE_INTEGER),
  )
  const sensible = fc.record(
    {
      BrandCodes: codes(brands),
      CategoryCodes: codes(categories),
      Attributes: codes(attributes),
      Availability: codes(['in-stock', 'katong', 'orchard']),
      Offers: codes(['sale', 'new', 'exclusive']),
      minPriceCents: price,
      maxPriceCents: price,
      pageNo: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer(), fc.constant(10_000)),
      pageSize: fc.oneof(fc.constantFrom(32, 48, 126), fc.integer()),
      SortBy: fc.oneof(fc.constantFrom(...sortings), hostile),
    },
    { requiredKeys: [] },
  )
  return fc.oneof(
    { weight: 6, arbitrary: sensible.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string() },
    { weight: 1, arbitrary: hostile },
  )
}

/**
 * Addresses of the listing call for so many random values of `param`, the same for the same seed: half as the page that
 * reads the value would ask, half with its fields as they stand, which only somebody else would send.
 */
export function listingCalls(known: KnownCodes, count: number, seed: number): string[] {
  return fc.sample(anyParam(known), { numRuns: count, seed }).map((param, index) => {
    const category = known.categories[index % known.categories.length]!
    const fields = index % 2 === 0 ? wireQuery(parseListingParam(param, sortings)) : fieldsOf(param)
    const query = new URLSearchParams({ parentCategoryCode: category })
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, written(value))
    return `/api/Product/GetProductsByCategory?${query}`
  })
}

/** A value in an address. An object is written as JSON: it may have a `toString` of its own that is no function. */
function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join(',')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function fieldsOf(param: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(param)
    return typeof value === 'object' && value !== null ? { ...value } : { pageNo: value }
  } catch {
    return { BrandCodes: param, Attributes: param, pageNo: param }
  }
}
