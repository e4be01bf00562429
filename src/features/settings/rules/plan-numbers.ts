import type { InstalmentPlan } from '#src/features/pricing/rules/instalments.ts'

/** A plan that has the number of another one. Orders know their plan by its number, so it is never given away. */
export interface TakenNumber {
  index: number
  number: number
  bankCode: string
  months: number
}

/** The plans whose number another plan has or had; `former` are all plans there have been. */
export const takenNumbers = (former: readonly InstalmentPlan[], plans: readonly InstalmentPlan[]): TakenNumber[] =>
  plans.flatMap((plan, index) => {
    const other = former.find(
      ({ autoId, bank, months }) => autoId === plan.autoId && (bank.code !== plan.bank.code || months !== plan.months),
    )
    return other ? [{ index, number: other.autoId, bankCode: other.bank.code, months: other.months }] : []
  })
