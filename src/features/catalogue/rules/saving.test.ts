import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentOff, reductionIn } from './saving.ts'

describe('percentOff', () => {
  it.each([
    [49000, 39200, 20],
    [21900, 17520, 20],
    [1000, 1000, 0],
    [1000, 1200, 0],
    [0, 0, 0],
    [999, 666, 33],
  ])('%i reduced to %i is %i%%', (original, price, percent) => {
    expect(percentOff(original, price)).toBe(percent)
  })

  it('never shows more than the real reduction', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (original, price) => {
        const percent = percentOff(original, price)
        expect(percent).toBeGreaterThanOrEqual(0)
        if (percent > 0) expect(original * (100 - percent)).toBeGreaterThanOrEqual(price * 100)
      }),
    )
  })
})

it.each([
  ['en', 14, 14],
  ['zh', 14, 8.6],
  ['zh', 20, 8],
  ['zh', 5, 9.5],
] as const)('in %s a reduction of %d %% is said by %d (language-11)', (culture, percent, said) => {
  expect(reductionIn(culture, percent)).toBe(said)
})
