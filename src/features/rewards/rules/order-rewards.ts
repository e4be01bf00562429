import type { Cents } from '#src/kit/money.ts'
import { addDays, addMonths, type Day } from './days.ts'
import { rebateFor, termsOf, type Tier, type TierTerms } from './programme.ts'
import { standing, type Spend, type Standing } from './standing.ts'

/** What an order brings that is paid on a day. */
export interface OrderRewards {
  /** The tier at which it earns: the one before it. */
  tier: Tier
  earnedCents: Cents
  /** The days between which the earning can be spent; null when it earns nothing. */
  spendable: { from: Day; until: Day } | null
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
  const from = terms && addDays(day, terms.pendingDays)
  return {
    tier,
    earnedCents,
    spendable: terms && from && earnedCents > 0 ? { from, until: addMonths(from, terms.spendableMonths) } : null,
    after,
    rateAfter: termsOf(programme, after.tier, day),
  }
}
