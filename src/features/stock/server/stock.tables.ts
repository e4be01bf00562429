import type { Translated } from '#src/kit/culture.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { variants } from '#src/features/catalogue/server/catalogue.tables.ts'

/** Where goods are stored: the warehouse and the two stores. Every lock on stock is taken in the order of their ids. */
export const locations = pgTable('locations', {
  autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull().unique(),
  kind: text({ enum: ['warehouse', 'store'] }).notNull(),
  name: text().notNull(),
  nameZh: text('name_zh'),
  address: text(),
  addressZh: text('address_zh'),
  phone: text(),
  hours: jsonb().$type<Translated>(),
  /** Whether its stock may be sold in the online shop. */
  sellsOnline: boolean('sell_on_estore').notNull().default(true),
})

/** One row per item and location. `held` counts the pieces held for orders that are being paid; a sale lowers both numbers. */
export const stockLevels = pgTable(
  'stock_levels',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.autoId, { onDelete: 'cascade' }),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.autoId),
    onHand: integer('on_hand').notNull().default(0),
    held: integer().notNull().default(0),
    /** Copied from the variant, so that the CHECK below can see it. */
    allowOverSell: boolean('allow_over_sell').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.locationId] }),
    check('stock_held_not_negative', sql`${table.held} >= 0`),
    check('stock_never_oversold', sql`${table.allowOverSell} or (${table.onHand} >= 0 and ${table.held} <= ${table.onHand})`),
  ],
)

/** Stock held for one order until it is paid (then sold) or the hold expires (then released). */
export const stockHolds = pgTable(
  'stock_holds',
  {
    orderId: integer('order_id').notNull(),
    variantId: integer('variant_id').notNull(),
    locationId: integer('location_id').notNull(),
    quantity: integer().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.variantId, table.locationId] }),
    index('stock_holds_expiry').on(table.expiresAt),
    check('stock_holds_positive', sql`${table.quantity} > 0`),
  ],
)

/**
 * From where the pieces of a sold order were taken, without those that went back there. It refers to no location: each sale would lock
 * the row of the warehouse for it, and what is sold from a place that is gone finds no stock level there any more.
 */
export const stockSales = pgTable(
  'stock_sales',
  {
    orderId: integer('order_id').notNull(),
    variantId: integer('variant_id').notNull(),
    locationId: integer('location_id').notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.variantId, table.locationId] }),
    check('stock_sales_not_negative', sql`${table.quantity} >= 0`),
  ],
)
