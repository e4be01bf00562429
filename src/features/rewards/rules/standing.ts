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
  /** The first day of the first membership year, and how many years are over since. */
  begun: Day
  years: number
}

/** Years are counted from the first day, so that one that began on 29 February begins on it again in each leap year. */
const yearStart = ({ begun, years }: Pick<Membership, 'begun' | 'years'>): Day => addMonths(begun, membershipMonths * years)
const yearEnd = ({ begun, years }: Pick<Membership, 'begun' | 'years'>): Day => addDays(yearStart({ begun, years: years + 1 }), -1)

/** The days on which something was spent, in order, and what was spent up to each of them. */
interface Spent {
  days: readonly Day[]
  sums: readonly Cents[]
}

function spentUntil(history: readonly Spend[], today: Day): Spent {
  const byDay = new Map<Day, Cents>()
  for (const { day, amountCents } of history) if (day !== null && day <= today) byDay.set(day, (byDay.get(day) ?? 0) + amountCents)
  const days = [...byDay.keys()].toSorted()
  let sum = 0
  return { days, sums: days.map((day) => (sum += byDay.get(day)!)) }
}

/** What was spent before a day. */
function spentBefore({ days, sums }: Spent, day: Day): Cents {
  let [from, to] = [0, days.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (days[middle]! < day) from = middle + 1
    else to = middle
  }
  return sums[from - 1] ?? 0
}

const spentIn = (spent: Spent, from: Day, to: Day): Cents => spentBefore(spent, addDays(to, 1)) - spentBefore(spent, from)

/**
 * Replays what a member has spent (reward-03, reward-05, reward-06): the tier rises as soon as the spend is reached, and at the
 * end of the membership year it is renewed or falls by one. The same history always gives the same standing.
 */
export function standing(history: readonly Spend[], programme: readonly TierTerms[], today: Day): Standing {
  const spends = spentUntil(history, today)
  let member: Membership | null = null
  for (const day of spends.days) {
    member = rolledTo(day, member, spends, programme)
    member = risen(day, member, spends, programme)
  }
  return described(rolledTo(today, member, spends, programme), spends, programme, today)
}

/** Ends every membership year that is over on this day. */
function rolledTo(day: Day, from: Membership | null, spends: Spent, programme: readonly TierTerms[]): Membership | null {
  let member = from
  while (member && yearEnd(member) < day) {
    const next: Membership = { ...member, years: member.years + 1 }
    if (isRenewed(member, spends, programme)) member = next
    else if (tierBelow(member.tier) === 'pre-member') member = null
    else member = { ...next, tier: tierBelow(member.tier), since: yearStart(next) }
  }
  return member
}

function isRenewed(member: Membership, spends: Spent, programme: readonly TierTerms[]): boolean {
  const terms = termsOf(programme, member.tier, yearEnd(member))
  return terms !== null && spentIn(spends, yearStart(member), yearEnd(member)) >= terms.renewalSpendCents
}

/** Raises the tier as far as the spend up to this day allows. */
function risen(day: Day, from: Membership | null, spends: Spent, programme: readonly TierTerms[]): Membership | null {
  const next = tierAbove(from?.tier ?? 'pre-member')
  const terms = next && termsOf(programme, next, day)
  if (!next || !terms) return from
  const since = from ? yearStart(from) : addDays(addMonths(day, -membershipMonths), 1)
  if (spentIn(spends, since, day) < terms.entrySpendCents) return from
  return risen(day, { tier: next, since: day, begun: from?.begun ?? day, years: from?.years ?? 0 }, spends, programme)
}

function described(member: Membership | null, spends: Spent, programme: readonly TierTerms[], today: Day): Standing {
  const tier = member?.tier ?? 'pre-member'
  const nextTier = tierAbove(tier)
  const wanted = nextTier ? termsOf(programme, nextTier, today)?.entrySpendCents : termsOf(programme, tier, today)?.renewalSpendCents
  return {
    tier,
    since: member?.since ?? null,
    tierAnniversaryEndDate: member && yearEnd(member),
    nextTier,
    spentCents: Math.max(0, spentIn(spends, member ? yearStart(member) : addDays(addMonths(today, -membershipMonths), 1), today)),
    targetCents: wanted ?? null,
    renewedUntil: member && isRenewed(member, spends, programme) ? yearEnd({ ...member, years: member.years + 1 }) : null,
  }
}
