import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageSteps } from './pagination.ts'

describe('pageSteps (listing-11)', () => {
  it.each([
    [8, 20, '1 … 6 7 8 9 10 … 20'],
    [1, 20, '1 2 3 … 20'],
    [20, 20, '1 … 18 19 20'],
    [4, 20, '1 2 3 4 5 6 … 20'],
    [5, 20, '1 2 3 4 5 6 7 … 20'],
    [6, 20, '1 … 4 5 6 7 8 … 20'],
    [3, 5, '1 2 3 4 5'],
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 0, ''],
  ])('page %i of %i', (current, count, expected) => {
    const text = pageSteps(current, count).map((step) => (step === 'gap' ? '…' : step))
    expect(text.join(' ')).toBe(expected)
  })

  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.record({ count: fc.constant(count), current: fc.integer({ min: 1, max: count }) }))

  it('shows first, last, current and two either side, in order and once', () => {
    fc.assert(
      fc.property(place, ({ current, count }) => {
        const pages = pageSteps(current, count).filter((step) => step !== 'gap')
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
        const wanted = [1, count, current - 2, current - 1, current, current + 1, current + 2].filter((page) => page >= 1 && page <= count)
        expect(pages).toEqual(expect.arrayContaining(wanted))
      }),
    )
  })

  it('leaves a gap only where two pages or more are left out', () => {
    fc.assert(
      fc.property(place, ({ current, count }) => {
        const steps = pageSteps(current, count)
        steps.forEach((step, index) => {
          if (step !== 'gap') return
          const [before, after] = [steps[index - 1], steps[index + 1]]
          expect(typeof before === 'number' && typeof after === 'number' && after - before > 2).toBe(true)
        })
      }),
    )
  })
})
