import { expect, test } from 'vitest'
import { orderStatuses } from './order-status.ts'
import { timeline } from './timeline.ts'

const words = (...args: Parameters<typeof timeline>) => timeline(...args).map(({ status, at }) => `${status} ${at}`)
const home = { isCollected: false, isPaid: true }

test('an order goes from placed to completed, by delivery or collection (order-01)', () => {
  expect(words('paid', home)).toEqual(['placed done', 'paid current', 'processing next', 'shipped next', 'completed next'])
  expect(words('readyToCollect', { isCollected: true, isPaid: true })).toEqual([
    'placed done',
    'paid done',
    'processing done',
    'readyToCollect current',
    'completed next',
  ])
})

test('a cancelled order stops there', () => {
  expect(words('cancelled', { isCollected: false, isPaid: false })).toEqual(['placed done', 'cancelled current'])
  expect(words('refunded', home)).toEqual(['placed done', 'paid done', 'refunded current'])
})

test('every state has exactly one current step', () => {
  for (const status of orderStatuses) expect(timeline(status, home).filter(({ at }) => at === 'current')).toHaveLength(1)
})
