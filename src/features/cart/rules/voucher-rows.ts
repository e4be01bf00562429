import { whyNotUsable, type VoucherRefusal } from '#src/features/rewards/rules/voucher-use.ts'
import type { Cents } from '#src/kit/money.ts'

/** A voucher of the member, as it is listed to them. */
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
  /** Why it can not be chosen; null when it can, or was. */
  refusal: VoucherRefusal | null
}

/** The vouchers of a bag: those that can be used now first, the largest of them first, then the others with a reason (reward-30). */
export function voucherRows<Own extends OwnVoucher>(
  own: readonly Own[],
  entered: readonly EnteredVoucher[],
  bag: { today: string; goodsCents: Cents },
): VoucherRow<Own>[] {
  const usable = own.filter(({ state }) => state === 'ready' || state === 'upcoming')
  const rows = usable.map((voucher): VoucherRow<Own> => {
    const chosen = entered.find(({ code }) => code === voucher.voucherCode) ?? null
    const refusal = chosen ? null : whyNotUsable({ ...voucher, memberId: null, isUsed: false }, { ...bag, memberId: 0 })
    return {
      code: voucher.voucherCode,
      valueCents: voucher.valueCents,
      validUntil: voucher.validUntil,
      own: voucher,
      entered: chosen,
      refusal,
    }
  })
  const others = entered.filter(({ code }) => !usable.some(({ voucherCode }) => voucherCode === code))
  const foreign = others.map((each): VoucherRow<Own> => ({ ...each, own: null, entered: each, refusal: null }))
  return [...rows, ...foreign].toSorted((a, b) => Number(isRefused(a)) - Number(isRefused(b)) || b.valueCents - a.valueCents)
}

export const isRefused = ({ entered, refusal }: VoucherRow<unknown>): boolean => refusal !== null || (entered?.refusal ?? null) !== null
