import type { Cents } from '#src/kit/money.ts'
import type { CartLine } from '../cart.ts'

/** A line in the middle of pricing, with what is left of its price. */
export interface OpenLine {
  line: CartLine
  leftCents: Cents
  /** Whether a promotion of the line stage reduced it. */
  isReduced: boolean
  /** Whether it is bought for a special price, so that it is part of no multi-buy (promo-21). */
  isUnderOffer: boolean
}

/** A kind that takes cents off goods. */
export interface ReducingKind<P> {
  /** When it applies without a code; with one it applies at the stage of codes (money-07). */
  stage: 'line' | 'cart' | 'member'
  /** Whether it looks at several lines together, so that a line which takes part belongs to it alone in its group. */
  isSet: (promotion: P) => boolean
  /** What it takes off each of these lines, all of which are among its goods; never more than is left. */
  take: (promotion: P, lines: readonly OpenLine[]) => Cents[]
}

/** The limit of pieces or sets, without an upper bound where there is none. */
export const most = (limit: number | null): number => limit ?? Infinity

/** A percentage of what is left of a line; half a cent rounds in the shopper's favour. */
export const percentOf = (cents: Cents, percent: number): Cents => Math.round((cents * percent) / 100)

export function sumOf(amounts: readonly number[]): number {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}
