import type { Translated } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'

/** The kinds of movement between the list price and the total, in the order of application (money-07). */
export const priceKinds = ['list', 'offer', 'cartPromotion', 'code', 'memberDiscount', 'delivery'] as const
export type PriceKind = (typeof priceKinds)[number]
/** What the total is paid with, in the order of application. */
export const tenderKinds = ['voucher', 'rebate', 'card'] as const
export type TenderKind = (typeof tenderKinds)[number]
export type LedgerKind = PriceKind | TenderKind

/** One movement. Goods and delivery are positive; reductions and tenders negative. */
export interface LedgerEntry {
  kind: LedgerKind
  line: number | null
  source: Translated | null
  amountCents: Cents
}

const isTender = (kind: LedgerKind): kind is TenderKind => (tenderKinds as readonly LedgerKind[]).includes(kind)

/** The movements up to the total, and the tenders that pay it. */
export const priceMovements = (entries: readonly LedgerEntry[]): (LedgerEntry & { kind: PriceKind })[] =>
  entries.flatMap((entry) => (isTender(entry.kind) ? [] : [{ ...entry, kind: entry.kind }]))
export const tendersOf = (entries: readonly LedgerEntry[]): (LedgerEntry & { kind: TenderKind })[] =>
  entries.flatMap((entry) => (isTender(entry.kind) ? [{ ...entry, kind: entry.kind }] : []))

/** The total of an order: every movement but the tenders. */
export const ledgerTotal = (entries: readonly LedgerEntry[]): Cents =>
  priceMovements(entries).reduce((sum, entry) => sum + entry.amountCents, 0)

/** The sum of all movements; zero when the ledger is complete. */
export const ledgerBalance = (entries: readonly LedgerEntry[]): Cents => entries.reduce((sum, entry) => sum + entry.amountCents, 0)
