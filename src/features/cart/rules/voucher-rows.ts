import { listedFor } from '#src/features/rewards/rules/voucher-list.ts'
import type { VoucherRefusal } from '#src/features/rewards/rules/voucher-use.ts'
import type { Cents } from '#src/kit/money.ts'

/** A voucher of the member. */
interface OwnVoucher {
  voucherCode: string
  state: 'ready' | 'upcoming' | 'used' | 'expired'
  valueCents: Cents
  minimumCents: Cents
  validFrom: string
  validUntil: string
}

/** A voucher that was entered on the bag: what it pays, or the server's words why it pays nothing. */
interface EnteredVoucher {
  code: string
  name: string
  valueCents: Cents
  validUntil: string | null
  amountCents: Cents
  refusal: string | null
}

export interface VoucherRow<Own> {
  code: string
  valueCents: Cents
  validUntil: string | null
  /** Null for one that is not the member's own. */
  own: Own | null
  entered: EnteredVoucher | null
  /** Why it can not be used; null when it can. */
  refusal: VoucherRefusal | null
}

/** The vouchers of a bag: those that were entered and are not the member's own, then the member's in the order of lists (reward-31). */
export function voucherRows<Own extends OwnVoucher>(
  own: readonly Own[],
  entered: readonly EnteredVoucher[],
  bag: { today: string; goodsCents: Cents },
): VoucherRow<Own>[] {
  const enteredAs = new Map(entered.map((each) => [each.code, each]))
  // They are the member's own, so that no member has to be named.
  const usable = own
    .filter(({ state }) => state === 'ready' || state === 'upcoming')
    .map((voucher) => ({ ...voucher, memberId: null, isUsed: false }))
  const others = entered.filter(({ code }) => !usable.some(({ voucherCode }) => voucherCode === code))
  return [
    ...others.map((each) => ({ ...each, own: null, entered: each, refusal: null })),
    ...listedFor(usable, { ...bag, memberId: 0 }).map(({ voucher, refusal }) => ({
      code: voucher.voucherCode,
      valueCents: voucher.valueCents,
      validUntil: voucher.validUntil,
      own: voucher,
      entered: enteredAs.get(voucher.voucherCode) ?? null,
      refusal,
    })),
  ]
}

export const isRefused = ({ entered, refusal }: VoucherRow<unknown>): boolean => refusal !== null || (entered?.refusal ?? null) !== null
