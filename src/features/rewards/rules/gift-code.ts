import type { Cents } from '#src/kit/money.ts'
import { addDays, type Day } from './days.ts'

/** A code that issues a voucher to each member who enters it (reward-28). */
export interface GiftCode {
  valueCents: Cents
  minimumCents: Cents
  /** How many days its vouchers can be used, the first included. */
  validDays: number
  startsAt: Date
  /** The first moment at which it no longer issues any; null without an end. */
  endsAt: Date | null
  /** Null without a limit. */
  mostIssued: number | null
  issued: number
}

export const giftCodeReasons = ['unknown', 'notStarted', 'ended', 'issuedToYou', 'allIssued'] as const
export type GiftCodeReason = (typeof giftCodeReasons)[number]

/** Why a code issues no voucher to a member now; null when it does. */
export function whyNotIssued(code: GiftCode | null, { now, hasOne }: { now: Date; hasOne: boolean }): GiftCodeReason | null {
  if (!code) return 'unknown'
  if (now < code.startsAt) return 'notStarted'
  if (hasOne) return 'issuedToYou'
  if (code.endsAt !== null && now >= code.endsAt) return 'ended'
  return code.mostIssued !== null && code.issued >= code.mostIssued ? 'allIssued' : null
}

/** The days on which a voucher can be used that is issued today. */
export const giftVoucherDays = ({ validDays }: Pick<GiftCode, 'validDays'>, today: Day): { validFrom: Day; validUntil: Day } => ({
  validFrom: today,
  validUntil: addDays(today, validDays - 1),
})
