import { interestCents, type InstalmentPlan } from '#src/features/pricing/rules/instalments.ts'
import type { Cents } from '#src/kit/money.ts'

/** A plan as agreed with an attempt: a copy, which later changes of the plan leave as it is. */
export interface AgreedPlan extends Pick<InstalmentPlan, 'autoId' | 'bank' | 'months' | 'interestRate'> {
  /** What the bank adds on top of the order. */
  interestCents: Cents
}

export const agreedPlan = ({ autoId, bank, months, interestRate }: InstalmentPlan, amountCents: Cents): AgreedPlan => ({
  autoId,
  bank,
  months,
  interestRate,
  interestCents: interestCents(amountCents, { interestRate }),
})
