import type { Cents } from '#src/kit/money.ts'
import { addDays, addMonths, type Day } from './days.ts'
import { rebateFor, termsOf, tiers, type LotTerms, type Tier, type TierTerms } from './programme.ts'
import type { Lot } from './rebates.ts'
import { standing, type Spend, type Standing } from './standing.ts'

/** What an order brings that is paid on a day, when it completes. */
export interface OrderRewards {
  /** The tier at which it earns: the one before it. */
  tier: Tier
  earnedCents: Cents
  /** How many days after its completion, and then for how many months, the earning can be spent; null when it earns nothing. */
  spendable: { afterDays: number; months: number } | null
  /** The terms under which it earns; null when it earns nothing. */
  terms: LotTerms | null
  after: Standing
  /** What the tier after it earns for every full step; null when no programme runs. */
  rateAfter: Pick<TierTerms, 'rebateCents' | 'rebateStepCents'> | null
}

/** The rebate of an order and the tier after it (reward-09, reward-11). `spentCents` is what is paid for goods after discounts and tenders. */
export function orderRewards(history: readonly Spend[], programme: readonly TierTerms[], spentCents: Cents, day: Day): OrderRewards {
  const { tier } = standing(history, programme, day)
  const after = standing([...history, { day, amountCents: spentCents }], programme, day)
  const terms = termsOf(programme, tier, day)
  const earnedCents = terms ? rebateFor(spentCents, terms) : 0
  return {
    tier,
    earnedCents,
    spendable: terms && earnedCents > 0 ? { afterDays: terms.pendingDays, months: terms.spendableMonths } : null,
    terms: terms && earnedCents > 0 ? lotTerms(terms) : null,
    after,
    rateAfter: termsOf(programme, after.tier, day),
  }
}

const lotTerms = ({ rebateCents, rebateStepCents, pendingDays, spendableMonths }: TierTerms): LotTerms => ({
  rebateCents,
  rebateStepCents,
  pendingDays,
  spendableMonths,
})

/** From when and until when an earning can be spent whose order completes on a day, by the terms under which it was earned (reward-12). */
export function spendableDays(
  history: readonly Spend[],
  programme: readonly TierTerms[],
  { terms: stored, earnedOn }: Pick<Lot, 'terms' | 'earnedOn'>,
  completedOn: Day,
): { spendableFrom: Day; expiresOn: Day } {
  const { pendingDays, spendableMonths } = stored ?? termsThen(history, programme, earnedOn)
  const spendableFrom = addDays(completedOn, pendingDays)
  return { spendableFrom, expiresOn: addMonths(spendableFrom, spendableMonths) }
}

/** The terms of a lot from before they were stored. A programme held on that day, or nothing was earned. */
function termsThen(history: readonly Spend[], programme: readonly TierTerms[], earnedOn: Day): TierTerms {
  // Spend that was taken back since may have lowered the tier.
  const { tier } = standing(history, programme, earnedOn)
  return [tier, ...tiers].map((each) => termsOf(programme, each, earnedOn)).find((held) => held !== null)!
}
