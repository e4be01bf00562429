import type { Buyer } from './cart.ts'
import type { Promotion } from './promotion.ts'
import type { Reason } from './refusal.ts'
import type { Audience } from './terms.ts'

/** Whether a promotion holds at a moment, whoever asks. */
export const isOn = ({ startsAt, endsAt }: Promotion, now: Date): boolean =>
  Date.parse(startsAt) <= now.getTime() && (endsAt === null || now.getTime() < Date.parse(endsAt))

/** The earliest moment after this one at which one of them begins or ends; null when there is none. */
export function nextTurn(promotions: readonly Promotion[], now: Date): Date | null {
  const moments = promotions.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt ?? startsAt].map((each) => Date.parse(each)))
  const next = Math.min(...moments.filter((moment) => moment > now.getTime()))
  return next === Infinity ? null : new Date(next)
}

/** Why this buyer cannot use a promotion now, whatever is in the cart; null when they can. */
export function whyNotLive(promotion: Promotion, buyer: Buyer, now: Date): Reason | null {
  const { startsAt, limits, id } = promotion
  if (now.getTime() < Date.parse(startsAt)) return 'notStarted'
  if (!isOn(promotion, now)) return 'ended'
  const notFor = whyNotFor(promotion.audience, buyer)
  if (notFor !== null) return notFor
  if (limits.total !== null && (buyer.usesByAll[id] ?? 0) >= limits.total) return 'usedUp'
  return limits.perCustomer !== null && (buyer.uses[id] ?? 0) >= limits.perCustomer ? 'usedByYou' : null
}

function whyNotFor(audience: Audience, { tier, isFirstOrder }: Buyer): Reason | null {
  switch (audience.only) {
    case 'everyone':
      return null
    case 'members':
      return tier === null ? 'membersOnly' : null
    case 'firstOrder':
      return isFirstOrder ? null : 'firstOrderOnly'
    case 'tiers':
      return audience.tiers.some((each) => each === tier) ? null : 'tiersOnly'
  }
}
