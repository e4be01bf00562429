import { shopDay, type Clock } from '#src/kit/clock.ts'
import type { Cents } from '#src/kit/money.ts'
import { createCachedValue } from '#src/platform/cached-value.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { orderRewards, type OrderRewards } from '../rules/order-rewards.ts'
import type { Tier, TierTerms } from '../rules/programme.ts'
import { standing } from '../rules/standing.ts'
import { findProgramme, findSpend } from './rewards.store.ts'

/** Who fills a bag, as promotions and its preview need to know them. A guest has no tier. */
export interface BuyerOfBag {
  tier: Tier | null
  isFirstOrder: boolean
  /** What an order of so much would bring; for a guest, if they joined before paying. */
  rewardsFor(spentCents: Cents): OrderRewards
}

export type Buyers = (orm: Orm, memberId: number | null) => Promise<BuyerOfBag>

/** Bags are priced often and the programme changes seldom. */
const freshForMs = 5000

export function createBuyers(clock: Clock): Buyers {
  const programmeCache = createCachedValue<TierTerms[]>(freshForMs, () => clock.now().getTime())
  return async (orm, memberId) => {
    const programme = await programmeCache.get(() => findProgramme(orm))
    const history = memberId === null ? [] : await findSpend(orm, memberId)
    const today = shopDay(clock.now())
    return {
      tier: memberId === null ? null : standing(history, programme, today).tier,
      isFirstOrder: memberId !== null && history.length === 0,
      rewardsFor: (spentCents) => orderRewards(history, programme, spentCents, today),
    }
  }
}
