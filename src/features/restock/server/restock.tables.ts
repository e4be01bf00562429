import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { products, variants } from '#src/features/catalogue/server/catalogue.tables.ts'
import type { AskerState } from '#src/features/restock/rules/restock.ts'
import type { Culture } from '#src/kit/culture.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** One row an address and product: it is asked once for all variants. The links of its mails are kept as SHA-256 only. */
export const restockAskers = pgTable(
  'restock_askers',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    /** As `mailboxOf` writes it. */
    email: text().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.autoId, { onDelete: 'cascade' }),
    culture: text().$type<Culture>().notNull(),
    state: text().$type<AskerState>().notNull(),
    /** Of this round: who asks again after a day gets a new link, and the old one opens nothing. */
    nonce: text().notNull(),
    confirmHash: text('confirm_hash').notNull().unique(),
    unsubscribeHash: text('unsubscribe_hash').notNull(),
    askedAt: moment('asked_at').notNull(),
    leftAt: moment('left_at'),
  },
  (table) => [unique('restock_asker').on(table.email, table.productId), index('restock_unsubscribe').on(table.unsubscribeHash)],
)

/** One row a variant that somebody waits for, or was told of. */
export const restockSubscriptions = pgTable(
  'restock_subscriptions',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    askerId: integer('asker_id')
      .notNull()
      .references(() => restockAskers.autoId, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.autoId, { onDelete: 'cascade' }),
    since: moment('since').notNull(),
    /** Set in the transaction that records the mail; null while waiting. */
    toldAt: moment('told_at'),
  },
  (table) => [
    unique('restock_subscription').on(table.askerId, table.variantId),
    index('restock_waiting')
      .on(table.variantId, table.since)
      .where(sql`told_at is null`),
    index('restock_told').on(table.variantId, table.toldAt),
  ],
)
