import { expect, it } from 'vitest'
import { tasksOf, type DaySummary } from './summary.ts'

const day = { orders: 0, pieces: 0, soldCents: 0, gstCents: 0, refunds: 0, refundedCents: 0, bestSold: [], oldest: null }
const summary = (open: DaySummary['open'], returns: number): DaySummary => ({ ...day, open, returns })

it('staff read what they have to do, the most urgent first, without what there is nothing of (order-21)', () => {
  expect(tasksOf(summary({ readyToCollect: 2, processing: 1, paid: 3, shipped: 9 }, 4))).toEqual([
    ['toPack', 3],
    ['inPacking', 1],
    ['toCollect', 2],
    ['returns', 4],
  ])
  expect(tasksOf(summary({ paid: 0, processing: 1 }, 0))).toEqual([['inPacking', 1]])
  expect(tasksOf(summary({}, 0))).toEqual([])
})
