import type { Cents } from '#src/kit/money.ts'
import type { BagRewards } from '../bag-rewards.contract.ts'
import type { BuyerOfBag } from './buyers.ts'

/** What a bag would bring whose goods are paid with so much. */
export function presentBagRewards({ tier: ownTier, rewardsFor }: BuyerOfBag, spentCents: Cents): BagRewards {
  const { tier, earnedCents, spendable, rateAfter, after } = rewardsFor(spentCents)
  return {
    isMember: ownTier !== null,
    tier,
    earnedCents,
    spendable,
    tierAfter: after.tier,
    spentCents: after.spentCents,
    nextTier: after.nextTier,
    targetCents: after.targetCents,
    rateAfter: rateAfter && { rebateCents: rateAfter.rebateCents, rebateStepCents: rateAfter.rebateStepCents },
  }
}
