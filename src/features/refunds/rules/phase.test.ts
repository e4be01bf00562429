import { expect, test } from 'vitest'
import type { OrderEvent } from '#src/features/orders/rules/order-event.ts'
import type { GroupState } from '#src/features/orders/rules/progress.ts'
import { canReturn, emptiedGroups, isCancelled, isUnsent, linesWhereTaken, statusesAfter, unsentLines } from './phase.ts'
import { isWaiting, mayBecome, returnStates } from './refund.ts'

test.each([
  [['paid', 'processing'], true],
  [['readyToCollect', 'cancelled'], true],
  [['paid', 'shipped'], false],
  [['completed'], false],
] as const)('an order whose groups are %j has not left the store: %s (refund-09)', (groups, unsent) => {
  expect(isUnsent(groups)).toBe(unsent)
})

test.each([
  ['paid', null, false],
  ['readyToCollect', null, false],
  ['shipped', null, true],
  ['completed', '2026-11-10', true],
  ['completed', '2026-11-09', false],
  ['cancelled', null, false],
] as const)('goods that are %s, delivered %s, can be sent back within 14 days: %s (refund-10)', (state, completedOn, can) => {
  expect(canReturn(state, '2026-11-24', completedOn, 14)).toBe(can)
})

test.each([
  [{ isLast: false, unsent: true, before: 'paid' }, ['partlyRefunded']],
  [{ isLast: true, unsent: true, before: 'processing' }, ['cancelled']],
  [{ isLast: true, unsent: true, before: 'partlyRefunded' }, ['cancelled', 'refunded']],
  [{ isLast: true, unsent: false, before: 'partlyRefunded' }, ['refunded']],
] as const)('a refund %j makes the order %j (refund-08)', (refund, statuses) => {
  expect(statusesAfter(refund)).toEqual(statuses)
})

test.each<[GroupState, GroupState, [left1: number, left2: number, left3: number], string[]]>([
  ['paid', 'processing', [1, 1, 1], []],
  ['paid', 'processing', [0, 1, 0], ['Brand']],
  ['paid', 'readyToCollect', [0, 0, 1], ['Store']],
  ['cancelled', 'shipped', [0, 0, 0], []],
  ['completed', 'processing', [0, 0, 0], ['Brand']],
])('of groups that are %s and %s, with %j pieces left of their lines, a refund cancels %j (order-08)', (store, brand, left, cancelled) => {
  const groups = [
    { name: 'Store', state: store },
    { name: 'Brand', state: brand },
  ]
  const lines = ['Store', 'Store', 'Brand'].map((en, index) => ({ position: index + 1, group: { en } }))
  const leftOf = new Map(left.map((quantity, index) => [index + 1, quantity]))
  expect(emptiedGroups(groups, lines, leftOf).map(({ name }) => name)).toEqual(cancelled)
})

test('lines of groups that are in the store have not been sent (refund-11)', () => {
  const groups: { name: string; state: GroupState }[] = [
    { name: 'Store', state: 'paid' },
    { name: 'Brand', state: 'shipped' },
  ]
  const lines = ['Brand', 'Store', 'Store'].map((en, index) => ({ position: index + 1, group: { en } }))
  expect(unsentLines(groups, lines)).toEqual([2, 3])
})

test('goods that are ready to collect have left the place from which they were taken (refund-11)', () => {
  const groups: { name: string; state: GroupState }[] = [
    { name: 'Store', state: 'readyToCollect' },
    { name: 'Apart', state: 'processing' },
    { name: 'Brand', state: 'shipped' },
  ]
  const lines = ['Brand', 'Apart', 'Store'].map((en, index) => ({ position: index + 1, group: { en } }))
  expect(linesWhereTaken(groups, lines)).toEqual([2])
})

test('a wish to send goods back is answered once (refund-10)', () => {
  expect(returnStates.filter(isWaiting)).toEqual(['requested', 'received'])
  expect(returnStates.filter((to) => mayBecome('requested', to))).toEqual(['received', 'refunded', 'refused'])
  expect(returnStates.filter((to) => mayBecome('received', to))).toEqual(['refunded', 'refused'])
  expect(returnStates.some((to) => mayBecome('refunded', to) || mayBecome('refused', to))).toBe(false)
})

test('a shopper’s own cancellation counts, also of an order that ends as refunded; the store’s last refund does not (refund-09)', () => {
  const event = (kind: OrderEvent['by']['kind'], group: string | null = null) => ({
    status: 'cancelled' as const,
    group,
    by: { kind, name: null },
  })
  expect(isCancelled('cancelled', [])).toBe(true)
  expect(isCancelled('refunded', [event('shopper')])).toBe(true)
  expect(isCancelled('refunded', [event('staff'), event('shopper')])).toBe(true)
  expect(isCancelled('refunded', [event('staff')])).toBe(false)
  expect(isCancelled('partlyRefunded', [event('shopper', 'Kemuning')])).toBe(false)
})
