import { dayMs } from '#src/kit/clock.ts'
import type { Cents } from '#src/kit/money.ts'
import { whyNotUsable, type VoucherBag, type VoucherFacts, type VoucherRefusal } from './voucher-use.ts'

export interface ListedVoucher<Voucher> {
  voucher: Voucher
  /** Why it can not be used on the bag; null when it can. */
  refusal: VoucherRefusal | null
}

/** Vouchers as a bag lists them: those that it can use first, the largest first; then the others, the one that misses least first (reward-31). */
export const listedFor = <Voucher extends VoucherFacts & { valueCents: Cents }>(
  vouchers: readonly Voucher[],
  bag: VoucherBag,
): ListedVoucher<Voucher>[] =>
  vouchers
    .map((voucher) => ({ voucher, refusal: whyNotUsable(voucher, bag) }))
    .toSorted((a, b) => rank(a) - rank(b) || missing(a) - missing(b) || b.voucher.valueCents - a.voucher.valueCents)

/** Usable, then with goods missing, then for another reason. */
const rank = ({ refusal }: { refusal: VoucherRefusal | null }): number => (refusal === null ? 0 : refusal.reason === 'belowMinimum' ? 1 : 2)

const missing = ({ refusal }: { refusal: VoucherRefusal | null }): Cents => refusal?.missingCents ?? 0

/** Days before the last one on which a voucher's end is a warning. */
const soonDays = 7

/** Whether a voucher that can be used ends so soon that its page warns of it. Days are of Singapore: `2026-11-30`. */
export const endsSoon = ({ state, validUntil }: { state: string; validUntil: string }, today: string): boolean =>
  state === 'ready' && Date.parse(validUntil) - Date.parse(today) <= soonDays * dayMs
