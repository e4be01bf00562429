import type { LedgerEntry, TenderKind } from '#src/features/pricing/rules/ledger.ts'
import { payWith, type Tenders } from '#src/features/pricing/rules/tenders.ts'
import type { CartTotals } from '#src/features/pricing/rules/totals.ts'
import { voucherRefusal, whyNotUsable, type VoucherRefusal } from '#src/features/rewards/rules/voucher-use.ts'
import type { StoredVoucher, TendersService } from '#src/features/rewards/server/rewards.service.ts'
import { tenderNames } from '#src/features/rewards/tender-names.ts'
import { inEachCulture, type Translated } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { FilledCart } from './filled-cart.ts'

/** What a cart is paid with now. */
export interface CartTenders extends Tenders {
  /** The vouchers that the shopper entered: what each pays, or why it pays nothing. */
  entered: EnteredVoucher[]
  /** What rebates could pay at most, whatever was chosen. */
  balanceCents: Cents
}

export interface EnteredVoucher {
  code: string
  /** Null: there is none with this code. */
  voucher: StoredVoucher | null
  cents: Cents
  refusal: VoucherRefusal | null
}

/** What is paid with vouchers and rebates, and what is left for the card (money-12). A guest has neither. */
export async function tendersNow(
  { tenders }: { tenders: TendersService },
  orm: Orm,
  { row, chosenTenders: chosen }: FilledCart,
  totals: CartTotals,
): Promise<CartTenders> {
  const memberId = row?.memberId ?? null
  if (memberId === null || (chosen.voucherCodes.length === 0 && chosen.rebateCents === 0)) return paidByCard(totals)
  const wallet = await tenders.wallet(orm, memberId, chosen.voucherCodes)
  const bag = { memberId, today: wallet.today, goodsCents: totals.listCents + totals.offersCents }
  const found = chosen.voucherCodes.map((code) => {
    const voucher = wallet.vouchers.find((each) => each.code === code) ?? null
    return { code, voucher, refusal: voucher ? whyNotUsable(voucher, bag) : voucherRefusal('unknown') }
  })
  const usable = found.flatMap(({ voucher, refusal }) => (voucher && !refusal ? [voucher] : []))
  const paid = payWith(totals, { vouchers: usable, rebateCents: Math.min(chosen.rebateCents, wallet.rebateCents) })
  const entered = found.map(({ refusal, ...each }) => {
    const cents = paid.vouchers.find(({ code }) => code === each.code)?.cents ?? 0
    return { ...each, cents, refusal: refusal ?? (cents === 0 ? voucherRefusal('nothingLeft') : null) }
  })
  return { ...paid, entered, balanceCents: wallet.rebateCents }
}

/** Vouchers and rebates as entries of an order's ledger, in the order of application (money-07). */
export function tenderEntries({ entered, vouchers, rebateCents }: CartTenders): LedgerEntry[] {
  const entry = (kind: TenderKind, source: Translated, cents: Cents): LedgerEntry => ({ kind, line: null, source, amountCents: -cents })
  const nameOf = (code: string): Translated => entered.find((each) => each.code === code)!.voucher!.name
  return [
    ...vouchers.map(({ code, cents }) => entry('voucher', nameOf(code), cents)),
    ...(rebateCents > 0 ? [entry('rebate', rebatesName, rebateCents)] : []),
  ]
}

const rebatesName: Translated = inEachCulture((culture) => tenderNames[culture].rebate)

const paidByCard = ({ totalCents }: CartTotals): CartTenders => ({
  vouchers: [],
  rebateCents: 0,
  toPayCents: totalCents,
  entered: [],
  balanceCents: 0,
})
