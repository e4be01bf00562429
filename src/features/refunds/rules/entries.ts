import type { Translated } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import { tendersOf, type LedgerEntry, type TenderKind } from '#src/features/pricing/rules/ledger.ts'
import type { RefundPreview } from './preview.ts'

/** What a refund takes back, what it deducts, and what it is paid back with. */
export type RefundEntryKind = 'goods' | 'delivery' | 'giftKept' | 'rebateOwed' | TenderKind

export interface RefundEntry {
  kind: RefundEntryKind
  /** The line of the order whose pieces go back; null for everything else. */
  line: number | null
  /** The tender's name. */
  source: Translated | null
  amountCents: Cents
}

/** A refund in entries that add up to zero (refund-07): goods and delivery negative, what is deducted or paid back positive. */
export function refundEntries(preview: RefundPreview, owedCents: Cents, ledger: readonly LedgerEntry[]): RefundEntry[] {
  const entry = (kind: RefundEntryKind, amountCents: Cents, more: Partial<RefundEntry> = {}): RefundEntry => ({
    kind,
    line: null,
    source: null,
    amountCents,
    ...more,
  })
  return [
    ...preview.lines.map(({ line, cents }) => entry('goods', 0 - cents, { line })),
    entry('delivery', 0 - (preview.deliveryCents ?? 0)),
    entry('giftKept', preview.keptCents),
    entry('rebateOwed', owedCents),
    ...tendersOf(ledger).map(({ kind, source }, index) => entry(kind, preview.tenders[index]!, { source })),
  ].filter(({ kind, amountCents }) => kind === 'goods' || amountCents !== 0)
}
