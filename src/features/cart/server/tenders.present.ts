import { voucherRefusalWords } from '#src/features/rewards/server/rewards.service.ts'
import { inCulture, type Culture } from '#src/kit/culture.ts'
import type { CartTenders as Tenders } from '../cart.contract.ts'
import type { PricedCart } from './priced-cart.ts'

/** Vouchers and rebates of a cart, in the caller's language. */
export const presentTenders = ({ tenders, chosenTenders }: PricedCart, culture: Culture): Tenders => ({
  vouchers: tenders.entered.map(({ code, voucher, cents, refusal }) => ({
    voucherCode: code,
    name: voucher ? inCulture(voucher.name, culture) : code,
    valueCents: voucher?.valueCents ?? 0,
    minimumCents: voucher?.minimumCents ?? 0,
    validUntil: voucher?.validUntil ?? null,
    amountCents: cents,
    refusal: refusal && voucherRefusalWords(refusal, voucher ?? { minimumCents: 0 }, culture),
  })),
  rebates: { askedCents: chosenTenders.rebateCents, amountCents: tenders.rebateCents, balanceCents: tenders.balanceCents },
})
