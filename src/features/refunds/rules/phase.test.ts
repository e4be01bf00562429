import { expect, test } from 'vitest'
import { canReturn, isUnsent, statusesAfter } from './phase.ts'
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

test('a wish to send goods back is answered once (refund-10)', () => {
  expect(returnStates.filter(isWaiting)).toEqual(['requested', 'received'])
  expect(returnStates.filter((to) => mayBecome('requested', to))).toEqual(['received', 'refunded', 'refused'])
  expect(returnStates.filter((to) => mayBecome('received', to))).toEqual(['refunded', 'refused'])
  expect(returnStates.some((to) => mayBecome('refunded', to) || mayBecome('refused', to))).toBe(false)
})
