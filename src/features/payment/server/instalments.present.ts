import { interestTypeOf, offeredPlans, type InstalmentPlan } from '#src/features/pricing/rules/instalments.ts'
import { inCulture, type Culture } from '#src/kit/culture.ts'
import type { DataOf } from '#src/kit/endpoint.ts'
import type { Cents } from '#src/kit/money.ts'
import type { getInstallmentPlans } from '../instalments.contract.ts'

/** The plans for an amount, as the wire has them (pay-18). */
export const presentPlans = (
  plans: readonly InstalmentPlan[],
  toPayCents: Cents,
  culture: Culture,
): DataOf<typeof getInstallmentPlans> => ({
  floorCents: plans.length === 0 ? null : Math.min(...plans.map(({ floorCents }) => floorCents)),
  toPayCents,
  plans: offeredPlans(plans, toPayCents).map((plan) => ({
    installmentPlan_AutoId: plan.autoId,
    bank: { code: plan.bank.code, name: inCulture(plan.bank.name, culture) },
    installmentPeriod: plan.months,
    interestType: interestTypeOf(plan),
    interestPercent: plan.interestRate,
    monthlyCents: plan.monthlyCents,
    lastCents: plan.lastCents,
    totalCents: plan.totalCents,
    cardRanges: [...plan.cardRanges],
  })),
})
