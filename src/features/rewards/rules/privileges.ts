import { isOn } from '#src/features/promotions/rules/live.ts'
import type { Promotion } from '#src/features/promotions/rules/promotion.ts'
import type { Audience } from '#src/features/promotions/rules/terms.ts'
import type { Tier } from './programme.ts'

/** The promotions that hold for members of a tier and not for everybody, without those that ask for a code (reward-27). */
export const privilegesOf = (promotions: readonly Promotion[], tier: Tier, now: Date): Promotion[] =>
  promotions.filter((each) => each.codes.length === 0 && isOn(each, now) && isPersonal(each.audience, tier))

const isPersonal = (audience: Audience, tier: Tier): boolean =>
  audience.only === 'members' || (audience.only === 'tiers' && audience.tiers.includes(tier))
