import * as z from 'zod/mini'
import { tiers } from '#src/features/rewards/rules/programme.ts'

const Tier = z.enum(tiers)

/** What a bag would bring if it were paid now (reward-09). Days are `YYYY-MM-DD`. */
export const BagRewards = z.object({
  /** False for a guest: what it would bring if they joined before paying. */
  isMember: z.boolean(),
  tier: Tier,
  earnedCents: z.int(),
  /** How many days after the order completes, and for how many months, the earning can be spent; null when it earns nothing. */
  spendable: z.nullable(z.object({ afterDays: z.int(), months: z.int() })),
  tierAfter: Tier,
  /** The spend that counts after it, and what the tier after that requires, or renewing the highest one. */
  spentCents: z.int(),
  nextTier: z.nullable(Tier),
  targetCents: z.nullable(z.int()),
  /** What the tier after it earns for every full `rebateStepCents`; null when no programme runs. */
  rateAfter: z.nullable(z.object({ rebateCents: z.int(), rebateStepCents: z.int() })),
})
export type BagRewards = z.infer<typeof BagRewards>
