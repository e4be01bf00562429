import type { Cents } from '#src/kit/money.ts'
import type { ChargedCard, DeclineReason } from '../port.ts'
import type { BankCard } from './bank-card.ts'

/** A card of the vault, and for whom it is stored. */
export interface VaultCard {
  vaultToken: string
  customer: string
  card: BankCard
}

/** What a charge was sent with. One of `nonce` and `vaultToken` is there. */
export interface ChargeParameters {
  orderNumber: string
  amountCents: Cents
  currency: string
  nonce?: string
  vaultToken?: string
  storeFor?: string
  instalments?: { bank: string; months: number }
}

/** How an attempt stands. */
export type AttemptState =
  | ({ event: 'captured'; reference: string; card: ChargedCard; stored?: VaultCard } & ChargeParameters)
  | ({ event: 'declined'; reason: DeclineReason; card?: ChargedCard } & ChargeParameters)
  /** Waits for its 3-D Secure page, or, with a proof, for the shop to send that proof. */
  | ({ event: 'challenged'; challenge: string; card: BankCard; proof?: string } & ChargeParameters)
  /** A key that was inquired before any charge, and is refused from then on. */
  | { event: 'closed' }

export interface Refund {
  refundKey: string
  attemptKey: string
  orderNumber: string
  amountCents: Cents
  reference: string
}

/** What is signed and sent to the shop once the line is on the disk; left out by entries of which nobody is told. */
interface Told {
  eventId?: string
}

/** One line of the journal. `at` is an ISO time. */
export type JournalEntry = { at: string } & (
  | ({ attemptKey: string } & AttemptState & Told)
  | ({ event: 'refunded' } & Refund & Told)
  | { event: 'issued'; nonce: string; card: BankCard }
  | { event: 'removed'; vaultToken: string }
  | { event: 'delivered'; eventId: string }
)
export type AttemptEntry = Extract<JournalEntry, AttemptState>
