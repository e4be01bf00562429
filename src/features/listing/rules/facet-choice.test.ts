import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexOf, listingEntry } from '#test/catalogue/listing-entries.ts'
import { countUnfiltered } from './count-facets.ts'
import { listedRows } from './short-lists.ts'
import { countIn, priceRanges, priceStep, priceSteps } from './price-ranges.ts'
import { usefulAttributes, usefulness } from './useful-attributes.ts'
import { inNaturalOrder } from './value-order.ts'

const counted = (prices: readonly number[]): number[] => {
  const counts = Array<number>(priceSteps).fill(0)
  for (const price of prices) counts[priceStep(price)]!++
  return counts
}

describe('price ranges', () => {
  it('are cut where the products are', () => {
    const counts = counted([1500, 2500, 4000, 4500, 12_000, 14_000, 25_000, 45_000])
    expect(priceRanges(counts)).toEqual([
      { minPriceCents: null, maxPriceCents: 2999 },
      { minPriceCents: 3000, maxPriceCents: 4999 },
      { minPriceCents: 5000, maxPriceCents: 14_999 },
      { minPriceCents: 15_000, maxPriceCents: null },
    ])
  })
  it('are none where all prices are on one step', () => expect(priceRanges(counted([4000, 4100, 4200]))).toEqual([]))
  it('leave no product out and count none twice', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 900_000 })), (prices) => {
        const counts = counted(prices)
        const ranges = priceRanges(counts)
        if (ranges.length === 0) return
        expect(ranges.length).toBeLessThanOrEqual(4)
        for (const range of ranges) {
          const within = prices.filter((price) => price >= (range.minPriceCents ?? 0) && price <= (range.maxPriceCents ?? Infinity))
          expect(countIn(range, counts)).toBe(within.length)
          expect(within.length).toBeGreaterThan(0)
        }
        expect(ranges.reduce((sum, range) => sum + countIn(range, counts), 0)).toBe(prices.length)
      }),
    )
  })
})

describe('an attribute', () => {
  it('is useful when its values divide the list', () => expect(usefulness([40, 30, 20], 100)).toBeGreaterThan(0.5))
  it('is more useful when more products have it', () => expect(usefulness([40, 40], 100)).toBeGreaterThan(usefulness([20, 20], 100)))
  it.each([
    ['of one value', [90]],
    ['that few have', [3, 2]],
    ['of free texts', Array.from({ length: 60 }, () => 1)],
    ['of one value and an exception', [50, 1]],
    ['of many values, of which the eight shown are fewer than half', Array.from({ length: 17 }, () => 2)],
    ['that 14 in 100 have', [8, 6]],
  ])('%s is not useful', (_, counts) => expect(usefulness(counts, 100)).toBe(0))
  it.each([
    ['that 15 in 100 have', [9, 6]],
    ['of one value and two exceptions', [50, 2]],
    ['of which the eight values shown are half', Array.from({ length: 16 }, () => 2)],
  ])('%s is useful', (_, counts) => expect(usefulness(counts, 100)).toBeGreaterThan(0))
  it('is as useful as the share of products that have it, times the chance that two of them differ in it', () =>
    expect(usefulness([20, 15, 15], 100)).toBeCloseTo(0.5 * (1 - 0.4 ** 2 - 2 * 0.3 ** 2)))
})

describe('the attributes of a list', () => {
  /** Forty products: all have the brand and one value of `single`, and the first ones each of the others, with two values in turn. */
  const index = indexOf(
    ...Array.from({ length: 40 }, (_, at) =>
      listingEntry(at + 1, {
        values: [
          { facet: 'brand', code: at % 2 ? 'selat' : 'hujan' },
          { facet: 'attribute:single', code: 'same' },
          ...Object.entries({ a: 20, k: 24, m2: 28, m1: 28, b1: 36, b2: 36, z: 40 }).flatMap(([name, products]) =>
            at < products ? [{ facet: `attribute:${name}`, code: (at % 4 === 0 || at % 4 > 2) === (name === 'b1') ? 'x' : 'y' }] : [],
          ),
        ],
      }),
    ),
  )
  const shown = (applied: string[], rows = listedRows(index)) =>
    usefulAttributes(index, countUnfiltered(index, rows), new Set(applied.map((name) => `attribute:${name}`))).map(
      ({ facet }) => facet.split(':')[1],
    )

  it('are the six that are most useful, by name where two are equally so', () =>
    expect(shown([])).toEqual(['z', 'b1', 'b2', 'm1', 'm2', 'k']))
  it('are with those that are applied, in the same order', () => {
    expect(shown(['a'])).toEqual(['z', 'b1', 'b2', 'm1', 'm2', 'a'])
    expect(shown(['b2', 'a', 'k'])).toEqual(['z', 'b1', 'b2', 'm1', 'k', 'a'])
    expect(shown(['a', 'k', 'm1', 'm2'])).toEqual(['z', 'b1', 'm1', 'm2', 'k', 'a'])
    expect(shown(['single', 'a'])).toEqual(['z', 'b1', 'b2', 'm1', 'a', 'single'])
  })
  it('are those of its products alone', () => {
    const later = listedRows(index).slice(30)
    expect(shown([], later)).toEqual(['z', 'b1', 'b2'])
    expect(shown(['a'], later)).toEqual(['z', 'b1', 'b2'])
  })
  it('have the most frequent value first, and equally frequent ones by their codes', () => {
    const codesIn = (from: number, to: number) =>
      usefulAttributes(index, countUnfiltered(index, listedRows(index).slice(from, to)), new Set())
        .filter(({ facet }) => ['attribute:z', 'attribute:b1'].includes(facet))
        .map(({ values }) => values.map((id) => index.values[id]!.code).join())
    expect(codesIn(32, 36)).toEqual(['x,y', 'x,y'])
    expect(codesIn(31, 36)).toEqual(['x,y', 'y,x'])
    expect(codesIn(29, 36)).toEqual(['y,x', 'x,y'])
  })
})

describe('values are sorted', () => {
  const named = (...names: string[]) => inNaturalOrder(names.map((name) => ({ code: name.toLowerCase(), name }))).map(({ name }) => name)
  it('by size', () => expect(named('L', 'XXS', 'M', 'S', 'XL')).toEqual(['XXS', 'S', 'M', 'L', 'XL']))
  it('by measure', () => expect(named('24 cm', '9 cm', '100 cm')).toEqual(['9 cm', '24 cm', '100 cm']))
  it('sizes before measures', () => expect(named('EU 40', '5', 'L', 'S')).toEqual(['S', 'L', '5', 'EU 40']))
  it('those of one measure by their names', () =>
    expect(named('2 m, b', '2 m, a', '1 m, a', '1 m, b')).toEqual(['1 m, a', '1 m, b', '2 m, a', '2 m, b']))
  it('or left as they are', () => expect(named('Linen', 'Cotton', '2 silks')).toEqual(['Linen', 'Cotton', '2 silks']))
})
