import type { Cents } from '#src/kit/money.ts'
import { rebateFor, termsOf, tiers, type LotTerms, type TierTerms } from './programme.ts'
import type { EntrySet, Lot } from './rebates.ts'

/** What an order has earned and what became of it. `sets` may name other lots too. */
export interface Earning {
  lot: Lot
  /** The order's qualifying spend when it earned. */
  spentCents: Cents
  sets: readonly EntrySet[]
}

export interface Clawback {
  /** To be taken from the order's own lot. */
  takenCents: Cents
  /** Spent already: to be deducted from what is refunded. */
  deductedCents: Cents
}

/**
 * What a refund takes back of an earning (refund-05): what the order would not have earned with the spend that is left.
 * The lot pays as far as it can; what is spent is deducted, `mostCents` at most; what has expired is not asked for.
 * `deductedCents`: what refunds have deducted before.
 */
export function clawback(
  { lot, spentCents, sets }: Earning,
  programme: readonly TierTerms[],
  { leftCents, deductedCents, mostCents }: { leftCents: Cents; deductedCents: Cents; mostCents: Cents },
): Clawback {
  const terms = termsOfEarning(lot, programme, spentCents)
  const owed = lot.earnedCents - (terms ? rebateFor(leftCents, terms) : 0)
  const inAccount = (account: string): Cents =>
    sets
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.lotId === lot.autoId && entry.account === account)
      .reduce((sum, { amountCents }) => sum + amountCents, 0)
  // The programme's side began at minus what was earned.
  const taken = lot.earnedCents + inAccount('programme')
  const open = Math.max(0, owed - taken - deductedCents)
  const takenCents = Math.min(open, lot.pendingCents + lot.spendableCents)
  return { takenCents, deductedCents: Math.max(0, Math.min(open - takenCents, inAccount('spent') - deductedCents, mostCents)) }
}

/** The terms by which an order earned; where they are not stored, those of the tier that gives this rebate for its spend on that day. */
const termsOfEarning = (
  { terms: stored, earnedOn, earnedCents }: Lot,
  programme: readonly TierTerms[],
  spentCents: Cents,
): LotTerms | null =>
  stored ??
  tiers.map((tier) => termsOf(programme, tier, earnedOn)).find((terms) => terms && rebateFor(spentCents, terms) === earnedCents) ??
  null
