import type { Cents } from '#src/kit/money.ts'
import type { LedgerEntry } from '#src/features/pricing/rules/ledger.ts'

/** An order that a member has paid, as rewards need to know it. */
export interface PaidOrder {
  memberId: number
  orderNumber: string
  totalCents: Cents
  ledger: readonly LedgerEntry[]
}
