import type { Cents } from '#src/kit/money.ts'
import { allocate } from '#src/kit/money-shares.ts'
import type { GiftTerms } from '#src/features/orders/rules/order.ts'

/** A line as refunds see it. */
export interface SoldLine {
  position: number
  quantity: number
  amountCents: Cents
  /** What promotions' thresholds are tested on: the line after its own offers (promo-03). */
  thresholdCents: Cents
  /** What a gift was given for; null for goods that were bought. */
  gift: GiftTerms | null
}

/** An order as refunds see it: the amounts of lines and delivery come to the total, and so do those of its tenders. */
export interface SoldOrder {
  lines: readonly SoldLine[]
  deliveryCents: Cents
  /** In the order in which they paid; vouchers paid for goods only (money-12). */
  tenders: readonly { kind: 'voucher' | 'rebate' | 'card'; cents: Cents }[]
  gstCents: Cents
  /** Hundredths of a percent. */
  gstRate: number
}

/** What is refunded by itself, with its share of each tender and of the GST: `tenders` add up to `cents`. */
export interface Part {
  /** The position of its line; null for the delivery. */
  line: number | null
  cents: Cents
  gstCents: Cents
  tenders: Cents[]
}

/**
 * Every piece of an order and its delivery, with its share of every cent (refund-01): of the line's amount, of each
 * tender, of the GST. All are divided by largest remainder, first over the lines, then over the pieces of each, so that
 * the parts of an order always add up to the order, in whichever order they are refunded.
 */
export function partsOf({ lines, deliveryCents, tenders, gstCents }: Omit<SoldOrder, 'gstRate'>): Part[] {
  const rows = [...lines.map(({ amountCents }) => amountCents), deliveryCents]
  const paid = spread(
    rows,
    tenders.map(({ kind, cents }) => ({ cents, over: kind === 'voucher' ? lines.length : rows.length })),
  )
  const gst = allocate(gstCents, rows)
  return rows.flatMap((cents, row) => {
    const line = lines[row]
    const pieces = line ? allocate(cents, Array<number>(line.quantity).fill(1)) : [cents]
    const shares = spread(
      pieces,
      paid[row]!.map((part) => ({ cents: part, over: pieces.length })),
    )
    const tax = allocate(gst[row]!, pieces)
    return pieces.map((piece, index) => ({
      line: line?.position ?? null,
      cents: piece,
      gstCents: tax[index]!,
      tenders: shares[index]!,
    }))
  })
}

/** Divides each payment over the first `over` amounts, as far as they are not paid yet; answers what each amount was paid with. */
function spread(amounts: readonly Cents[], payments: readonly { cents: Cents; over: number }[]): Cents[][] {
  const left = [...amounts]
  const columns = payments.map(({ cents, over }) => {
    const shares = allocate(cents, left.slice(0, over))
    for (const [index, share] of shares.entries()) left[index]! -= share
    return shares
  })
  return amounts.map((_, index) => columns.map((shares) => shares[index] ?? 0))
}
