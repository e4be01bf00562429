import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '#src/features/orders/server/orders.tables.ts'
import type { Credit } from '../rules/credit-note.ts'

/**
 * The last number of each series and year. Triggers draw from it at the commit of what they number, so that a rollback
 * or a crash leaves no gap (decision 019).
 */
export const documentCounters = pgTable(
  'document_counters',
  { series: text().notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

/** A copy of what was credited: nothing of it is computed again. All amounts in cents. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null until the transaction commits. */
    number: text().unique(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.autoId),
    /** One refund has one credit note, however often it is asked for. */
    refundKey: text('refund_key').notNull().unique(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    totalCents: integer('total_cents').notNull(),
    gstCents: integer('gst_cents').notNull(),
    credit: jsonb().$type<Credit>().notNull(),
  },
  (table) => [index('credit_notes_order').on(table.orderId), check('credit_notes_total', sql`${table.totalCents} >= 0`)],
)
