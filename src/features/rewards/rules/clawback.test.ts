import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import programme from '#demonstration/settings/programme.json' with { type: 'json' }
import { clawback } from './clawback.ts'
import { rebateFor, termsOf, type TierTerms } from './programme.ts'
import { afterAll, earned, expired, released, returned, reversed, used, type EntrySet, type Lot } from './rebates.ts'
import { partsOfVouchers, voucherInReturn } from './voucher-in-return.ts'

const terms = programme as TierTerms[]
const day = '2026-11-21'
const spendable = { day: '2027-01-30', orderNumber: 'KM-2' }
const lotOf = (earnedCents: number): Lot => ({
  autoId: 1,
  orderNumber: 'KM-1',
  earnedOn: day,
  spendableFrom: '2026-12-05',
  expiresOn: '2027-12-05',
  earnedCents,
  terms: null,
  pendingCents: 0,
  spendableCents: 0,
})
/** The lot and its sets after it was earned, and released and spent by so much. */
function earning(spentCents: number, usedCents = 0, tier: 'classic' | 'elite' = 'classic') {
  const lot = lotOf(rebateFor(spentCents, termsOf(terms, tier, day)!))
  const sets: EntrySet[] = [earned(lot)]
  if (usedCents > 0) {
    sets.push(...released(afterAll([lot], sets), spendable.day))
    const use = used(afterAll([lot], sets), usedCents, spendable)
    if (use.ok) sets.push(use.value)
  }
  return { lot: afterAll([lot], sets)[0]!, spentCents, sets }
}
const none = { deductedCents: 0, mostCents: 100_000 }

describe('clawback (refund-05)', () => {
  it.each([
    ['all of it goes back', 10_000, 0, 0, 'classic', 600, 0],
    ['half of it goes back', 10_000, 0, 5000, 'classic', 300, 0],
    ['a cent goes back, and with it a full step', 10_000, 0, 9999, 'classic', 60, 0],
    ['less than a step goes back', 10_900, 0, 10_100, 'classic', 0, 0],
    ['an elite member earned more', 10_000, 0, 5000, 'elite', 400, 0],
    ['some of it is spent', 10_000, 400, 5000, 'classic', 200, 100],
    ['all of it is spent', 10_000, 600, 0, 'classic', 0, 600],
    ['nothing goes back', 10_000, 600, 10_000, 'classic', 0, 0],
  ] as const)('%s', (_, spent, usedCents, leftCents, tier, takenCents, deductedCents) => {
    expect(clawback(earning(spent, usedCents, tier), terms, { ...none, leftCents })).toEqual({ takenCents, deductedCents })
  })

  it('goes by the terms under which the order earned, although the programme of that day has changed since (reward-02)', () => {
    const doubled = terms.map((each) => ({ ...each, rebateCents: each.rebateCents * 2 }))
    const { lot, ...rest } = earning(10_000)
    const { rebateCents, rebateStepCents, pendingDays, spendableMonths } = termsOf(terms, 'classic', day)!
    const stored = { ...lot, terms: { rebateCents, rebateStepCents, pendingDays, spendableMonths } }
    const half = { ...none, leftCents: 5000 }
    expect(clawback({ ...rest, lot: stored }, doubled, half)).toEqual({ takenCents: 300, deductedCents: 0 })
    // Of one from before they were stored nothing is known any more then.
    expect(clawback({ ...rest, lot }, doubled, half)).toEqual({ takenCents: 600, deductedCents: 0 })
  })

  it('deducts no more than is refunded, and asks for the rest at the next refund', () => {
    const spent = earning(10_000, 600)
    expect(clawback(spent, terms, { leftCents: 5000, deductedCents: 0, mostCents: 120 })).toEqual({ takenCents: 0, deductedCents: 120 })
    expect(clawback(spent, terms, { leftCents: 0, deductedCents: 120, mostCents: 9000 })).toEqual({ takenCents: 0, deductedCents: 480 })
  })

  it('takes and deducts only what further goods earned, and gives nothing back', () => {
    const whole = earning(10_000)
    const taken = reversed(whole.lot, day, 300)!
    const half = { ...whole, lot: afterAll([whole.lot], [taken])[0]!, sets: [...whole.sets, taken] }
    expect(clawback(half, terms, { ...none, leftCents: 3000 })).toEqual({ takenCents: 120, deductedCents: 0 })
    expect(clawback(half, terms, { ...none, leftCents: 9000 })).toEqual({ takenCents: 0, deductedCents: 0 })
    const spent = earning(10_000, 600)
    expect(clawback(spent, terms, { ...none, leftCents: 3000, deductedCents: 300 })).toEqual({ takenCents: 0, deductedCents: 120 })
    expect(clawback(spent, terms, { ...none, leftCents: 9000, deductedCents: 300 })).toEqual({ takenCents: 0, deductedCents: 0 })
  })

  it('looks at the lot of its order alone', () => {
    const [whole, spent] = [earning(10_000), earning(10_000, 600)]
    const others = spent.sets.map((set) => ({ ...set, entries: set.entries.map((entry) => ({ ...entry, lotId: 2 })) }))
    expect(clawback({ ...whole, sets: [...whole.sets, ...others] }, terms, { ...none, leftCents: 0 })).toEqual({
      takenCents: 600,
      deductedCents: 0,
    })
  })

  it('what has expired is not asked for', () => {
    const whole = earning(10_000, 100)
    const sets = [...whole.sets, ...expired([whole.lot], '2027-12-06')]
    const gone = { ...whole, lot: afterAll([whole.lot], expired([whole.lot], '2027-12-06'))[0]!, sets }
    expect(clawback(gone, terms, { ...none, leftCents: 0 })).toEqual({ takenCents: 0, deductedCents: 100 })
    expect(clawback(gone, terms, { ...none, leftCents: 0, deductedCents: 100 })).toEqual({ takenCents: 0, deductedCents: 0 })
  })

  it('in any steps comes to the same in the end, and never to more than was earned', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 80_000 }),
        fc.nat(5000),
        fc.array(fc.nat(80_000), { maxLength: 5 }),
        (spent, usedCents, steps) => {
          const start = earning(spent, usedCents)
          let [at, deducted, taken] = [start, 0, 0]
          for (const leftCents of [...steps.map((step) => step % spent).toSorted((a, b) => b - a), 0]) {
            const owed = clawback(at, terms, { leftCents, deductedCents: deducted, mostCents: 100_000 })
            const set = reversed(at.lot, day, owed.takenCents)
            if (set) at = { ...at, lot: afterAll([at.lot], [set])[0]!, sets: [...at.sets, set] }
            ;[deducted, taken] = [deducted + owed.deductedCents, taken + owed.takenCents]
            expect(Math.min(owed.deductedCents, owed.takenCents, at.lot.pendingCents, at.lot.spendableCents)).toBeGreaterThanOrEqual(0)
          }
          expect({ deductedCents: deducted, takenCents: taken }).toEqual(clawback(start, terms, { ...none, leftCents: 0 }))
          expect(deducted + taken).toBe(start.lot.earnedCents)
        },
      ),
    )
  })
})

test('rebates come back to the lots that they came from, the last used first, and once (refund-04)', () => {
  const lots = [1, 2].map((autoId) => ({ ...lotOf(0), autoId, expiresOn: `2027-0${autoId}-28`, spendableCents: 500 }))
  const use = used(lots, 800, { day, orderNumber: 'KM-3' })
  if (!use.ok) throw new Error('the lots have 1000')
  const after = afterAll(lots, [use.value])
  const first = returned(use.value, after, day, { amountCents: 400 })!
  expect(first.entries.filter(({ account }) => account === 'spendable')).toEqual([
    { lotId: 2, account: 'spendable', amountCents: 300 },
    { lotId: 1, account: 'spendable', amountCents: 100 },
  ])
  const rest = returned(use.value, after, '2027-02-01', { before: [first] })!
  expect(rest.entries).toEqual([
    { lotId: 1, account: 'spent', amountCents: -400 },
    { lotId: 1, account: 'expired', amountCents: 400 },
  ])
  expect(returned(use.value, after, day, { before: [first, rest] })).toBeNull()
  // What has expired meanwhile expires, lot by lot.
  expect(returned(use.value, after, '2027-02-01')!.entries.filter(({ amountCents }) => amountCents > 0)).toEqual([
    { lotId: 2, account: 'spendable', amountCents: 300 },
    { lotId: 1, account: 'expired', amountCents: 500 },
  ])
})

test.each([
  ['2027-03-01', 1000, { valueCents: 1000, minimumCents: 6667, validFrom: day, validUntil: '2027-03-01' }],
  ['2026-11-30', 1500, { valueCents: 1500, minimumCents: 10_000, validFrom: day, validUntil: '2026-12-21' }],
])(
  'a voucher until %s comes back for its part, with so much of its minimum, for 30 days at least (refund-04)',
  (validUntil, cents, part) => {
    expect(voucherInReturn({ valueCents: 1500, minimumCents: 10_000, validFrom: '2026-01-01', validUntil }, cents, day)).toEqual(part)
  },
)

test.each<[string, [paidCents: number, cents: number][], [voucher: string, cents: number][]]>([
  [
    'in the order of paying',
    [
      [1500, 700],
      [500, 500],
      [200, 100],
    ],
    [
      ['large', 700],
      ['middle', 500],
      ['small', 100],
    ],
  ],
  [
    'in the order of entering',
    [
      [200, 100],
      [1500, 700],
      [500, 500],
    ],
    [
      ['large', 700],
      ['middle', 500],
      ['small', 100],
    ],
  ],
  [
    'of which one gets nothing',
    [
      [500, 500],
      [1500, 0],
    ],
    [['middle', 500]],
  ],
])('what vouchers paid, written down %s, comes back to each (refund-04)', (_, parts, back) => {
  const given = parts.map(([paidCents, cents]) => ({ paidCents, cents }))
  expect(partsOfVouchers(['large', 'middle', 'small'], given).map(({ voucher, cents }) => [voucher, cents])).toEqual(back)
})
