import { describe, expect, it, test } from 'vitest'
import { simulatedSales } from '#test/refunds/simulated-sales.ts'
import { differencesOf, type Account, type DifferenceKind } from './account.ts'

const order = { balanceCents: 0, cardCents: 9000 }
const attempt = { key: 'A', amountCents: 9000, isOpen: false, isCaptured: true, isFresh: false }
const captured = { kind: 'captured', key: 'A', attemptKey: 'A', amountCents: 9000 } as const
const refund = { key: 'R', attemptKey: 'A', cardCents: 3000, balanceCents: 0, isOpen: false, isRefused: false, isFresh: false }
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
    [
      'a capture and a refund that the journal has already',
      { attempts: [{ ...attempt, isFresh: true }], refunds: [{ ...refund, isFresh: true }] },
    ],
    ['a declined attempt beside the paid one', { attempts: [attempt, { ...attempt, key: 'B', isCaptured: false }] }],
    ['a refund that needs no card', { refunds: [{ ...refund, cardCents: 0 }], movements: [captured] }],
  ])('%s has none', (_, change) => {
    expect(differencesOf(account(change))).toEqual([])
  })

  it.each<[DifferenceKind, number, Partial<Account>]>([
    ['capturedUnpaid', 9000, { order: null, attempts: [], refunds: [], movements: [captured] }],
    ['capturedUnpaid', 9000, { order: null, attempts: [{ ...attempt, isCaptured: false }], refunds: [], movements: [captured] }],
    ['capturedUnpaid', 9000, { order: null, refunds: [], movements: [captured] }],
    ['capturedUnpaid', 9000, { order: null, attempts: [], movements: [captured, refunded] }],
    ['attemptOpen', 9000, { order: null, attempts: [{ ...attempt, isOpen: true, isCaptured: false }], refunds: [], movements: [captured] }],
    ['captureMissing', -9000, { refunds: [], movements: [] }],
    ['captureDiffers', -1, { refunds: [], movements: [{ ...captured, amountCents: 8999 }] }],
    ['captureDiffers', 1, { refunds: [], movements: [{ ...captured, amountCents: 9001 }] }],
    ['capturedTwice', 9000, { refunds: [], movements: [captured, captured] }],
    ['capturedTwice', 18_000, { movements: [captured, captured, captured, refunded] }],
    ['refundOpen', 3000, { refunds: [{ ...refund, isOpen: true }], movements: [captured] }],
    ['refundOpen', 3000, { refunds: [{ ...refund, isOpen: true }] }],
    ['refundMissing', 3000, { movements: [captured] }],
    ['refundRefused', 3000, { refunds: [{ ...refund, isRefused: true }], movements: [captured] }],
    ['refundOpen', 3000, { refunds: [{ ...refund, isRefused: true }] }],
    ['refundDiffers', -1, { movements: [captured, { ...refunded, amountCents: 2999 }] }],
    ['refundDiffers', 3000, { refunds: [{ ...refund, cardCents: 0 }] }],
    ['refundDiffers', 1, { refunds: [{ ...refund, isFresh: true }], movements: [captured, { ...refunded, amountCents: 3001 }] }],
    ['refundedTwice', 3000, { movements: [captured, refunded, refunded] }],
    ['refundedTwice', 3000, { refunds: [{ ...refund, isOpen: true }], movements: [captured, refunded, refunded] }],
    ['refundUnknown', 3000, { refunds: [] }],
    ['ledgerOff', 1, { order: { ...order, balanceCents: 1 } }],
    ['ledgerOff', -1, { order: { ...order, cardCents: 8999 } }],
    ['ledgerOff', 1, { refunds: [{ ...refund, balanceCents: 1 }] }],
  ])('finds %s (%i)', (kind, cents, change) => {
    expect(differencesOf(account(change)).map((each) => [each.kind, each.cents])).toEqual([[kind, cents]])
  })

  const found = (change: Partial<Account>) => differencesOf(account(change)).map(({ kind, key, cents }) => [kind, key, cents])

  it('finds an order that was charged twice', () => {
    const [second, capturedToo] = [
      { ...attempt, key: 'B', amountCents: 8000 },
      { ...captured, key: 'B', attemptKey: 'B', amountCents: 8000 },
    ]
    const twice = { attempts: [attempt, second], movements: [captured, capturedToo, refunded] }
    expect(found(twice)).toEqual([['capturedTwice', null, 8000]])
    expect(found({ ...twice, movements: [captured, refunded] })).toEqual([
      ['captureMissing', 'B', -8000],
      ['capturedTwice', null, 8000],
    ])
  })

  it('finds an attempt that was charged twice, besides what is wrong with it', () => {
    const twice = { refunds: [], movements: [captured, { ...captured, amountCents: 8000 }] }
    expect(found(twice)).toEqual([['capturedTwice', 'A', 8000]])
    expect(found({ ...twice, attempts: [{ ...attempt, amountCents: 9001 }], order: { ...order, cardCents: 9001 } })).toEqual([
      ['captureDiffers', 'A', -1],
      ['capturedTwice', 'A', 8000],
    ])
    expect(found({ ...twice, order: null })).toEqual([
      ['capturedUnpaid', 'A', 9000],
      ['capturedTwice', 'A', 8000],
    ])
  })

  it('finds more refunded than captured', () => {
    const more = { ...refund, key: 'S', cardCents: 7000 }
    const tooMuch = account({ refunds: [refund, more], movements: [captured, refunded, { ...refunded, key: 'S', amountCents: 7000 }] })
    expect(differencesOf(tooMuch)).toEqual([{ kind: 'refundedTooMuch', orderNumber: 'KM-1', key: null, cents: 1000 }])
    expect(
      found({
        refunds: [refund, { ...more, cardCents: 6000 }],
        movements: [captured, refunded, { ...refunded, key: 'S', amountCents: 6000 }],
      }),
    ).toEqual([])
  })

  it('says which attempt or refund it is about', () => {
    const [other, second] = [
      { ...refund, key: 'S', cardCents: 1000 },
      { ...refunded, key: 'S', amountCents: 1000 },
    ]
    expect(found({ refunds: [refund, other], movements: [captured, refunded] })).toEqual([['refundMissing', 'S', 1000]])
    expect(found({ movements: [captured, refunded, second] })).toEqual([['refundUnknown', 'S', 1000]])
    expect(found({ refunds: [refund, other], movements: [captured, refunded, second, second] })).toEqual([['refundedTwice', 'S', 1000]])
    const paid = { key: 'B', attemptKey: 'B' }
    expect(
      found({ attempts: [attempt, { ...attempt, ...paid, isCaptured: false }], movements: [captured, { ...captured, ...paid }, refunded] }),
    ).toEqual([['capturedUnpaid', 'B', 9000]])
  })

  it('a refund of another charge, or of a part, does not settle a capture without an order', () => {
    const lost = { order: null, attempts: [], movements: [captured, { ...refunded, amountCents: 9000 }] }
    const whole = { ...refund, cardCents: 9000 }
    expect(found({ ...lost, refunds: [whole] })).toEqual([])
    expect(found({ ...lost, refunds: [{ ...whole, attemptKey: 'B' }] })).toEqual([['capturedUnpaid', 'A', 9000]])
    expect(found({ ...lost, refunds: [{ ...refund, key: 'R' }], movements: [captured, refunded] })).toEqual([['capturedUnpaid', 'A', 9000]])
  })
})

test('of a thousand simulated orders, ledger, orders and the bank’s journal differ by 0 cents (refund-14, refund-07)', () => {
  const sales = simulatedSales({ orders: 1000, seed: 14 })
  expect(sales.flatMap(({ account: each }) => differencesOf(each))).toEqual([])
  // Whoever sends everything back has it all back.
  const whole = sales.filter(({ isWhole }) => isWhole)
  expect(whole.length).toBeGreaterThan(100)
  expect(whole.map(({ refundedCents }) => refundedCents)).toEqual(whole.map(({ totalCents }) => totalCents))
  expect(sales.filter(({ account: { refunds } }) => refunds.length > 1).length).toBeGreaterThan(100)
})
