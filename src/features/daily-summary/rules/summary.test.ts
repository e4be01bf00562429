import { expect, it } from 'vitest'
import { tasksOf, withPartlyRefunded, type DaySummary, type PartlyRefunded } from './summary.ts'

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

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour))
const refunded = (orderNumber: string, hour: number, ...events: PartlyRefunded['events']): PartlyRefunded => ({
  orderNumber,
  paidAt: at(hour),
  groups: ['Store', 'Brand'],
  events: [{ status: 'partlyRefunded', group: 'Brand' }, ...events],
})

it.each<[string, PartlyRefunded[], DaySummary['open'], string | null]>([
  ['none', [], { paid: 2, shipped: 1 }, 'KM-5'],
  ['one to pack, which waits longest', [refunded('KM-1', 1)], { paid: 3, shipped: 1 }, 'KM-1'],
  ['one to pack, which came later', [refunded('KM-9', 9)], { paid: 3, shipped: 1 }, 'KM-5'],
  ['one of the same moment', [refunded('KM-4', 5), refunded('KM-6', 5)], { paid: 4, shipped: 1 }, 'KM-4'],
  ['one in packing', [refunded('KM-1', 1, { status: 'processing', group: 'Store' })], { paid: 2, shipped: 1, processing: 1 }, 'KM-5'],
  [
    'one that is sent without its cancelled group',
    [refunded('KM-1', 1, { status: 'cancelled', group: 'Brand' }, { status: 'shipped', group: 'Store' })],
    { paid: 2, shipped: 2 },
    'KM-5',
  ],
])('orders that are partly refunded count by their goods: %s (order-08, order-21)', (_, orders, open, oldest) => {
  const all = withPartlyRefunded({ open: { paid: 2, shipped: 1 }, oldest: { orderNumber: 'KM-5', paidAt: at(5) } }, orders)
  expect([all.open, all.oldest?.orderNumber]).toEqual([open, oldest])
})
