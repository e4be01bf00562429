import type { Cents } from '#src/kit/money.ts'
import type { Day } from './days.ts'

/** Lowest first (reward-01). */
export const tiers = ['pre-member', 'classic', 'elite'] as const
export type Tier = (typeof tiers)[number]

/** The length of a membership year, and of the time over which a pre-member's spend counts. */
export const membershipMonths = 12
/** Days for which a date of birth must not have changed before the month of the voucher (reward-16). */
export const birthdayFixedDays = 30

/** What a tier requires and gives, between two days. Rows of a table; no constants in code (reward-02). */
export interface TierTerms {
  tier: Tier
  holdsFrom: Day
  /** The last day; null while it has no end. */
  holdsUntil: Day | null
  /** Qualifying spend that reaches it: within `membershipMonths` for a pre-member, within the membership year for a member. */
  entrySpendCents: Cents
  /** Qualifying spend of the membership year that renews it. */
  renewalSpendCents: Cents
  /** Rebate for every full step of qualifying spend. */
  rebateCents: Cents
  rebateStepCents: Cents
  /** Days from earning to release, and months from release to expiry. */
  pendingDays: number
  spendableMonths: number
  /** 0: no birthday voucher. */
  birthdayCents: Cents
  birthdayMinimumCents: Cents
}

/** The terms under which an order earned: a programme that changes later does not affect it. */
export type LotTerms = Pick<TierTerms, 'rebateCents' | 'rebateStepCents' | 'pendingDays' | 'spendableMonths'>

/** The terms of a tier on a day; of several rows the latest. Null when no programme runs. */
export function termsOf(programme: readonly TierTerms[], tier: Tier, day: Day): TierTerms | null {
  const holding = programme.filter(
    (terms) => terms.tier === tier && terms.holdsFrom <= day && (terms.holdsUntil === null || day <= terms.holdsUntil),
  )
  return holding.reduce<TierTerms | null>((latest, terms) => (latest && latest.holdsFrom > terms.holdsFrom ? latest : terms), null)
}

export const tierAbove = (tier: Tier): Tier | null => tiers[tiers.indexOf(tier) + 1] ?? null
export const tierBelow = (tier: Tier): Tier => tiers[Math.max(0, tiers.indexOf(tier) - 1)]!

/** A rebate counts full steps only: S$0.60 per full S$10. */
export const rebateFor = (spentCents: Cents, { rebateCents, rebateStepCents }: Pick<TierTerms, 'rebateCents' | 'rebateStepCents'>): Cents =>
  Math.floor(Math.max(0, spentCents) / rebateStepCents) * rebateCents
