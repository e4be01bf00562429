import type { Cents } from '#src/kit/money.ts'
import type { Day } from './days.ts'

export const voucherKinds = ['birthday', 'gift'] as const
export type VoucherKind = (typeof voucherKinds)[number]

/** A voucher as the rule sees it. */
export interface VoucherFacts {
  /** Null: it belongs to whoever has its code. */
  memberId: number | null
  minimumCents: Cents
  validFrom: Day
  /** The last day. */
  validUntil: Day
  isUsed: boolean
}

/** The bag that it is to be used on. */
export interface VoucherBag {
  memberId: number
  today: Day
  /** The goods after the offers of lines and before tenders, on which a minimum is tested (promo-03). */
  goodsCents: Cents
}

export const voucherReasons = ['unknown', 'anothers', 'used', 'expired', 'notYet', 'belowMinimum', 'nothingLeft'] as const
export type VoucherReason = (typeof voucherReasons)[number]

export interface VoucherRefusal {
  reason: VoucherReason
  /** What the bag still needs. */
  missingCents: Cents
  /** The first day, or the last, on which it can be used. */
  day: Day | null
}

export const voucherRefusal = (reason: VoucherReason, more: Partial<VoucherRefusal> = {}): VoucherRefusal => ({
  reason,
  missingCents: 0,
  day: null,
  ...more,
})

/** Why a voucher can not be used on this bag; null when it can (reward-29). */
export function whyNotUsable(voucher: VoucherFacts, { memberId, today, goodsCents }: VoucherBag): VoucherRefusal | null {
  const { validFrom, validUntil, minimumCents } = voucher
  if (voucher.memberId !== null && voucher.memberId !== memberId) return voucherRefusal('anothers')
  if (voucher.isUsed) return voucherRefusal('used')
  if (today > validUntil) return voucherRefusal('expired', { day: validUntil })
  if (today < validFrom) return voucherRefusal('notYet', { day: validFrom })
  if (goodsCents < minimumCents) return voucherRefusal('belowMinimum', { missingCents: minimumCents - goodsCents })
  return goodsCents > 0 ? null : voucherRefusal('nothingLeft')
}
