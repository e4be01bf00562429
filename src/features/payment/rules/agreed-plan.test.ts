import { expect, it } from 'vitest'
import type { InstalmentPlan } from '#src/features/pricing/rules/instalments.ts'
import { agreedPlan } from './agreed-plan.ts'

it('a plan is agreed as it is today, with what the bank adds to the amount (pay-13)', () => {
  const bank = { code: 'harbour', name: { en: 'Harbour Bank' } }
  const plan: InstalmentPlan = {
    autoId: 7,
    bank,
    months: 12,
    interestRate: 350,
    floorCents: 50_000,
    cardRanges: ['5412'],
  }
  expect(agreedPlan(plan, 61_300)).toEqual({ autoId: 7, bank, months: 12, interestRate: 350, interestCents: 2146 })
  expect(agreedPlan({ ...plan, interestRate: 0 }, 61_300).interestCents).toBe(0)
})
