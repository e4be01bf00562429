import { describe, expect, it, test } from 'vitest'
import { simulatedSales } from '#test/refunds/simulated-sales.ts'
import { differencesOf, type Account, type DifferenceKind } from './account.ts'

const order = { balanceCents: 0, cardCents: 9000 }
const attempt = { key: 'A', amountCents: 9000, isOpen: false, isCaptured: true, isFresh: false }
const captured = { kind: 'captured', key: 'A', attemptKey: 'A', amountCents: 9000 } as const
const refund = { key: 'R', attemptKey: 'A', cardCents: 3000, balanceCents: 0, isOpen: false, isFresh: false }
const refunded = { kind: 'refunded', key: 'R', attemptKey: 'A', amountCents: 3000 } as const

const account = (change: Partial<Account> = {}): Account => ({
  orderNumber: 'KM-1',
  order,
  attempts: [attempt],
  refunds: [refund],
  movements: [captured, refunded],
  ...change,
})

describe('differencesOf (refund-14)', () => {
  it.each<[string, Partial<Account>]>([
    ['an order that is paid and partly refunded', {}],
    ['one that needed no card', { order: { balanceCents: 0, cardCents: 0 }, attempts: [], refunds: [], movements: [] }],
    ['a declined attempt', { order: null, attempts: [{ ...attempt, isCaptured: false }], refunds: [], movements: [] }],
    [
      'an attempt that is being charged',
      { order: null, attempts: [{ ...attempt, isOpen: true, isCaptured: false }], refunds: [], movements: [] },
    ],
    [
      'a capture and a refund that the journal cannot have yet',
      { attempts: [{ ...attempt, isFresh: true }], refunds: [{ ...refund, isFresh: true }], movements: [] },
    ],
    ['a refund that needs no card', { refunds: [{ ...refund, cardCents: 0 }], movements: [captured] }],
  ])('%s has none', (_, change) => {
    expect(differencesOf(account(change))).toEqual([])
  })

  it.each<[DifferenceKind, number, Partial<Account>]>([
    ['capturedUnpaid', 9000, { order: null, attempts: [], refunds: [], movements: [captured] }],
    ['capturedUnpaid', 9000, { order: null, attempts: [{ ...attempt, isCaptured: false }], refunds: [], movements: [captured] }],
    ['attemptOpen', 9000, { order: null, attempts: [{ ...attempt, isOpen: true, isCaptured: false }], refunds: [], movements: [captured] }],
    ['captureMissing', -9000, { refunds: [], movements: [] }],
    ['captureDiffers', 1, { refunds: [], movements: [{ ...captured, amountCents: 9001 }] }],
    ['refundOpen', 3000, { refunds: [{ ...refund, isOpen: true }], movements: [captured] }],
    ['refundOpen', 3000, { refunds: [{ ...refund, isOpen: true }] }],
    ['refundMissing', 3000, { movements: [captured] }],
    ['refundDiffers', -1, { movements: [captured, { ...refunded, amountCents: 2999 }] }],
    ['refundedTwice', 3000, { movements: [captured, refunded, refunded] }],
    ['refundUnknown', 3000, { refunds: [] }],
    ['ledgerOff', 1, { order: { ...order, balanceCents: 1 } }],
    ['ledgerOff', -1, { order: { ...order, cardCents: 8999 } }],
    ['ledgerOff', 1, { refunds: [{ ...refund, balanceCents: 1 }] }],
  ])('finds %s (%i)', (kind, cents, change) => {
    expect(differencesOf(account(change)).map((each) => [each.kind, each.cents])).toEqual([[kind, cents]])
  })

  it('finds an order that was charged twice, and more refunded than captured', () => {
    const second = { ...attempt, key: 'B' }
    const twice = account({ attempts: [attempt, second], movements: [captured, { ...captured, key: 'B', attemptKey: 'B' }, refunded] })
    expect(differencesOf(twice).map(({ kind }) => kind)).toEqual(['capturedTwice'])
    const more = { ...refund, key: 'S', cardCents: 7000 }
    const tooMuch = account({ refunds: [refund, more], movements: [captured, refunded, { ...refunded, key: 'S', amountCents: 7000 }] })
    expect(differencesOf(tooMuch)).toEqual([{ kind: 'refundedTooMuch', orderNumber: 'KM-1', key: null, cents: 1000 }])
  })

  it('a capture without an order that is refunded is settled', () => {
    const whole = { ...refund, cardCents: 9000 }
    expect(
      differencesOf(account({ order: null, attempts: [], refunds: [whole], movements: [captured, { ...refunded, amountCents: 9000 }] })),
    ).toEqual([])
  })
})

test('of a thousand simulated orders, ledger, orders and the bank’s journal differ by 0 cents (refund-14, refund-07)', () => {
  const sales = simulatedSales({ orders: 1000, seed: 14 })
  expect(sales.flatMap(({ account: each }) => differencesOf(each))).toEqual([])
  // Whoever sends everything back has it all back.
  const whole = sales.filter(({ isWhole }) => isWhole)
  expect(whole.map(({ refundedCents }) => refundedCents)).toEqual(whole.map(({ totalCents }) => totalCents))
  expect(sales.filter(({ account: { refunds } }) => refunds.length > 1).length).toBeGreaterThan(100)
})
