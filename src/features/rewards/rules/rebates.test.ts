import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths } from './days.ts'
import { applied, byExpiry, due, earned, expired, released, reversed, used, type EntrySet, type Lot } from './rebates.ts'
import { historyOf, walletOf } from './wallet.ts'

const lot = (autoId: number, earnedOn: string, earnedCents: number): Lot => {
  const spendableFrom = addDays(earnedOn, 14)
  return {
    autoId,
    orderNumber: `KM-${autoId}`,
    earnedOn,
    spendableFrom,
    expiresOn: addMonths(spendableFrom, 12),
    earnedCents,
    terms: null,
    pendingCents: 0,
    spendableCents: 0,
  }
}

type Step = { days: number } & ({ do: 'earn' | 'use'; cents: number } | { do: 'reverse'; which: number } | { do: 'nothing' })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('earn' as const, 'use' as const),
    cents: fc.integer({ min: 1, max: 20_000 }),
    days: fc.integer({ min: 0, max: 90 }),
  }),
  fc.record({ do: fc.constant('reverse' as const), which: fc.nat(20), days: fc.integer({ min: 0, max: 30 }) }),
  fc.record({ do: fc.constant('nothing' as const), days: fc.integer({ min: 0, max: 500 }) }),
)

/** Runs a history; the daily job runs before every step, for all the days that were missed. */
function play(steps: Step[], look: (before: readonly Lot[], set: EntrySet) => void): { lots: Lot[]; sets: EntrySet[] } {
  const sets: EntrySet[] = []
  let lots: Lot[] = []
  let today = '2026-01-01'
  const write = (set: EntrySet | null) => {
    if (!set) return
    look(lots, set)
    lots = applied(lots, set)
    sets.push(set)
  }
  for (const each of steps) {
    today = addDays(today, each.days)
    for (const set of due(lots, today)) write(set)
    if (each.do === 'earn') {
      const made = lot(lots.length + 1, today, each.cents)
      lots.push(made)
      write(earned(made))
    }
    if (each.do === 'use') {
      const answer = used(lots, each.cents, { day: today, orderNumber: 'KM-use' })
      if (answer.ok) write(answer.value)
      else expect(walletOf(lots, today).spendableCents).toBeLessThan(each.cents)
    }
    if (each.do === 'reverse' && lots.length > 0) write(reversed(lots[each.which % lots.length]!, today))
  }
  return { lots, sets }
}

const total = (entries: EntrySet['entries']): number => entries.reduce((sum, { amountCents }) => sum + amountCents, 0)

test('a rebate whose order has not completed is pending, whatever the day, and has no day in the wallet (reward-12)', () => {
  const [waiting, dated] = [1, 2].map((autoId) => ({ ...lot(autoId, '2026-11-21', 600), pendingCents: 600 })) as [Lot, Lot]
  const lots = [{ ...waiting, spendableFrom: null, expiresOn: null }, dated]
  expect(due(lots, '2030-01-01').flatMap(({ entries }) => entries.map(({ lotId }) => lotId))).toEqual([2, 2, 2, 2])
  expect([walletOf(lots, '2026-11-22').pendingUntil, walletOf([dated], '2026-11-22').pendingUntil]).toEqual([null, '2026-12-05'])
  expect(lots.toSorted(byExpiry).map(({ autoId }) => autoId)).toEqual([2, 1])
})

test('whatever happens, every set adds up to zero and no balance falls below zero (reward-15)', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { lots, sets } = play(steps, (before, set) => {
        expect(total(set.entries)).toBe(0)
        for (const { pendingCents, spendableCents } of applied(before, set))
          expect(Math.min(pendingCents, spendableCents)).toBeGreaterThanOrEqual(0)
      })
      const all = sets.flatMap(({ entries }) => entries)
      for (const each of lots) {
        const at = (account: string) => total(all.filter((entry) => entry.lotId === each.autoId && entry.account === account))
        expect([at('pending'), at('spendable')]).toEqual([each.pendingCents, each.spendableCents])
        expect(at('pending') + at('spendable') + at('spent') + at('expired') + at('programme')).toBe(0)
        expect(at('spent')).toBeGreaterThanOrEqual(0)
      }
      expect(historyOf(sets).at(-1)?.balanceCents ?? 0).toBe(lots.reduce((sum, { spendableCents }) => sum + spendableCents, 0))
    }),
  )
})

test('the oldest expiry is used first: a later lot is used only when every earlier one is empty (reward-13)', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      play(steps, (before, set) => {
        if (set.kind !== 'used') return
        const after = applied(before, set)
        const touched = new Set(set.entries.map(({ lotId }) => lotId))
        const youngest = after
          .filter(({ autoId }) => touched.has(autoId))
          .toSorted(byExpiry)
          .at(-1)
        const older = after.filter((each) => youngest && each.expiresOn! >= set.day && byExpiry(each, youngest) < 0)
        expect(older.every(({ spendableCents }) => spendableCents === 0)).toBe(true)
      })
    }),
  )
})

test('a lot waits 14 days, can be spent for 12 months, and a missed daily job is caught up (reward-12)', () => {
  const [made] = applied([lot(1, '2026-11-21', 600)], earned(lot(1, '2026-11-21', 600)))
  expect(released([made!], '2026-12-04')).toEqual([])
  expect(released([made!], '2026-12-05')[0]).toMatchObject({ kind: 'released', day: '2026-12-05', orderNumber: 'KM-1' })
  const [open] = applied([made!], released([made!], '2027-01-30')[0]!)
  expect(open).toMatchObject({ pendingCents: 0, spendableCents: 600 })
  expect(released([open!], '2027-01-30')).toEqual([])
  expect(expired([open!], '2027-12-05')).toEqual([])
  expect(expired([open!], '2027-12-06')[0]).toMatchObject({ kind: 'expired', day: '2027-12-05' })
  expect(used([open!], 601, { day: '2027-01-30', orderNumber: 'KM-1' })).toEqual({ ok: false, problem: 'TOO_LARGE' })
})

const open = (autoId: number, expiresOn: string | null, spendableCents: number): Lot => ({
  ...lot(autoId, '2026-01-01', spendableCents),
  expiresOn,
  spendableCents,
})
const taken = (lots: Lot[], cents: number, day: string) => {
  const answer = used(lots, cents, { day, orderNumber: 'KM-9' })
  return answer.ok
    ? answer.value.entries.filter(({ account }) => account === 'spendable').map((each) => [each.lotId, each.amountCents])
    : null
}

test('lots are used by the day on which they expire, then by age, and those without a day last (reward-13)', () => {
  const lots = [open(1, null, 10), open(2, '2027-03-01', 10), open(3, null, 10), open(4, '2027-01-01', 10), open(5, '2027-03-01', 10)]
  for (const any of [lots, lots.toReversed()]) {
    expect(any.toSorted(byExpiry).map(({ autoId }) => autoId)).toEqual([4, 2, 5, 1, 3])
    expect(taken(any, 25, '2026-11-21')).toEqual([
      [4, -10],
      [2, -10],
      [5, -5],
    ])
  }
})

test('a lot can be used on its last day, and not after it, even before the daily job has come (reward-12)', () => {
  const lots = [open(1, '2027-01-01', 10), open(2, '2027-03-01', 10)]
  expect(taken(lots, 20, '2027-01-01')).toEqual([
    [1, -10],
    [2, -10],
  ])
  expect(taken(lots, 10, '2027-01-02')).toEqual([[2, -10]])
  expect(taken(lots, 11, '2027-01-02')).toBeNull()
})

test('a lot that missed its release and its expiry gets both, the release first; one that is used up gets neither (reward-12)', () => {
  const missed = { ...lot(1, '2026-01-01', 600), pendingCents: 600 }
  expect(due([missed, open(2, '2027-01-01', 0)], '2028-01-01').map(({ kind, day, entries }) => [kind, day, entries])).toEqual([
    [
      'released',
      '2026-01-15',
      [
        { lotId: 1, account: 'pending', amountCents: -600 },
        { lotId: 1, account: 'spendable', amountCents: 600 },
      ],
    ],
    [
      'expired',
      '2027-01-15',
      [
        { lotId: 1, account: 'spendable', amountCents: -600 },
        { lotId: 1, account: 'expired', amountCents: 600 },
      ],
    ],
  ])
})

test.each([
  ['all that is left', undefined, 700, 300],
  ['a part, from what is pending first', 800, 700, 100],
  ['less than is pending', 500, 500, 0],
])('what an order earned is taken back: %s (refund-05)', (_, cents, pending, spendable) => {
  const half = { ...lot(1, '2026-01-01', 1000), pendingCents: 700, spendableCents: 300 }
  const set = reversed(half, '2026-02-01', cents)!
  expect(set).toMatchObject({ kind: 'reversed', day: '2026-02-01', orderNumber: 'KM-1' })
  expect(applied([half], set)).toMatchObject([{ pendingCents: 700 - pending, spendableCents: 300 - spendable }])
  expect(total(set.entries.filter(({ account }) => account === 'programme'))).toBe(pending + spendable)
})

test('nothing is written where nothing moves (reward-15)', () => {
  expect(reversed(open(1, null, 0), '2026-02-01')).toBeNull()
  expect(reversed(open(1, null, 10), '2026-02-01', 0)).toBeNull()
  expect(earned(lot(1, '2026-01-01', 0)).entries).toEqual([])
})
