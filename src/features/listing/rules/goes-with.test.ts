import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goesWith, type Companion } from './goes-with.ts'
import { indexOf as indexWith, listingEntry } from '#test/catalogue/listing-entries.ts'
import { put, type ListingEntry } from './listing-index.ts'

const types = ['Candle', 'Tea', 'Vase', 'Handbag', null]
const categories = ['home', 'gifts', 'living']

interface Product {
  type: string | null
  categories: string[]
  popularity: number
  inStock: boolean
}

const entryOf = ({ type, categories, popularity, inStock }: Product, at: number): ListingEntry =>
  listingEntry(at + 1, {
    values: [...categories.map((code) => ({ facet: 'category', code })), ...(inStock ? [{ facet: 'availability', code: 'in-stock' }] : [])],
    type,
    popularity,
  })

const indexOf = (products: readonly Product[]) => indexWith(...products.map(entryOf))

const anyProduct = fc.record({
  type: fc.constantFrom(...types),
  categories: fc.subarray(categories),
  popularity: fc.integer({ min: 0, max: 3 }),
  inStock: fc.boolean(),
})

/** The rule as it reads, product by product, in any time it takes. */
function asItReads(products: readonly Product[], { productId, type, categories: own, complements }: Companion, count: number): number[] {
  const fits = products.flatMap((product, at) => {
    const nearness = complements.indexOf(product.type ?? '-')
    const isNear = nearness >= 0 || product.categories.some((code) => own.includes(code))
    const isOther = type !== null && product.type !== null && product.type !== type && at + 1 !== productId
    return isNear && isOther && product.inStock ? [{ ...product, id: at + 1, nearness: nearness < 0 ? 1000 : nearness }] : []
  })
  const better = (a: { popularity: number; id: number }, b: { popularity: number; id: number }) =>
    b.popularity - a.popularity || a.id - b.id
  const turnOf = (of: (typeof fits)[number]) => fits.filter((each) => each.type === of.type && better(each, of) < 0).length
  return fits
    .map((each) => ({ ...each, turn: turnOf(each) }))
    .sort((a, b) => a.turn - b.turn || a.nearness - b.nearness || better(a, b))
    .slice(0, count)
    .map(({ id }) => id)
}

describe('what goes with a product', () => {
  it('is what the rule says, for any shop (product-13)', () => {
    fc.assert(
      fc.property(
        fc.array(anyProduct, { minLength: 1, maxLength: 25 }),
        fc.uniqueArray(fc.constantFrom('Tea', 'Vase', 'Handbag', 'Lamp'), { maxLength: 3 }),
        fc.integer({ min: 1, max: 6 }),
        (products, complements, count) => {
          const [shown] = products
          const companion = {
            productId: 1,
            type: shown!.type,
            categories: shown!.categories,
            complements: complements.filter((each) => each !== shown!.type),
          }
          expect(goesWith(indexOf(products), companion, count)).toEqual(asItReads(products, companion, count))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('follows a product that becomes of another type', () => {
    const products: Product[] = ['Candle', 'Tea', 'Vase'].map((type, at) => ({ type, categories: ['home'], popularity: at, inStock: true }))
    const index = indexOf(products)
    const companion = { productId: 1, type: 'Candle', categories: ['home'], complements: ['Tea'] }
    expect(goesWith(index, companion, 4)).toEqual([2, 3])
    put(index, entryOf({ ...products[2]!, type: 'Candle' }, 2))
    expect(goesWith(index, companion, 4)).toEqual([2])
  })

  it('is the older of two that sell equally, whichever category it is found in', () => {
    const inCategory = (type: string, ...of: string[]): Product => ({ type, categories: of, popularity: 0, inStock: true })
    const index = indexOf([inCategory('Candle', 'home', 'gifts'), inCategory('Tea', 'gifts'), inCategory('Vase', 'home')])
    expect(goesWith(index, { productId: 1, type: 'Candle', categories: ['home', 'gifts'], complements: [] }, 4)).toEqual([2, 3])
  })

  it('is never the product itself, also while the index has it under another type', () => {
    const products: Product[] = ['Tea', 'Tea', 'Candle'].map((type) => ({ type, categories: ['home'], popularity: 0, inStock: true }))
    expect(goesWith(indexOf(products), { productId: 1, type: 'Candle', categories: ['home'], complements: ['Tea'] }, 4)).toEqual([2])
  })
})
