import type { Translated } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'

/** The kinds of movement between the list price and the amount charged, in the order of application (money-07). */
export const ledgerKinds = ['list', 'offer', 'cartPromotion', 'code', 'memberDiscount', 'delivery', 'voucher', 'rebate', 'card'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** One movement. Goods and delivery are positive; reductions and tenders negative. */
export interface LedgerEntry {
  kind: LedgerKind
  line: number | null
  source: Translated | null
  amountCents: Cents
}

const tenders: readonly LedgerKind[] = ['voucher', 'rebate', 'card']

export const isTender = (kind: LedgerKind): boolean => tenders.includes(kind)

/** The total of an order: every movement but the tenders. */
export const ledgerTotal = (entries: readonly LedgerEntry[]): Cents =>
  entries.filter((entry) => !isTender(entry.kind)).reduce((sum, entry) => sum + entry.amountCents, 0)

/** The sum of all movements; zero when the ledger is complete. */
export const ledgerBalance = (entries: readonly LedgerEntry[]): Cents => entries.reduce((sum, entry) => sum + entry.amountCents, 0)
