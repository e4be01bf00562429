import type { Cents } from '#src/kit/money.ts'
import { addDays, addMonths, type Day } from './days.ts'
import { membershipMonths, termsOf, tierAbove, tierBelow, type Tier, type TierTerms } from './programme.ts'

/** Qualifying spend of an order; a return is subtracted on the same day. */
export interface Spend {
  /** On which the order completed; null while it has not, and does not count. */
  day: Day | null
  amountCents: Cents
}

/** A member's tier and progress in the programme. */
export interface Standing {
  tier: Tier
  /** The day on which the tier was reached; null for a pre-member. */
  since: Day | null
  /** The last day of the membership year; null for a pre-member. */
  tierAnniversaryEndDate: Day | null
  /** Null in the highest tier. */
  nextTier: Tier | null
  /** The spend that counts: of the membership year, or for a pre-member of the last 12 months. */
  spentCents: Cents
  /** The spend that the next tier requires, in the highest tier the spend that renews it; null without a programme. */
  targetCents: Cents | null
  /** The last day of the following membership year, for which the tier is renewed; null while it is not. */
  renewedUntil: Day | null
}

interface Membership {
  tier: Tier
  since: Day
  yearStart: Day
}

const yearEnd = ({ yearStart }: Pick<Membership, 'yearStart'>): Day => addDays(addMonths(yearStart, membershipMonths), -1)
interface CountedSpend extends Spend {
  day: Day
}

const spentIn = (spends: readonly CountedSpend[], from: Day, to: Day): Cents =>
  spends.reduce((sum, { day, amountCents }) => (day >= from && day <= to ? sum + amountCents : sum), 0)

/**
 * Replays what a member has spent (reward-03, reward-05, reward-06): the tier rises as soon as the spend is reached, and at the
 * end of the membership year it is renewed or falls by one. The same history always gives the same standing.
 */
export function standing(history: readonly Spend[], programme: readonly TierTerms[], today: Day): Standing {
  const spends = history.filter((spend): spend is CountedSpend => spend.day !== null && spend.day <= today)
  let member: Membership | null = null
  for (const day of new Set(spends.map((spend) => spend.day).toSorted())) {
    member = rolledTo(day, member, spends, programme)
    member = risen(day, member, spends, programme)
  }
  return described(rolledTo(today, member, spends, programme), spends, programme, today)
}

/** Ends every membership year that is over on this day. */
function rolledTo(day: Day, from: Membership | null, spends: readonly CountedSpend[], programme: readonly TierTerms[]): Membership | null {
  let member = from
  while (member && yearEnd(member) < day) {
    const end: Day = yearEnd(member)
    const yearStart = addDays(end, 1)
    if (isRenewed(member, spends, programme)) member = { ...member, yearStart }
    else if (tierBelow(member.tier) === 'pre-member') member = null
    else member = { tier: tierBelow(member.tier), since: yearStart, yearStart }
  }
  return member
}

function isRenewed(member: Membership, spends: readonly CountedSpend[], programme: readonly TierTerms[]): boolean {
  const terms = termsOf(programme, member.tier, yearEnd(member))
  return terms !== null && spentIn(spends, member.yearStart, yearEnd(member)) >= terms.renewalSpendCents
}

/** Raises the tier as far as the spend up to this day allows. */
function risen(day: Day, from: Membership | null, spends: readonly CountedSpend[], programme: readonly TierTerms[]): Membership | null {
  const next = tierAbove(from?.tier ?? 'pre-member')
  const terms = next && termsOf(programme, next, day)
  if (!next || !terms) return from
  const since = from ? from.yearStart : addDays(addMonths(day, -membershipMonths), 1)
  if (spentIn(spends, since, day) < terms.entrySpendCents) return from
  return risen(day, { tier: next, since: day, yearStart: from?.yearStart ?? day }, spends, programme)
}

function described(member: Membership | null, spends: readonly CountedSpend[], programme: readonly TierTerms[], today: Day): Standing {
  const tier = member?.tier ?? 'pre-member'
  const nextTier = tierAbove(tier)
  const wanted = nextTier ? termsOf(programme, nextTier, today)?.entrySpendCents : termsOf(programme, tier, today)?.renewalSpendCents
  return {
    tier,
    since: member?.since ?? null,
    tierAnniversaryEndDate: member && yearEnd(member),
    nextTier,
    spentCents: Math.max(0, spentIn(spends, member?.yearStart ?? addDays(addMonths(today, -membershipMonths), 1), today)),
    targetCents: wanted ?? null,
    renewedUntil: member && isRenewed(member, spends, programme) ? yearEnd({ yearStart: addDays(yearEnd(member), 1) }) : null,
  }
}
