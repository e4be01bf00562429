import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ChargeOutcome, ChargeRequest, RefundOutcome } from '../port.ts'
import type { SaleCard } from './sale-outcome.ts'

/** The card of a waiting attempt, and the nonce that its 3-D Secure page verifies. */
export interface WaitingCard extends SaleCard {
  nonce: string
}

/**
 * The attempts that this gateway was asked about, because Braintree has no key of its own for them and cannot be told to
 * refuse one. `waiting` for 3-D Secure; `selling`: the one sale was sent; `settled`; `closed`: it was never sold and
 * never will be.
 */
export const braintreeAttempts = pgTable('braintree_attempts', {
  attemptKey: text('attempt_key').primaryKey(),
  state: text().$type<'waiting' | 'selling' | 'settled' | 'closed'>().notNull(),
  /** Null for a key that was closed before it was charged. */
  request: jsonb().$type<ChargeRequest>(),
  card: jsonb().$type<WaitingCard>(),
  saleBeganAt: timestamp('sale_began_at', { withTimezone: true }),
  outcome: jsonb().$type<ChargeOutcome>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Refunds by their key. A part of a sale that is not settled yet waits here until it can be refunded. */
export const braintreeRefunds = pgTable(
  'braintree_refunds',
  {
    refundKey: text('refund_key').primaryKey(),
    attemptKey: text('attempt_key')
      .notNull()
      .references(() => braintreeAttempts.attemptKey),
    amountCents: integer('amount_cents').notNull(),
    /** How and when it was last sent to Braintree. */
    sentAs: text('sent_as').$type<'void' | 'refund'>(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    outcome: jsonb().$type<RefundOutcome>(),
  },
  (table) => [index('braintree_refunds_attempt').on(table.attemptKey)],
)
