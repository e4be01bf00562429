import * as z from 'zod/mini'
import { interestTypes } from '#src/features/pricing/rules/instalments.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'

/** A plan and what the shopper pays the bank under it, in cents. */
export const InstallmentPlan = z.object({
  installmentPlan_AutoId: z.int(),
  bank: z.object({ code: z.string(), name: z.string() }),
  /** Months. */
  installmentPeriod: z.int(),
  interestType: z.enum(interestTypes),
  /** What the bank adds once, in hundredths of a percent: 300 is 3 %. */
  interestPercent: z.int(),
  monthlyCents: z.int(),
  lastCents: z.int(),
  /** All months together, with the bank's interest. */
  totalCents: z.int(),
  /** The first digits of the bank's cards (pay-14). */
  cardRanges: z.array(z.string()),
})
export type InstallmentPlan = z.infer<typeof InstallmentPlan>

export const getInstallmentPlans = defineEndpoint({
  name: 'GetInstallmentPlans',
  method: 'GET',
  path: '/api/payment/GetInstallmentPlans',
  backend: 'commerce',
  access: 'shopper',
  summary: 'The plans to pay the caller’s bag in months, by bank, with the cents of every month',
  data: z.object({
    /** The amount from which the first plan is offered; null when the store offers none. */
    floorCents: z.nullable(z.int()),
    /** What is left to pay for the bag; below the floor there are no plans. */
    toPayCents: z.int(),
    plans: z.array(InstallmentPlan),
  }),
  problems: [],
})
