import type { Translated } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import type { TenderKind } from '#src/features/pricing/rules/ledger.ts'

/** What goes back of a line, or of the delivery, with the GST that it contained. */
interface Credited {
  cents: Cents
  gstCents: Cents
}

/** A refund as its credit note prints it (order-14). */
export interface Credit {
  /** `line`: the position of the order's line. */
  lines: (Credited & { line: number; quantity: number })[]
  /** Null: the delivery is not refunded. */
  delivery: Credited | null
  /** The worth of gifts that are kept, deducted from what goes back. */
  kept: Credited | null
  /** What is paid back, by tender. `isEnded`: nobody gets it, because its member has left. */
  tenders: { kind: TenderKind; source: Translated | null; amountCents: Cents; isEnded?: true }[]
  /** Rebates that were earned and are spent, deducted from what is paid back. They are a debt and change no GST. */
  owedCents: Cents
}

/** What a credit note takes off its invoice. */
export function creditTotal({ lines, delivery, kept }: Credit): Credited {
  const rows = [...lines, ...(delivery ? [delivery] : []), ...(kept ? [{ cents: -kept.cents, gstCents: -kept.gstCents }] : [])]
  return rows.reduce((sum, { cents, gstCents }) => ({ cents: sum.cents + cents, gstCents: sum.gstCents + gstCents }), {
    cents: 0,
    gstCents: 0,
  })
}

/** Whether what is taken off the invoice is paid back or set against a debt, to the cent. */
export const isSettled = (credit: Credit): boolean =>
  creditTotal(credit).cents === credit.owedCents + credit.tenders.reduce((sum, { amountCents }) => sum + amountCents, 0)
