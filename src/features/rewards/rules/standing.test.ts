import fc from 'fast-check'
import { expect, test } from 'vitest'
import programme from '#demonstration/settings/programme.json' with { type: 'json' }
import { addDays, addMonths } from './days.ts'
import { rebateFor, termsOf, tierAbove, tierBelow, tiers, type TierTerms } from './programme.ts'
import { standing, type Spend } from './standing.ts'

const terms = programme as TierTerms[]
const on = (day: string, dollars: number): Spend => ({ day, amountCents: dollars * 100 })
const at = (today: string, ...spends: Spend[]) => standing(spends, terms, today)

test('spend counts from the day on which its order completes (reward-07)', () => {
  const before = standing([{ day: null, amountCents: 30_000 }], terms, '2026-12-01')
  expect([before.tier, before.spentCents]).toEqual(['pre-member', 0])
  expect(standing([{ day: '2026-11-30', amountCents: 30_000 }], terms, '2026-12-01').tier).toBe('classic')
})

test('S$300 within 12 months makes a classic member on the day it is reached (reward-03)', () => {
  expect(at('2026-06-30', on('2026-01-10', 200))).toMatchObject({
    tier: 'pre-member',
    nextTier: 'classic',
    spentCents: 20_000,
    targetCents: 30_000,
    tierAnniversaryEndDate: null,
  })
  expect(at('2026-06-30', on('2026-01-10', 200), on('2026-06-01', 100))).toMatchObject({
    tier: 'classic',
    since: '2026-06-01',
    tierAnniversaryEndDate: '2027-05-31',
    nextTier: 'elite',
    spentCents: 10_000,
    targetCents: 500_000,
  })
  expect(at('2027-06-30', on('2026-01-10', 200), on('2027-01-10', 100)).tier).toBe('pre-member')
})

test('12 months are counted to the day (reward-03)', () => {
  expect(at('2026-06-01', on('2025-06-02', 200), on('2026-06-01', 100))).toMatchObject({ tier: 'classic', since: '2026-06-01' })
  expect(at('2026-06-01', on('2025-06-01', 200), on('2026-06-01', 100))).toMatchObject({ tier: 'pre-member', spentCents: 10_000 })
  expect(at('2026-06-01', on('2025-06-02', 200))).toMatchObject({ spentCents: 20_000 })
  // What completes tomorrow does not count yet.
  expect(at('2026-06-01', on('2026-06-01', 299), on('2026-06-02', 1))).toMatchObject({ tier: 'pre-member', spentCents: 29_900 })
})

test('a return subtracts what it takes back, and no spend is below zero (reward-07)', () => {
  expect(at('2026-06-30', on('2026-06-01', 300), on('2026-06-01', -1))).toMatchObject({ tier: 'pre-member', spentCents: 29_900 })
  expect(at('2026-06-30', on('2025-01-10', 50), on('2026-06-01', -50)).spentCents).toBe(0)
})

test('without a programme nobody has a tier or a target, and one that ends lets its members fall (reward-02)', () => {
  expect(standing([on('2026-06-01', 300)], [], '2026-06-30')).toEqual({
    tier: 'pre-member',
    since: null,
    tierAnniversaryEndDate: null,
    nextTier: 'classic',
    spentCents: 30_000,
    targetCents: null,
    renewedUntil: null,
  })
  const ended = terms.map((each) => ({ ...each, holdsUntil: each.holdsUntil ?? '2026-12-31' }))
  const member = [on('2026-06-01', 300), on('2026-07-01', 300)]
  expect(standing(member, ended, '2027-05-31')).toMatchObject({ tier: 'classic', targetCents: null, renewedUntil: null })
  expect(standing(member, ended, '2027-06-01').tier).toBe('pre-member')
  expect(standing([on('2026-06-01', 5_000)], ended, '2027-01-01')).toMatchObject({ tier: 'elite', targetCents: null })
})

test('S$5,000 within the membership year makes an elite member; the year stays the same (reward-05)', () => {
  expect(at('2026-12-01', on('2026-06-01', 300), on('2026-11-01', 4_700))).toMatchObject({
    tier: 'elite',
    since: '2026-11-01',
    tierAnniversaryEndDate: '2027-05-31',
    nextTier: null,
    spentCents: 500_000,
    targetCents: 500_000,
    renewedUntil: '2028-05-31',
  })
  expect(at('2026-12-01', on('2026-06-01', 6_000)).tier).toBe('elite')
})

test('any purchase of the year renews classic, S$5,000 renew elite, otherwise the tier falls by one (reward-06)', () => {
  const begun = [on('2024-07-01', 300)]
  expect(at('2026-06-30', ...begun)).toMatchObject({ tier: 'classic', tierAnniversaryEndDate: '2026-06-30', renewedUntil: null })
  expect(at('2026-07-01', ...begun)).toMatchObject({ tier: 'pre-member', since: null })
  expect(at('2026-07-01', ...begun, on('2026-01-01', 10))).toMatchObject({
    tier: 'classic',
    since: '2024-07-01',
    tierAnniversaryEndDate: '2027-06-30',
  })
  const elite = [on('2024-07-01', 5_000)]
  expect(at('2026-07-01', ...elite)).toMatchObject({ tier: 'classic', since: '2026-07-01', tierAnniversaryEndDate: '2027-06-30' })
  expect(at('2026-07-01', ...elite, on('2025-07-01', 4_999)).tier).toBe('classic')
  expect(at('2026-07-01', ...elite, on('2025-06-30', 4_999), on('2025-07-01', 1)).tier).toBe('classic')
  expect(at('2026-07-01', ...elite, on('2025-07-01', 4_999), on('2026-06-30', 1))).toMatchObject({
    tier: 'elite',
    since: '2024-07-01',
    tierAnniversaryEndDate: '2027-06-30',
  })
  // Years are ended one by one, each by what was spent in it.
  expect(at('2027-06-30', ...elite).tier).toBe('classic')
  expect(at('2027-07-01', ...elite).tier).toBe('pre-member')
  expect(at('2027-07-01', ...elite, on('2027-06-30', 1))).toMatchObject({ tier: 'classic', since: '2026-07-01' })
})

test('a renewed year ends on the day before it began, also where a February has one day more (reward-06)', () => {
  const renewed = [on('2026-03-01', 300), on('2026-06-01', 10)]
  expect(at('2026-12-01', ...renewed)).toMatchObject({ tierAnniversaryEndDate: '2027-02-28', renewedUntil: '2028-02-29' })
  expect(at('2027-03-01', ...renewed).tierAnniversaryEndDate).toBe('2028-02-29')
})

test('a membership year that began on 29 February begins on it again in each leap year (reward-06)', () => {
  const renewed = ['2024-02-29', '2024-06-01', '2025-06-01', '2026-06-01', '2027-06-01', '2028-06-01'].map((day) => on(day, 300))
  const ends = ['2024-06-01', '2025-06-01', '2026-06-01', '2027-06-01', '2028-06-01'].map((day) => at(day, ...renewed))
  expect(ends.map(({ tierAnniversaryEndDate }) => tierAnniversaryEndDate)).toEqual([
    '2025-02-27',
    '2026-02-27',
    '2027-02-27',
    '2028-02-28',
    '2029-02-27', // oxfmt-ignore
  ])
})

test('tiers follow each other, lowest first (reward-01)', () => {
  expect(tiers.map(tierAbove)).toEqual(['classic', 'elite', null])
  expect(tiers.map(tierBelow)).toEqual(['pre-member', 'pre-member', 'classic'])
})

test('the earlier programme required S$1,000 (reward-04)', () => {
  expect(at('2022-03-01', on('2022-01-01', 999)).tier).toBe('pre-member')
  expect(termsOf(terms, 'classic', '2022-03-01')!.entrySpendCents).toBe(100_000)
})

test('of the terms of a tier those hold that began last; their last day is one of theirs (reward-02)', () => {
  const asked = (day: string, of = terms) => termsOf(of, 'classic', day)?.entrySpendCents
  const all = ['2014-12-31', '2015-01-01', '2023-12-31', '2024-01-01'].map((day) => asked(day))
  expect(all).toEqual([undefined, 100_000, 100_000, 30_000])
  const both = terms.map((each) => ({ ...each, holdsUntil: null }))
  expect([asked('2023-12-31', both), asked('2024-01-01', both), asked('2024-01-01', both.toReversed())]).toEqual([100_000, 30_000, 30_000])
})

test('rebates count full S$10 only (reward-11)', () => {
  const classic = termsOf(terms, 'classic', '2026-11-21')!
  expect([999, 1_000, 1_999, 27_390].map((cents) => rebateFor(cents, classic))).toEqual([0, 60, 60, 1_620])
  expect(rebateFor(50_000, termsOf(terms, 'elite', '2026-11-21')!)).toBe(4_000)
  expect(rebateFor(50_000, termsOf(terms, 'pre-member', '2026-11-21')!)).toBe(0)
  expect(rebateFor(-1, classic)).toBe(0)
})

const spends = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2024-01-01', days)),
    amountCents: fc.integer({ min: 1, max: 400_000 }),
  }),
  { maxLength: 25 },
)

test('more spend never leads to a lower tier, and the order of the rows does not matter', () => {
  const rank = ({ tier }: { tier: string }) => ['pre-member', 'classic', 'elite'].indexOf(tier)
  fc.assert(
    fc.property(spends, fc.integer({ min: 1, max: 400_000 }), (history, more) => {
      const today = '2028-03-01'
      const now = standing(history, terms, today)
      expect(standing(history.toReversed(), terms, today)).toEqual(now)
      expect(rank(standing([...history, { day: today, amountCents: more }], terms, today))).toBeGreaterThanOrEqual(rank(now))
      expect(now.tierAnniversaryEndDate === null || now.tierAnniversaryEndDate >= today).toBe(true)
    }),
  )
})

/** The tier, the last day of the year and the spend of it, worked out slowly: every sum over all rows. */
function slowly(history: readonly Spend[], today: string): [tier: string, end: string | null, spentCents: number] {
  const spent = (from: string, to: string) =>
    history.reduce((sum, { day, amountCents }) => (day !== null && day >= from && day <= to ? sum + amountCents : sum), 0)
  const yearsOn = (day: string, years: number) => addMonths(day, 12 * years)
  let [rank, begun, years] = [0, '', 0]
  const end = () => addDays(yearsOn(begun, years + 1), -1)
  for (let day = '2024-01-01'; day <= today; day = addDays(day, 1)) {
    while (rank > 0 && end() < day) {
      if (spent(yearsOn(begun, years), end()) < termsOf(terms, tiers[rank]!, end())!.renewalSpendCents) rank -= 1
      years += 1
    }
    if (!history.some((each) => each.day === day)) continue
    while (
      rank < 2 &&
      spent(rank > 0 ? yearsOn(begun, years) : addDays(yearsOn(day, -1), 1), day) >= termsOf(terms, tiers[rank + 1]!, day)!.entrySpendCents
    ) {
      // oxfmt-ignore
      if (rank === 0) [begun, years] = [day, 0]
      rank += 1
    }
  }
  const from = rank > 0 ? yearsOn(begun, years) : addDays(yearsOn(today, -1), 1)
  return [tiers[rank]!, rank > 0 ? end() : null, Math.max(0, spent(from, today))]
}

test('a history gives what it comes to row by row, however many orders it has (reward-03, reward-06)', () => {
  fc.assert(
    fc.property(spends, (history) => {
      const { tier, tierAnniversaryEndDate, spentCents } = standing(history, terms, '2028-02-29')
      expect([tier, tierAnniversaryEndDate, spentCents]).toEqual(slowly(history, '2028-02-29'))
    }),
    { numRuns: 50 },
  )
})
