import type { Cents } from '#src/kit/money.ts'

/** What the shopper wants to pay with before the card. */
export interface ChosenTenders {
  voucherCodes: string[]
  /** The most that rebates may pay. */
  rebateCents: Cents
}

export const noTenders: ChosenTenders = { voucherCodes: [], rebateCents: 0 }

/** The most vouchers of a bag. */
export const mostVouchers = 10

export const withVoucher = (chosen: ChosenTenders, code: string): ChosenTenders => ({
  ...chosen,
  voucherCodes: [...chosen.voucherCodes.filter((each) => each !== code), code],
})

export const withoutVoucher = (chosen: ChosenTenders, code: string): ChosenTenders => ({
  ...chosen,
  voucherCodes: chosen.voucherCodes.filter((each) => each !== code),
})
