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
