import type { Cents } from '#src/kit/money.ts'

/** A voucher that can be used on an order. */
export interface UsableVoucher {
  code: string
  valueCents: Cents
}

/** What an order is paid with; `vouchers + rebateCents + toPayCents` is its total, and no part is negative. */
export interface Tenders {
  /** What each voucher pays. One that has nothing left to pay is not among them. */
  vouchers: { code: string; cents: Cents }[]
  rebateCents: Cents
  /** What is left for the card. */
  toPayCents: Cents
}

/**
 * Divides a total among its tenders (money-12): vouchers pay for goods, the largest first, so that as few as possible are
 * used; then rebates pay for what is left, delivery too; then the card. `rebateCents` is the most that rebates may pay.
 */
export function payWith(
  { goodsCents, totalCents }: { goodsCents: Cents; totalCents: Cents },
  { vouchers, rebateCents }: { vouchers: readonly UsableVoucher[]; rebateCents: Cents },
): Tenders {
  const used: Tenders['vouchers'] = []
  let goodsLeft = Math.max(0, goodsCents)
  for (const { code, valueCents } of vouchers.toSorted(bySize)) {
    const cents = Math.min(valueCents, goodsLeft)
    if (cents > 0) used.push({ code, cents })
    goodsLeft -= cents
  }
  const left = totalCents - used.reduce((sum, { cents }) => sum + cents, 0)
  const byRebate = Math.max(0, Math.min(rebateCents, left))
  return { vouchers: used, rebateCents: byRebate, toPayCents: left - byRebate }
}

const bySize = (a: UsableVoucher, b: UsableVoucher): number => b.valueCents - a.valueCents || (a.code < b.code ? -1 : 1)
