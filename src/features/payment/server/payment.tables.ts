import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { members } from '#src/features/member/server/member.tables.ts'
import { orders } from '#src/features/orders/server/orders.tables.ts'
import type { AttemptState } from '#src/features/payment/rules/attempt.ts'
import type { AgreedPlan } from '#src/features/payment/rules/agreed-plan.ts'

/** One attempt to charge a card, written before the gateway is called and never deleted. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null once nothing was charged: the order of a declined attempt is deleted (pay-27). */
    orderId: integer('order_id').references(() => orders.autoId, { onDelete: 'set null' }),
    orderNumber: text('order_number').notNull().unique(),
    sessionId: text('session_id').notNull(),
    memberId: integer('member_id').references(() => members.autoId),
    /** The bag that it pays for: a guest who signs in meanwhile takes it along. Null for attempts of earlier versions. */
    cartId: integer('cart_id'),
    idempotencyKey: text('idempotency_key').notNull(),
    quoteHash: text('quote_hash').notNull(),
    /** The plan that it is paid by; null for a full payment. */
    plan: jsonb().$type<AgreedPlan>(),
    /** A hash of the network that it came from, while it is open. */
    network: text(),
    /** The key under which the gateway knows the attempt; permanent. */
    attemptKey: text('attempt_key').notNull().unique(),
    amountCents: integer('amount_cents').notNull(),
    currency: text().notNull(),
    state: text().$type<AttemptState>().notNull(),
    gatewayReference: text('gateway_reference'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    cardFingerprint: text('card_fingerprint'),
    declineReason: text('decline_reason'),
    /** The gateway's page for 3-D Secure. */
    challengeUrl: text('challenge_url'),
    /** Until when its goods are held; it is ended at the gateway then. */
    heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    index('payment_attempts_order').on(table.orderId),
    index('payment_attempts_member')
      .on(table.memberId)
      .where(sql`member_id is not null`),
    // The same key keeps its answer when its order is gone.
    uniqueIndex('payment_attempts_idempotency').on(table.sessionId, table.idempotencyKey),
    index('payment_attempts_open')
      .on(table.state, table.createdAt)
      .where(sql`state in ('created', 'unknown')`),
    // What was just captured, which the gateway's journal should have too. Each run of the reconciler asks for these.
    index('payment_attempts_captured')
      .on(table.settledAt)
      .where(sql`state = 'captured'`),
    index('payment_attempts_under_way')
      .on(table.network)
      .where(sql`network is not null`),
  ],
)

/** Tries whose card was declined, for the hour in which they count (pay-26). */
export const declinedTries = pgTable(
  'declined_tries',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    /** `session:`, `network:` or `card:` and its id, hash or fingerprint. */
    who: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('declined_tries_who').on(table.who, table.at)],
)

/** A card that a member had stored in the gateway's vault; its number is there alone. */
export const savedCards = pgTable(
  'saved_cards',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.autoId, { onDelete: 'cascade' }),
    vaultToken: text('vault_token').notNull().unique(),
    /** The same for the same card. */
    fingerprint: text().notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    /** YYYY-MM */
    expires: text().notNull(),
    /** The first six digits. */
    range: text('first_digits').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('saved_cards_of_member').on(table.memberId, table.fingerprint)],
)

/** Events of the gateway that were taken; the same one again does nothing. */
export const gatewayEvents = pgTable('gateway_events', {
  id: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
})
