import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instalmentsOf, longestInstalments, type InstalmentPlan } from './instalments.ts'

test.each([
  [60_000, 12, 5000, 5000],
  [50_000, 12, 4167, 4163],
  [50_000, 6, 8334, 8330],
  [50_001, 3, 16_667, 16_667],
])('%i cents in %i months: %i each, the last %i (pay-13)', (total, months, monthlyCents, lastCents) => {
  expect(instalmentsOf(total, months)).toEqual({ months, monthlyCents, lastCents })
})

test('the parts add up, none is below zero, and the last is no more than the others', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 10_000_000 }), fc.constantFrom(3, 6, 12, 24, 36), (total, months) => {
      const { monthlyCents, lastCents } = instalmentsOf(total, months)
      expect(monthlyCents * (months - 1) + lastCents).toBe(total)
      expect(lastCents).toBeGreaterThanOrEqual(0)
      expect(lastCents).toBeLessThanOrEqual(monthlyCents)
    }),
  )
})

const plan = (bank: string, months: number, floorCents: number): InstalmentPlan => ({ bank: { en: bank, zh: null }, months, floorCents })
const plans = [plan('Merlion', 6, 50_000), plan('Merlion', 12, 80_000), plan('Straits', 12, 80_000)]

test.each([
  [49_999, null],
  [50_000, { months: 6, banks: ['Merlion'] }],
  [79_999, { months: 6, banks: ['Merlion'] }],
  [80_000, { months: 12, banks: ['Merlion', 'Straits'] }],
])('%i cents: the longest plan that a bank offers (pay-13)', (total, expected) => {
  const found = longestInstalments(plans, total)
  expect(found && { months: found.months, banks: found.banks.map(({ en }) => en) }).toEqual(expected)
})

test('without plans there are no instalments', () => {
  expect(longestInstalments([], 10_000_000)).toBeNull()
})
