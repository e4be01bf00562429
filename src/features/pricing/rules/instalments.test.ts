import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instalmentsOf, interestTypeOf, isOfBank, isOfKind, longestInstalments, offeredPlans, type InstalmentPlan } from './instalments.ts'

test.each([
  [60_000, 12, 5000, 5000],
  [50_000, 12, 4166, 4174],
  [59_700, 9, 6633, 6636],
  [50_001, 3, 16_667, 16_667],
])('%i cents in %i months: %i each, the last %i (pay-13)', (total, months, monthlyCents, lastCents) => {
  expect(instalmentsOf(total, months)).toEqual({ months, monthlyCents, lastCents })
})

const plan = (bank: string, months: number, { floorCents = 50_000, interestRate = 0 } = {}): InstalmentPlan => ({
  autoId: months,
  bank: { code: bank.toLowerCase(), name: { en: bank, zh: null } },
  months,
  floorCents,
  interestRate,
  cardRanges: ['424242', '51'],
})

const anyPlan = fc
  .record({ months: fc.constantFrom(3, 6, 9, 12, 24, 36), interestRate: fc.integer({ min: 0, max: 2000 }) })
  .map(({ months, interestRate }) => plan('Merlion', months, { interestRate }))

test('the months add up to what is paid, which is the amount and its interest to the nearest cent (pay-13)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50_000, max: 10_000_000 }), anyPlan, (amount, of) => {
      const [{ months, monthlyCents, lastCents, totalCents }] = offeredPlans([of], amount) as [ReturnType<typeof offeredPlans>[number]]
      expect(monthlyCents * (months - 1) + lastCents).toBe(totalCents)
      expect(lastCents - monthlyCents).toBeGreaterThanOrEqual(0)
      expect(lastCents - monthlyCents).toBeLessThan(months)
      expect(Math.abs((totalCents - amount) * 10_000 - amount * of.interestRate)).toBeLessThanOrEqual(5000)
      if (interestTypeOf(of) === 'none') expect(totalCents).toBe(amount)
    }),
  )
})

test('3 % once on S$597.00 in 24 months: S$25.62 a month, the last S$25.65, S$614.91 in all (pay-13)', () => {
  expect(offeredPlans([plan('Lion City', 24, { interestRate: 300 })], 59_700)).toEqual([
    expect.objectContaining({ monthlyCents: 2562, lastCents: 2565, totalCents: 61_491 }),
  ])
})

test('no plan is offered below its floor (pay-13)', () => {
  expect(offeredPlans([plan('Merlion', 6)], 49_999)).toEqual([])
  expect(offeredPlans([plan('Merlion', 6)], 50_000)).toHaveLength(1)
})

test.each([
  ['42424242', true],
  ['510510', true],
  ['424243', false],
  ['4', true],
  ['6', false],
])('a card that begins with %s is of the bank: %s (pay-13)', (digits, expected) => {
  expect(isOfBank(digits, plan('Merlion', 6))).toBe(expected)
})

test.each([
  ['none', 6, true],
  ['none', 12, false],
  ['once', 6, false],
  ['once', 24, false],
] as const)('a plan of 6 months without interest is of the kind “%s, %i months”: %s (pay-18)', (interestType, months, expected) => {
  expect(isOfKind(plan('Merlion', 6), { interestType, months })).toBe(expected)
})

const plans = [
  plan('Merlion', 6),
  plan('Merlion', 12, { floorCents: 80_000 }),
  plan('Straits', 12, { floorCents: 80_000 }),
  plan('Lion City', 24, { interestRate: 300 }),
]

test.each([
  [49_999, null],
  [50_000, { months: 6, banks: ['Merlion'] }],
  [79_999, { months: 6, banks: ['Merlion'] }],
  [80_000, { months: 12, banks: ['Merlion', 'Straits'] }],
])('%i cents: the longest plan without interest that a bank offers (pay-13)', (total, expected) => {
  const found = longestInstalments(plans, total)
  expect(found && { months: found.months, banks: found.banks.map(({ en }) => en) }).toEqual(expected)
})

test('without plans there are no instalments', () => {
  expect(longestInstalments([], 10_000_000)).toBeNull()
})
