import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { products, variants } from '#src/features/catalogue/server/catalogue.tables.ts'
import type { SubscriberState } from '#src/features/restock/rules/restock.ts'
import type { Culture } from '#src/kit/culture.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** One row per address and product: it confirms once for all variants. Only the SHA-256 of each link's token is stored. */
export const restockSubscribers = pgTable(
  'restock_askers',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    /** In the form of `mailboxOf`. */
    email: text().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.autoId, { onDelete: 'cascade' }),
    culture: text().$type<Culture>().notNull(),
    state: text().$type<SubscriberState>().notNull(),
    /** Of this round: a later round makes a new link, and the old one is void. */
    nonce: text().notNull(),
    confirmHash: text('confirm_hash').notNull().unique(),
    unsubscribeHash: text('unsubscribe_hash').notNull(),
    askedAt: moment('asked_at').notNull(),
    leftAt: moment('left_at'),
  },
  (table) => [
    unique('restock_asker').on(table.email, table.productId),
    index('restock_unsubscribe').on(table.unsubscribeHash),
    // Those that the sweep forgets when their time is over.
    index('restock_asked').on(table.askedAt),
    index('restock_gone')
      .on(table.leftAt)
      .where(sql`state = 'left'`),
  ],
)

/** One row per variant that a subscriber waits for, or was notified of. */
export const restockSubscriptions = pgTable(
  'restock_subscriptions',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    subscriberId: integer('asker_id')
      .notNull()
      .references(() => restockSubscribers.autoId, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.autoId, { onDelete: 'cascade' }),
    /** Their place in the queue. In the future for who was notified and asks again: a day after that mail. */
    since: moment('since').notNull(),
    /** Set in the transaction that records the mail; null while waiting. */
    notifiedAt: moment('told_at'),
  },
  (table) => [
    unique('restock_subscription').on(table.subscriberId, table.variantId),
    index('restock_waiting')
      .on(table.variantId, table.since)
      .where(sql`told_at is null`),
    index('restock_told').on(table.variantId, table.notifiedAt),
  ],
)
