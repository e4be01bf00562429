import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseOf } from './course.ts'
import { newEvent } from './order-event.ts'
import { orderStatuses, type OrderStatus } from './order-status.ts'

const minute = (at: number) => new Date(Date.UTC(2026, 10, 23, 10, at))
const by = { kind: 'staff', name: 'Siti' } as const
const [store, brand] = [
  { group: { en: 'Store', zh: '本店' }, mode: 'delivery' },
  { group: { en: 'Brand', zh: '品牌' }, mode: 'brand' },
] as const
const counter = { ...store, mode: 'collection' } as const
const paid = { status: 'paid', placedAt: minute(0), paidAt: minute(1) } as const

/** `Store shipped`, or without a group `refunded`; each a minute after the one before. */
const happened = (...all: string[]) =>
  all.map((words, index) => {
    const [status, group = null] = words.split(' ').toReversed() as [OrderStatus, string?]
    return newEvent({ status, group, by, at: minute(index + 2) })
  })
/** `shipped done 3`: status, place, minute. */
const words = (...args: Parameters<typeof courseOf>) =>
  courseOf(...args).map(({ status, at, moment }) => [status, at, moment?.getUTCMinutes()].join(' ').trim())

test.each<[string, Parameters<typeof courseOf>, string[]]>([
  ['nothing yet', [paid, store, []], ['placed done 0', 'paid current 1', 'processing next', 'shipped next', 'completed next']],
  [
    'not paid',
    [{ ...paid, status: 'pendingPayment', paidAt: null }, counter, []],
    ['placed current 0', 'paid next', 'processing next', 'readyToCollect next', 'completed next'],
  ],
  [
    'each group has its own way',
    [paid, brand, happened('Store processing', 'Brand processing', 'Store shipped', 'Brand shipped')],
    ['placed done 0', 'paid done 1', 'processing done 3', 'shipped current 5', 'completed next'],
  ],
  [
    'a part is refunded while the goods go on',
    [paid, counter, happened('Store processing', 'Store readyToCollect', 'partlyRefunded', 'Store completed')],
    ['placed done 0', 'paid done 1', 'processing done 2', 'readyToCollect done 3', 'partlyRefunded done 4', 'completed current 5'],
  ],
  [
    'a part is refunded, and the goods stay where they are',
    [paid, store, happened('Store processing', 'partlyRefunded')],
    ['placed done 0', 'paid done 1', 'processing current 2', 'partlyRefunded done 3', 'shipped next', 'completed next'],
  ],
  [
    'all is refunded: nothing follows',
    [paid, store, happened('Store processing', 'Store shipped', 'refunded')],
    ['placed done 0', 'paid done 1', 'processing done 2', 'shipped done 3', 'refunded current 4'],
  ],
  ['cancelled before it was paid', [{ ...paid, status: 'cancelled', paidAt: null }, store, []], ['placed done 0', 'cancelled current']],
  [
    'from before events were written',
    [{ ...paid, status: 'shipped' }, store, []],
    ['placed done 0', 'paid done 1', 'processing done', 'shipped current', 'completed next'],
  ],
])('the course of goods: %s (order-18)', (_, given, expected) => expect(words(...given)).toEqual(expected))

test('a parcel is named where it was shipped (order-18)', () => {
  const shipped = newEvent({ status: 'shipped', group: 'Brand', by, at: minute(3), carrier: 'DHL', trackingNumber: '12' })
  const steps = (sender: typeof store | typeof brand) => courseOf(paid, sender, [shipped]).find(({ status }) => status === 'shipped')
  expect(steps(brand)).toMatchObject({ carrier: 'DHL', trackingNumber: '12' })
  expect(steps(store)).toMatchObject({ at: 'next', carrier: null })
})

test('whatever happens, one step is current, none follows an end, and times do not go back (order-18)', () => {
  const event = fc.constantFrom(...orderStatuses.slice(2).flatMap((status) => [status, `Store ${status}`, `Brand ${status}`]))
  fc.assert(
    fc.property(fc.array(event, { maxLength: 8 }), fc.constantFrom(store, counter, brand), (all, sender) => {
      const steps = courseOf(paid, sender, happened(...all))
      expect(steps.filter(({ at }) => at === 'current')).toHaveLength(1)
      const times = steps.flatMap(({ moment }) => (moment ? [moment.getTime()] : []))
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      const isOver = steps.some(({ status }) => status === 'cancelled' || status === 'refunded')
      if (isOver) expect(steps.some(({ at }) => at === 'next')).toBe(false)
    }),
  )
})
