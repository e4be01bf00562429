import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Translated, Culture } from '#src/kit/culture.ts'
import type { ShippingAddress } from '#src/features/addresses/rules/address.ts'
import type { AgreedDelivery, GiftTerms } from '#src/features/orders/rules/order.ts'
import { members } from '#src/features/member/server/member.tables.ts'
import type { LedgerKind } from '#src/features/pricing/rules/ledger.ts'
import type { Actor } from '#src/features/orders/rules/order-event.ts'
import type { OrderStatus } from '#src/features/orders/rules/order-status.ts'

export const orderNumbers = pgSequence('order_numbers', { startWith: 4827 })
/** Earlier versions draw from it while they still run beside this one. Nothing here does: a sequence leaves gaps. */
export const invoiceNumbers = pgSequence('invoice_numbers', { startWith: 48213 })

/** Orders that are paid and with which something is still to be done. */
export const openOrder = sql`completed_at is null and status not in ('pendingPayment', 'completed', 'cancelled', 'refunded')`

/** An order as agreed. It is a copy: nothing of it is read from the catalogue again. All amounts in cents. */
export const orders = pgTable(
  'orders',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    orderNumber: text('order_number').notNull().unique(),
    sessionId: text('session_id').notNull(),
    /** Null for a guest's order. Stays when the member leaves, because the books need it. */
    memberId: integer('member_id').references(() => members.autoId),
    cartId: integer('cart_id').notNull(),
    status: text().$type<OrderStatus>().notNull(),
    culture: text().$type<Culture>().notNull(),
    /** Permanent: the same key never makes a second order, nor one with other contents. */
    idempotencyKey: text('idempotency_key').notNull(),
    quoteHash: text('quote_hash').notNull(),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    billingAddress: jsonb('billing_address').$type<ShippingAddress>().notNull(),
    delivery: jsonb().$type<AgreedDelivery>().notNull(),
    totalCents: integer('total_cents').notNull(),
    gstCents: integer('gst_cents').notNull(),
    /** Hundredths of a percent: 900 is 9 %. */
    gstRate: integer('gst_rate').notNull(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** When all of it was collected or counted as delivered; also of an order that is partly refunded. */
    completedAt: timestamp('completed_at', { withTimezone: true }),
    /** What is shown at the counter; null until the goods are ready there. */
    collectionCode: text('collection_code'),
    invoiceNumber: text('invoice_number').unique(),
  },
  (table) => [
    uniqueIndex('orders_idempotency').on(table.sessionId, table.idempotencyKey),
    index('orders_session').on(table.sessionId, table.placedAt),
    index('orders_member').on(table.memberId, table.placedAt),
    // Two tabs cannot pay for one cart at the same time.
    uniqueIndex('orders_one_pending')
      .on(table.cartId)
      .where(sql`status = 'pendingPayment'`),
    // What was sold on a day.
    index('orders_paid').on(table.paidAt),
    // What the store has still to do; few rows of many.
    index('orders_open').on(table.placedAt).where(openOrder),
    check('orders_total', sql`${table.totalCents} >= 0`),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.autoId),
    position: integer().notNull(),
    variantId: integer('variant_id').notNull(),
    ean: text().notNull(),
    slug: text().notNull(),
    group: jsonb('fulfilment_group').$type<Translated>().notNull(),
    brand: jsonb().$type<Translated>().notNull(),
    title: jsonb().$type<Translated>().notNull(),
    options: jsonb().$type<Translated>().notNull(),
    imageUrl: text('image_url'),
    quantity: integer().notNull(),
    /** Before any reduction, for the whole line. */
    listCents: integer('list_cents').notNull(),
    amountCents: integer('amount_cents').notNull(),
    isGift: boolean('is_gift').notNull().default(false),
    /** What a gift was given for. Null for goods that were bought, and for gifts of orders from before it was stored. */
    giftTerms: jsonb('gift_terms').$type<GiftTerms>(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] }), check('order_lines_quantity', sql`${table.quantity} > 0`)],
)

/** Every cent from list price to amount charged; the entries of one order add up to zero. */
export const orderLedger = pgTable(
  'order_ledger',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.autoId),
    position: integer().notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    /** The order line it belongs to; null when it belongs to the whole order. */
    line: integer(),
    /** Its cause: a rule, a fulfilment group, a tender. */
    source: jsonb().$type<Translated>(),
    amountCents: integer('amount_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
)

/** What happened to an order once it was paid, when and by whom. Rows are only added: a trigger refuses every change but that its reason is blanked. */
export const orderEvents = pgTable(
  'order_events',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.autoId),
    /** What the order, or the group, became. */
    status: text().$type<OrderStatus>().notNull(),
    /** The English name of the group; null for the whole order. */
    group: text('fulfilment_group'),
    at: timestamp({ withTimezone: true }).notNull(),
    byKind: text('by_kind').$type<Actor['kind']>().notNull(),
    byName: text('by_name'),
    carrier: text(),
    trackingNumber: text('tracking_number'),
    reason: text(),
  },
  (table) => [index('order_events_order').on(table.orderId)],
)
