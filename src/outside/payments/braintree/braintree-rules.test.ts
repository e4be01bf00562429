import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reasonOf, reasonOfErrors } from './decline-reasons.ts'
import { cursorBehind, isBehind, readCursor, windowsFrom, type Cursor, type Placed } from './movement-cursor.ts'
import { orderIdOf, partsOf } from './order-id.ts'
import { refundStep } from './refund-step.ts'
import { amountOf, centsOf, outcomeOf, outcomeOfAll, type Sale } from './sale-outcome.ts'

const creditCard = { bin: '401288', last4: '1881', cardType: 'MasterCard', expirationMonth: '09', expirationYear: '2030' }
const sale = (change: Partial<Sale>): Sale => ({ id: 'tx', status: 'settled', creditCard, ...change })

test.each([
  [{ processorResponseCode: '2000' }, 'declined'],
  [{ processorResponseCode: '2001' }, 'insufficient-funds'],
  [{ processorResponseCode: '2002' }, 'insufficient-funds'],
  [{ processorResponseCode: '2004' }, 'expired-card'],
  [{ processorResponseCode: '2006' }, 'expired-card'],
  [{ processorResponseCode: '2099' }, 'authentication-failed'],
  [{ processorResponseCode: '3000' }, 'declined'],
  [{ gatewayRejectionReason: 'three_d_secure', processorResponseCode: '' }, 'authentication-failed'],
  [{ gatewayRejectionReason: 'fraud' }, 'declined'],
  [{ gatewayRejectionReason: 'duplicate' }, null],
  [{}, 'declined'],
])('%j is declined as %s', (refusal, reason) => expect(reasonOf(refusal)).toBe(reason))

test.each([
  [['91564'], 'invalid-nonce'],
  [['91565'], 'invalid-nonce'],
  [['91566'], 'invalid-nonce'],
  [['91570'], 'authentication-failed'],
  [['81571', '91513'], 'authentication-failed'],
  [['91513'], 'declined'],
  [[], 'declined'],
])('the errors %j are declined as %s', (codes, reason) => expect(reasonOfErrors(codes)).toBe(reason))

test.each([
  ['submitted_for_settlement', 'captured'],
  ['settlement_pending', 'captured'],
  ['settling', 'captured'],
  ['settlement_confirmed', 'captured'],
  ['settled', 'captured'],
  ['authorized', 'authorized'],
  ['authorizing', 'unknown'],
  ['processor_declined', 'declined'],
  ['gateway_rejected', 'declined'],
  ['failed', 'declined'],
  ['voided', 'declined'],
  ['authorization_expired', 'declined'],
  ['settlement_declined', 'declined'],
  ['a state of tomorrow', 'unknown'],
  ['', 'unknown'],
])('a sale that is %s is %s', (status, state) => expect(outcomeOf(sale({ status }), 'key').state).toBe(state))

test('a captured sale names the card, and the stored one with its range and month', () => {
  expect(outcomeOf(sale({ creditCard: { ...creditCard, token: 'vault-1' } }), 'key')).toEqual({
    state: 'captured',
    reference: 'tx',
    card: { brand: 'Mastercard', last4: '1881', fingerprint: expect.stringMatching(/^[\w-]{43}$/) },
    stored: { vaultToken: 'vault-1', brand: 'Mastercard', last4: '1881', expires: '2030-09', range: '401288' },
  })
})

test('a sale that takes the money and names no card is not declined: what it came to is not known (pay-11)', () => {
  for (const without of [undefined, { ...creditCard, last4: '' }])
    expect(outcomeOf(sale({ creditCard: without }), 'key')).toEqual({ state: 'unknown' })
})

test('of several transactions of an attempt the captured one counts, and a duplicate alone says nothing', () => {
  const duplicate = sale({ status: 'gateway_rejected', gatewayRejectionReason: 'duplicate' })
  expect(outcomeOfAll([duplicate, sale({})], 'key')).toMatchObject({ state: 'captured' })
  expect(outcomeOfAll([duplicate], 'key')).toEqual({ state: 'unknown' })
  expect(outcomeOfAll([], 'key')).toBeNull()
})

test.each([
  ['submitted_for_settlement', 100, 0, 'void'],
  ['submitted_for_settlement', 99, 0, 'wait'],
  ['submitted_for_settlement', 100, 1, 'wait'],
  ['settlement_pending', 100, 0, 'void'],
  ['settlement_confirmed', 100, 0, 'wait'],
  ['settling', 100, 0, 'refund'],
  ['settled', 1, 3, 'refund'],
  ['voided', 100, 0, 'over'],
  ['settlement_declined', 100, 0, 'over'],
])('of 100 cents of a sale that is %s, the refund of %i beside %i others: %s', (status, refundCents, others, step) =>
  expect(refundStep({ status, capturedCents: 100, refundCents, others })).toBe(step),
)

test('amounts are written and read to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
      expect(amountOf(cents)).toMatch(/^\d+\.\d\d$/)
      expect(centsOf(amountOf(cents))).toBe(cents)
    }),
  )
})

test('an order id is read back into its parts', () => {
  expect(partsOf(orderIdOf('K100', 'a-1'))).toEqual({ orderNumber: 'K100', attemptKey: 'a-1', refundKey: undefined })
  expect(partsOf(orderIdOf('K100', 'a-1', 'r-1'))).toEqual({ orderNumber: 'K100', attemptKey: 'a-1', refundKey: 'r-1' })
  expect(partsOf('made by hand')).toMatchObject({ orderNumber: 'made by hand', attemptKey: 'made by hand' })
  expect(partsOf(null)).toMatchObject({ orderNumber: '', attemptKey: '' })
})

test('a cursor misses no movement that appears within five minutes of its time, and repeats none (refund-14, fault-03)', () => {
  const start = Date.UTC(2026, 10, 23)
  const time = fc.integer({ min: 0, max: 40 }).map((quarters) => new Date(start + quarters * 15_000))
  const all = fc.uniqueArray(fc.record({ kind: fc.constantFrom('captured', 'refunded'), reference: fc.uuid(), at: time }))
  fc.assert(
    fc.property(all, fc.infiniteStream(fc.integer({ min: 1, max: 4 })), (movements, rounds) => {
      const appearing = movements.map((movement) => ({ movement, round: rounds.next().value as number }))
      const read: Placed[] = []
      const possible = new Set<Placed>()
      let cursor: Cursor | null = null
      for (const round of [1, 2, 3, 4]) {
        const newest = Math.max(...read.map(({ at }) => at.getTime()), 0)
        const there = appearing.filter((each) => each.round <= round).map(({ movement }) => movement)
        for (const movement of there) if (movement.at.getTime() >= newest - 300_000) possible.add(movement)
        const since = cursor?.at ?? new Date(start)
        const found = there.filter(({ at }) => at >= since)
        const fresh = found.filter((movement) => isBehind(movement, cursor))
        read.push(...fresh)
        if (fresh.length > 0) cursor = readCursor(cursorBehind(found, since))
      }
      expect(read).toHaveLength(new Set(read).size)
      for (const movement of possible) expect(read).toContain(movement)
    }),
  )
})

test('a cursor of an earlier version, at the newest second, is read on from', () => {
  const [before, same, later] = [0, 1, 2].map((second) => ({
    kind: 'captured' as const,
    reference: `s${second}`,
    at: new Date(second * 1000),
  }))
  const cursor = readCursor(`${same!.at.toISOString()} captured.s1`)
  expect([before, same, later].map((movement) => isBehind(movement!, cursor))).toEqual([false, false, true])
})

test('windows reach from the second of a time until now without a gap', () => {
  const now = new Date('2026-11-23T08:00:00Z')
  const windows = [...windowsFrom(new Date('2026-11-01T00:00:00.700Z'), now)]
  expect(windows[0]![0]).toEqual(new Date('2026-11-01T00:00:00Z'))
  expect(windows.at(-1)![1]).toEqual(now)
  for (const [index, [start]] of windows.entries()) if (index > 0) expect(start).toEqual(windows[index - 1]![1])
  expect([...windowsFrom(now, now)]).toEqual([[now, now]])
})
