import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { salesPoints, type DaySales } from './sales-points.ts'

const sales = fc.array(fc.record({ daysAgo: fc.integer({ min: 1, max: 120 }), pieces: fc.integer({ min: 0, max: 500 }) }), { maxLength: 8 })

describe('what sales add to popularity (listing-17)', () => {
  it.each<[string, DaySales[], number]>([
    ['nothing sold', [], 0],
    ['one piece today', [{ daysAgo: 0, pieces: 1 }], 20],
    ['one piece a month ago counts half', [{ daysAgo: 30, pieces: 1 }], 10],
    ['two months ago a quarter', [{ daysAgo: 60, pieces: 4 }], 20],
    ['on the ninetieth day an eighth', [{ daysAgo: 90, pieces: 8 }], 20],
    ['and then no more', [{ daysAgo: 91, pieces: 8000 }], 0],
    [
      'days add up',
      [
        { daysAgo: 0, pieces: 2 },
        { daysAgo: 30, pieces: 2 },
      ],
      60,
    ],
    ['all of it came back', [{ daysAgo: 3, pieces: 0 }], 0],
    ['more came back than was sold', [{ daysAgo: 3, pieces: -2 }], 0],
    ['beyond what the database can add', [{ daysAgo: 0, pieces: 2 ** 40 }], 1_000_000_000],
  ])('%s: %j → %d', (_, given, points) => expect(salesPoints(given)).toBe(points))

  it('another piece never lowers them, and a day’s delay never raises them', () => {
    fc.assert(
      fc.property(sales, fc.integer({ min: 1, max: 90 }), (given, daysAgo) => {
        const points = salesPoints(given)
        expect(salesPoints([...given, { daysAgo, pieces: 1 }])).toBeGreaterThanOrEqual(points)
        expect(salesPoints(given.map((each) => ({ ...each, daysAgo: each.daysAgo + 1 })))).toBeLessThanOrEqual(points)
        expect(Number.isInteger(points)).toBe(true)
      }),
    )
  })
})
