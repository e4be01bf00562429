import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '#src/features/orders/server/orders.tables.ts'
import type { AttemptState } from '#src/features/payment/rules/attempt.ts'

/** One attempt to charge a card, written before the gateway is called and never deleted. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.autoId),
    /** The key under which the gateway knows the attempt; permanent. */
    attemptKey: text('attempt_key').notNull().unique(),
    amountCents: integer('amount_cents').notNull(),
    currency: text().notNull(),
    state: text().$type<AttemptState>().notNull(),
    gatewayReference: text('gateway_reference'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    declineReason: text('decline_reason'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [index('payment_attempts_order').on(table.orderId), index('payment_attempts_state').on(table.state, table.createdAt)],
)
