import type { Cents } from '#src/kit/money.ts'
import type { LedgerEntry, LedgerKind } from '#src/features/pricing/rules/ledger.ts'

type Movement = Pick<LedgerEntry, 'kind' | 'amountCents'>

const counted: readonly LedgerKind[] = ['list', 'offer', 'cartPromotion', 'code', 'memberDiscount', 'voucher', 'rebate']

const sumOf = (ledger: readonly Movement[], kinds: readonly LedgerKind[]): Cents =>
  ledger.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amountCents }) => sum + amountCents, 0)

/** What was paid for goods after discounts and tenders, without delivery (reward-07). */
export const qualifyingCents = (ledger: readonly Movement[]): Cents => Math.max(0, sumOf(ledger, counted))

/** What the member price took off an order (reward-08). */
export const memberSavingCents = (ledger: readonly Movement[]): Cents => 0 - sumOf(ledger, ['memberDiscount'])
