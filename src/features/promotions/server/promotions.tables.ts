import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { PromotionData } from './promotion-schema.ts'

/** Promotions as their editors wrote them. The dates are columns, because the feed of changes tells when each begins and ends. */
export const promotions = pgTable(
  'promotions',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    /** The editor's own name of it, by which it is changed again. */
    code: text().notNull().unique(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** Everything else, checked by the schema when it is written and when it is read. */
    data: jsonb().$type<PromotionData>().notNull(),
  },
  (table) => [check('promotions_dates', sql`${table.endsAt} > ${table.startsAt}`)],
)

/** The orders, paid or being paid, in which a promotion with a limit is used. A row is deleted when its order is cancelled. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    promotionId: integer('promotion_id')
      .notNull()
      .references(() => promotions.autoId, { onDelete: 'cascade' }),
    orderId: integer('order_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** Null for a guest. */
    memberId: integer('member_id'),
  },
  (table) => [
    primaryKey({ columns: [table.promotionId, table.orderId] }),
    index('promotion_uses_order').on(table.orderId),
    index('promotion_uses_member').on(table.memberId),
    index('promotion_uses_session').on(table.sessionId),
  ],
)
