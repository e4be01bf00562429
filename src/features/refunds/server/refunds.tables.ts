import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Translated } from '#src/kit/culture.ts'
import type { Actor } from '#src/features/orders/rules/order-event.ts'
import { orders } from '#src/features/orders/server/orders.tables.ts'
import type { Credit } from '#src/features/invoices/rules/credit-note.ts'
import type { RefundEntryKind } from '../rules/entries.ts'
import type { Pieces } from '../rules/preview.ts'
import type { RefundReason, RefundState, ReturnState } from '../rules/refund.ts'

const orderId = () => integer('order_id').references(() => orders.autoId)

/** A refund, written before the gateway is called and never deleted. Amounts in cents. */
export const refunds = pgTable(
  'refunds',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null: money that was captured for no paid order goes back. */
    orderId: orderId(),
    orderNumber: text('order_number').notNull(),
    /** The key under which the gateway knows it; permanent. */
    refundKey: text('refund_key').notNull().unique(),
    /** The attempt whose capture it gives back; null when nothing goes to a card. */
    attemptKey: text('attempt_key'),
    cardCents: integer('card_cents').notNull(),
    /** What it comes to, as its credit note has it; null when there is no order. */
    credit: jsonb().$type<Credit>(),
    reason: text().$type<RefundReason>().notNull(),
    /** What the store wrote about it. */
    note: text(),
    byKind: text('by_kind').$type<Actor['kind']>().notNull(),
    byName: text('by_name'),
    state: text().$type<RefundState>().notNull(),
    gatewayReference: text('gateway_reference'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    index('refunds_order').on(table.orderNumber),
    index('refunds_order_id').on(table.orderId),
    index('refunds_open')
      .on(table.createdAt)
      .where(sql`state in ('created', 'unknown')`),
    // What the gateway has just paid back, which its journal should have too.
    index('refunds_settled')
      .on(table.settledAt)
      .where(sql`state = 'refunded' and card_cents > 0`),
    check('refunds_card', sql`${table.cardCents} >= 0 and (${table.cardCents} = 0) = (${table.attemptKey} is null)`),
  ],
)

/** Where the money of a refund went; the entries of one refund add up to zero. Rows are never changed. */
export const refundEntries = pgTable(
  'refund_entries',
  {
    refundId: integer('refund_id')
      .notNull()
      .references(() => refunds.autoId),
    position: integer().notNull(),
    kind: text().$type<RefundEntryKind>().notNull(),
    line: integer(),
    quantity: integer(),
    source: jsonb().$type<Translated>(),
    amountCents: integer('amount_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.refundId, table.position] })],
)

/** A shopper's wish to send goods back. */
export const returnRequests = pgTable(
  'return_requests',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId().notNull(),
    pieces: jsonb().$type<Pieces[]>().notNull(),
    reason: text().notNull(),
    state: text().$type<ReturnState>().notNull(),
    /** What the store answered. */
    note: text(),
    refundId: integer('refund_id').references(() => refunds.autoId),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('return_requests_order').on(table.orderId)],
)

/** A copy of the gateway's journal, as far as it is read; the gateway's is the one that counts. */
export const bankMovements = pgTable(
  'bank_movements',
  {
    reference: text().notNull(),
    kind: text({ enum: ['captured', 'refunded'] }).notNull(),
    key: text().notNull(),
    attemptKey: text('attempt_key').notNull(),
    orderNumber: text('order_number').notNull(),
    amountCents: integer('amount_cents').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Whether the shop's books have said the same. */
    isAgreed: boolean('is_agreed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.reference] }),
    index('bank_movements_order').on(table.orderNumber),
    index('bank_movements_open')
      .on(table.orderNumber)
      .where(sql`not is_agreed`),
  ],
)

/** How far the gateway's journal is read; one row. */
export const bankCursor = pgTable('bank_cursor', {
  only: boolean().primaryKey().default(true),
  next: text(),
  readAt: timestamp('read_at', { withTimezone: true }),
})
