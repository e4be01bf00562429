import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { variants } from '#src/features/catalogue/server/catalogue.tables.ts'
import { members } from '#src/features/member/server/member.tables.ts'
import { sessions } from '#src/platform/session/session.tables.ts'
import type { DeliveryChoice } from '#src/features/fulfilment/rules/delivery.ts'
import type { ChosenTenders } from '#src/features/cart/rules/chosen-tenders.ts'
import type { PromotionChoices } from '#src/features/cart/rules/promotion-choices.ts'
import type { ChosenInstalments } from '#src/features/pricing/rules/instalments.ts'
import type { ShippingAddress } from '#src/features/addresses/rules/address.ts'

export const carts = pgTable(
  'carts',
  {
    /** Random, so that it reveals no number of carts; a cart is found only together with its owner. */
    autoId: integer('auto_id').primaryKey(),
    /** A guest's cart belongs to the browser's session, a member's to the member, whatever the browser. */
    sessionId: text('session_id').references(() => sessions.idHash, { onDelete: 'cascade' }),
    memberId: integer('member_id').references(() => members.autoId, { onDelete: 'cascade' }),
    status: text({ enum: ['active', 'ordered'] })
      .notNull()
      .default('active'),
    delivery: jsonb().$type<DeliveryChoice>(),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>(),
    /** Null: the shipping address. */
    billingAddress: jsonb('billing_address').$type<ShippingAddress>(),
    /** 1 full payment, the default; 2 instalments (pay-01). */
    paymentType: integer('payment_type').notNull().default(1),
    /** The kind of plan chosen for instalments; null before it is chosen. */
    instalments: jsonb().$type<ChosenInstalments>(),
    /** The codes, gifts and offers that the shopper chose or declined; null before the first choice. */
    promotionChoices: jsonb('promotion_choices').$type<PromotionChoices>(),
    /** The vouchers and rebates that a member chose; null before the first choice. */
    tenders: jsonb().$type<ChosenTenders>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('carts_one_active')
      .on(table.sessionId)
      .where(sql`status = 'active'`),
    uniqueIndex('carts_one_active_of_member')
      .on(table.memberId)
      .where(sql`status = 'active'`),
    // A session that ends takes its carts along, ordered ones too, which the index above has not.
    index('carts_session').on(table.sessionId),
    // What a member has, and what goes when they leave.
    index('carts_member').on(table.memberId),
    check('carts_one_owner', sql`num_nonnulls(${table.sessionId}, ${table.memberId}) = 1`),
  ],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.autoId, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.autoId, { onDelete: 'restrict' }),
    quantity: integer().notNull(),
    /** The purchase with purchase that it is bought under. */
    offeredBy: integer('offered_by'),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('cart_lines_variant').on(table.cartId, table.variantId, table.offeredBy).nullsNotDistinct(),
    index('cart_lines_by_variant').on(table.variantId),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 99`),
  ],
)
