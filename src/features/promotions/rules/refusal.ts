import type { Cents } from '#src/kit/money.ts'

/** Why a promotion or a code does not apply (promo-12). Amounts that are missing stand beside it. */
export type Reason =
  | 'unknownCode'
  | 'notStarted'
  | 'ended'
  | 'membersOnly'
  | 'tiersOnly'
  | 'firstOrderOnly'
  | 'usedByYou'
  | 'usedUp'
  | 'noMatchingGoods'
  | 'belowThreshold'
  | 'tooFewPieces'
  | 'betterInGroup'
  | 'memberPriceIsBetter'
  | 'specialPriceIsBetter'
  | 'noRegularGoods'
  | 'appliesAlone'
  | 'othersApply'
  | 'betterWithout'
  | 'nothingLeft'
  | 'offerUsed'

export interface Refusal {
  reason: Reason
  /** What more of its goods it needs; 0 where goods are not what is missing. */
  missingCents: Cents
  missingPieces: number
  /** The promotion that applies in its place; null where there is no such one. */
  by: number | null
}

export const refusal = (reason: Reason, more: Partial<Refusal> = {}): Refusal => ({
  reason,
  missingCents: 0,
  missingPieces: 0,
  by: null,
  ...more,
})
