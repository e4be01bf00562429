import type { Cents } from '#src/kit/money.ts'
import type { LedgerEntry, LedgerKind } from '#src/features/pricing/rules/ledger.ts'

const counted: readonly LedgerKind[] = ['list', 'offer', 'cartPromotion', 'code', 'memberDiscount', 'voucher', 'rebate']

/** What was paid for goods after discounts and tenders, without delivery (reward-07). */
export const qualifyingCents = (ledger: readonly LedgerEntry[]): Cents =>
  Math.max(
    0,
    ledger.filter(({ kind }) => counted.includes(kind)).reduce((sum, { amountCents }) => sum + amountCents, 0),
  )
