import { expect, it } from 'vitest'
import { afterAll, due, earned, reversed, used, type EntrySet, type Lot } from './rebates.ts'
import { earnedBy, historyOf, walletOf } from './wallet.ts'

const lot = (autoId: number, more: Partial<Lot>): Lot => ({
  autoId,
  orderNumber: `KM-${autoId}`,
  earnedOn: '2026-01-01',
  spendableFrom: null,
  expiresOn: null,
  earnedCents: 600,
  terms: null,
  pendingCents: 0,
  spendableCents: 0,
  ...more,
})
const today = '2026-11-21'

it('a wallet without rebates has nothing to tell', () => {
  const empty = { spendableCents: 0, pendingCents: 0, pendingUntil: null, expiring: null }
  expect(walletOf([], today)).toEqual(empty)
  // A lot that is used up is no news, however soon it ends.
  expect(walletOf([lot(1, { spendableFrom: '2026-01-15', expiresOn: '2026-11-30' })], today)).toEqual(empty)
})

it('what is pending is told apart from what can be spent, with the day from which all of it can be (reward-12)', () => {
  const lots = [
    lot(1, { spendableFrom: '2026-12-05', pendingCents: 600 }),
    lot(2, { spendableFrom: '2026-12-08', pendingCents: 60 }),
    lot(3, { spendableFrom: '2026-12-01', pendingCents: 120 }),
    // All of it was taken back while it waited.
    lot(4, { spendableFrom: '2027-01-01' }),
    lot(5, { spendableFrom: '2026-02-01', expiresOn: '2027-02-01', spendableCents: 300 }),
  ]
  expect(walletOf(lots, today)).toEqual({ spendableCents: 300, pendingCents: 780, pendingUntil: '2026-12-08', expiring: null })
})

it('what expires first is told 60 days before, all that ends on that day together (reward-13)', () => {
  const lots = [
    lot(1, { expiresOn: '2027-01-21', spendableCents: 900 }),
    lot(2, { expiresOn: '2027-01-20', spendableCents: 100 }),
    lot(3, { expiresOn: '2027-01-20', spendableCents: 50 }),
    lot(4, { expiresOn: '2027-01-19' }),
  ]
  expect(walletOf(lots, today)).toMatchObject({ spendableCents: 1050, expiring: { on: '2027-01-20', amountCents: 150 } })
  expect(walletOf(lots, '2026-11-20').expiring).toBeNull()
})

it('the history has every movement on its day with the spendable balance after it, in the order of writing within a day', () => {
  const first = lot(1, { spendableFrom: '2026-01-15', expiresOn: '2027-01-15' })
  const second = lot(2, { earnedOn: '2026-02-01', spendableFrom: '2026-02-15', expiresOn: '2027-02-15', earnedCents: 1000 })
  const sets: EntrySet[] = []
  const write = (...more: EntrySet[]): void => void sets.push(...more)
  const lots = (): Lot[] => afterAll([first, second], sets)
  write(earned(first), earned(second))
  // The daily job comes late: what was due on the 15th is written on the 20th.
  write(...due(lots(), '2026-02-20'))
  const use = used(lots(), 700, { day: '2026-02-20', orderNumber: 'KM-3' })
  if (!use.ok) throw new Error('there are 1600')
  write(use.value)
  write(reversed(lots()[1]!, '2026-02-20')!)

  expect(
    historyOf(sets).map(({ day, kind, orderNumber, ...cents }) => [day, kind, orderNumber, cents.amountCents, cents.balanceCents]),
  ).toEqual([
    ['2026-01-01', 'earned', 'KM-1', 600, 0],
    ['2026-01-15', 'released', 'KM-1', 600, 600],
    ['2026-02-01', 'earned', 'KM-2', 1000, 600],
    ['2026-02-15', 'released', 'KM-2', 1000, 1600],
    ['2026-02-20', 'used', 'KM-3', -700, 900],
    ['2026-02-20', 'reversed', 'KM-2', -900, 0],
  ])
  // What was spent of it was earned all the same; what was taken back was not.
  expect(['KM-1', 'KM-2', 'KM-3'].map((order) => earnedBy(historyOf(sets), order))).toEqual([600, 100, null])
})
