import type { Cents } from '#src/kit/money.ts'
import { addDays, type Day } from './days.ts'

export interface VoucherTerms {
  valueCents: Cents
  minimumCents: Cents
  validFrom: Day
  /** The last day. */
  validUntil: Day
}

const leastDays = 30

/** What a voucher paid of an order, and what comes back of that. */
export interface VoucherPart {
  paidCents: Cents
  cents: Cents
}

/**
 * What comes back of each voucher, of all that paid an order, the largest first: what they paid falls in the same order (money-12),
 * in whichever order `parts` have been written down.
 */
export const partsOfVouchers = <Voucher>(
  vouchers: readonly Voucher[],
  parts: readonly VoucherPart[],
): { voucher: Voucher; cents: Cents }[] =>
  parts
    .toSorted((a, b) => b.paidCents - a.paidCents)
    .flatMap(({ cents }, index) => (vouchers[index] && cents > 0 ? [{ voucher: vouchers[index], cents }] : []))

/** The voucher that comes back for a part of one that was spent (refund-04): so much of its minimum too, and 30 days at least. */
export function voucherInReturn({ valueCents, minimumCents, validUntil }: VoucherTerms, partCents: Cents, today: Day): VoucherTerms {
  const least = addDays(today, leastDays)
  return {
    valueCents: partCents,
    minimumCents: Math.round((minimumCents * partCents) / valueCents),
    validFrom: today,
    validUntil: validUntil > least ? validUntil : least,
  }
}
