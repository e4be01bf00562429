import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countIn, priceRanges, priceStep, priceSteps } from './price-ranges.ts'
import { usefulness } from './useful-attributes.ts'
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
  ])('%s is not useful', (_, counts) => expect(usefulness(counts, 100)).toBe(0))
})

describe('values are sorted', () => {
  const named = (...names: string[]) => inNaturalOrder(names.map((name) => ({ code: name.toLowerCase(), name }))).map(({ name }) => name)
  it('by size', () => expect(named('L', 'XS', 'M', 'S', 'XL')).toEqual(['XS', 'S', 'M', 'L', 'XL']))
  it('by measure', () => expect(named('24 cm', '9 cm', '100 cm')).toEqual(['9 cm', '24 cm', '100 cm']))
  it('or left as they are', () => expect(named('Linen', 'Cotton', '2 silks')).toEqual(['Linen', 'Cotton', '2 silks']))
})
