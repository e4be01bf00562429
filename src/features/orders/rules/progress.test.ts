import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newEvent } from './order-event.ts'
import { orderStatuses, type OrderStatus } from './order-status.ts'
import { groupsShippedBefore, stateOfGoods, stateOfOrder, statesOfGroups } from './progress.ts'

const by = { kind: 'staff', name: 'Siti' } as const
/** `Store shipped`, or without a group `refunded`. */
const happened = (...words: string[]) =>
  words.map((each, minute) => {
    const [status, group = null] = each.split(' ').toReversed() as [OrderStatus, string?]
    return newEvent({ status, group, by, at: new Date(Date.UTC(2026, 10, 23, 10, minute)) })
  })
const two = ['Store', 'Brand']

test.each<[string[], OrderStatus]>([
  [[], 'paid'],
  [['Store processing'], 'processing'],
  [['Store processing', 'Store shipped'], 'processing'],
  [['Brand processing', 'Brand cancelled'], 'processing'],
  [['Store processing', 'Store shipped', 'Brand processing', 'Brand shipped'], 'shipped'],
  [['Store processing', 'Store readyToCollect', 'Brand processing', 'Brand shipped'], 'readyToCollect'],
  [['Store readyToCollect', 'Brand shipped', 'Store completed'], 'shipped'],
  [['Store completed', 'Brand shipped', 'Brand completed'], 'completed'],
  [['Store completed', 'Brand cancelled'], 'completed'],
  [['Store cancelled', 'Brand cancelled'], 'cancelled'],
  [['cancelled'], 'cancelled'],
  [['Store shipped', 'Brand shipped', 'completed'], 'completed'],
  [['Store processing', 'partlyRefunded'], 'partlyRefunded'],
  [['partlyRefunded', 'Store processing', 'Store shipped', 'Brand shipped'], 'partlyRefunded'],
  [['completed', 'partlyRefunded', 'refunded'], 'refunded'],
])('after %j an order of two groups is %s (order-08)', (words, state) => {
  expect(stateOfOrder(two, happened(...words))).toBe(state)
})

test('a cancelled group stays so, whatever happens to the order (order-08)', () => {
  expect(Object.fromEntries(statesOfGroups(two, happened('Brand cancelled', 'completed')))).toEqual({
    Store: 'completed',
    Brand: 'cancelled',
  })
})

test('a partly refunded order goes on: its goods have their own state (order-08)', () => {
  const events = happened('Store processing', 'partlyRefunded', 'Store shipped', 'Brand shipped', 'completed')
  expect([stateOfGoods(two, events.slice(0, 2)), stateOfGoods(two, events)]).toEqual(['processing', 'completed'])
  expect(stateOfGoods(two, happened('partlyRefunded'))).toBe('paid')
  expect(Object.fromEntries(statesOfGroups(two, events.slice(0, 3)))).toEqual({ Store: 'shipped', Brand: 'paid' })
})

test('what was shipped long enough ago is delivered, of each group for itself (order-17)', () => {
  const events = happened('Store shipped', 'Brand processing', 'Brand shipped')
  const at = (minute: number) => groupsShippedBefore(two, events, new Date(Date.UTC(2026, 10, 23, 10, minute)))
  expect([at(0), at(1), at(2)]).toEqual([['Store'], ['Store'], two])
  expect(groupsShippedBefore(two, [...events, ...happened('Store completed')], new Date('2027-01-01'))).toEqual(['Brand'])
  // What happened to the whole order happened to each of its groups.
  expect(groupsShippedBefore(two, happened('shipped'), new Date('2027-01-01'))).toEqual(two)
})

test('an order is never further than any of its groups that are not cancelled, and never unpaid again (order-08)', () => {
  const event = fc.record({
    status: fc.constantFrom(...orderStatuses.filter((status) => status !== 'pendingPayment')),
    group: fc.constantFrom(...two, null),
  })
  const far = ['paid', 'processing', 'readyToCollect', 'shipped', 'completed']
  fc.assert(
    fc.property(fc.array(event, { maxLength: 8 }), (events) => {
      const order = stateOfGoods(two, events)
      const going = [...statesOfGroups(two, events).values()].filter((state) => state !== 'cancelled')
      if (order === 'cancelled') expect(going).toEqual([])
      else if (order !== 'processing') for (const state of going) expect(far.indexOf(order)).toBeLessThanOrEqual(far.indexOf(state))
      expect(stateOfOrder(two, events)).not.toBe('pendingPayment')
    }),
  )
})
