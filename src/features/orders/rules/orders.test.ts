import { expect, test } from 'vitest'
import { ledgerBalance, ledgerTotal, type LedgerEntry } from '#src/features/pricing/rules/ledger.ts'
import { orderNumber } from './order-number.ts'
import { canProgress, isOver, isWithdrawn, orderStatuses } from './order-status.ts'

test('order numbers use the month in Singapore, not in UTC (wire-18)', () => {
  expect(orderNumber('KM', new Date('2026-11-21T04:00:00Z'), 4827)).toBe('KM-2611-04827')
  expect(orderNumber('KM', new Date('2026-12-31T17:00:00Z'), 123456)).toBe('KM-2701-123456')
})

test('nothing happens to an order before it is paid, and cancelled and refunded are final (order-01)', () => {
  expect(orderStatuses.filter((status) => !canProgress(status))).toEqual(['pendingPayment', 'cancelled', 'refunded'])
})

test('goods that were cancelled or refunded came to nothing, and for them and for completed ones nobody waits any more (order-01)', () => {
  expect(orderStatuses.filter(isWithdrawn)).toEqual(['cancelled', 'refunded'])
  expect(orderStatuses.filter(isOver)).toEqual(['completed', 'cancelled', 'refunded'])
})

test('the ledger of the invoice example adds up (money-04)', () => {
  const entry = (kind: LedgerEntry['kind'], amountCents: number): LedgerEntry => ({ kind, line: null, source: null, amountCents })
  const entries = [
    entry('list', 77_780),
    entry('offer', -580),
    entry('offer', -13_800),
    entry('code', -2_000),
    entry('delivery', 800),
    entry('voucher', -1_500),
    entry('rebate', -1_000),
    entry('card', -59_700),
  ]
  expect(ledgerTotal(entries)).toBe(62_200)
  expect(ledgerBalance(entries)).toBe(0)
})
