import { inCulture, inEachCulture, languages, type Translated } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import type { Credit } from '#src/features/invoices/rules/credit-note.ts'
import { tendersOf, type LedgerEntry, type TenderKind } from '#src/features/pricing/rules/ledger.ts'
import type { KeptGift, Refunded, RefundPreview } from './preview.ts'

/** What a refund takes back, what it deducts, and what it is paid back with. */
export type RefundEntryKind = 'goods' | 'delivery' | 'giftKept' | 'rebateOwed' | TenderKind

export interface RefundEntry {
  kind: RefundEntryKind
  /** The line of the order that goes back or is a kept gift; null for everything else. */
  line: number | null
  /** How many pieces of the line go back; null for everything else. */
  quantity: number | null
  /** The tender's name. */
  source: Translated | null
  amountCents: Cents
}

/** A refund as its credit note has it. `owedCents`: rebates that are spent, deducted already from `preview.tenders`. */
export const creditOf = ({ lines, delivery, kept, tenders }: RefundPreview, owedCents: Cents, ledger: readonly LedgerEntry[]): Credit => ({
  lines,
  delivery,
  kept,
  tenders: tendersOf(ledger)
    .map(({ kind, source }, index) => ({ kind, source, amountCents: tenders[index]! }))
    .filter(({ amountCents }) => amountCents > 0),
  owedCents,
})

/** The credit of a member who has left: what does not go back to the card ended with the account, which its name says (refund-04). */
export const endedWithAccount = (credit: Credit, words: Translated): Credit => ({
  ...credit,
  tenders: credit.tenders.map((tender) => {
    if (tender.kind === 'card') return tender
    const source = inEachCulture((culture) =>
      [tender.source ? inCulture(tender.source, culture) : tender.kind, inCulture(words, culture)].join(languages[culture].comma),
    )
    return { ...tender, source, isEnded: true }
  }),
})

/**
 * A refund in entries that add up to zero (refund-07): goods and delivery negative, what is deducted or paid back positive. Each gift
 * that is kept has one, also where nothing can be deducted for it, so that a later refund deducts it (refund-03).
 */
export function refundEntries({ lines, delivery, tenders, owedCents }: Credit, keptGifts: readonly KeptGift[]): RefundEntry[] {
  const entry = (kind: RefundEntryKind, amountCents: Cents, more: Partial<RefundEntry> = {}): RefundEntry => ({
    kind,
    line: null,
    quantity: null,
    source: null,
    amountCents,
    ...more,
  })
  return [
    ...lines.map(({ line, quantity, cents }) => entry('goods', 0 - cents, { line, quantity })),
    ...(delivery ? [entry('delivery', 0 - delivery.cents)] : []),
    ...keptGifts.map(({ line, cents }) => entry('giftKept', cents, { line })),
    ...(owedCents > 0 ? [entry('rebateOwed', owedCents)] : []),
    ...tenders.map(({ kind, source, amountCents }) => entry(kind, amountCents, { source })),
  ]
}

/** What the entries of earlier refunds took back. */
export const refundedBy = (entries: readonly RefundEntry[]): Refunded => ({
  pieces: entries.flatMap(({ line, quantity }) => (quantity === null ? [] : [{ line: line!, quantity }])),
  delivery: entries.some(({ kind }) => kind === 'delivery'),
  keptGifts: entries.flatMap(({ kind, line, amountCents }) => (kind === 'giftKept' && line !== null ? [{ line, cents: amountCents }] : [])),
})
