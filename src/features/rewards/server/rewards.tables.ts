import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Bilingual } from '#src/kit/culture.ts'
import { brands } from '#src/features/catalogue/server/catalogue.tables.ts'
import { members } from '#src/features/member/server/member.tables.ts'
import type { Tier } from '#src/features/rewards/rules/programme.ts'
import type { Account, MoveKind } from '#src/features/rewards/rules/rebates.ts'

const memberId = () =>
  integer('member_id')
    .notNull()
    .references(() => members.autoId)

/** What each tier asks and gives, from a day on. A change is a new row. */
export const programmeTiers = pgTable(
  'programme_tiers',
  {
    tier: text().$type<Tier>().notNull(),
    holdsFrom: date('holds_from').notNull(),
    holdsUntil: date('holds_until'),
    entrySpendCents: integer('entry_spend_cents').notNull(),
    renewalSpendCents: integer('renewal_spend_cents').notNull(),
    rebateCents: integer('rebate_cents').notNull(),
    rebateStepCents: integer('rebate_step_cents').notNull(),
    pendingDays: integer('pending_days').notNull(),
    spendableMonths: integer('spendable_months').notNull(),
    birthdayCents: integer('birthday_cents').notNull(),
    birthdayMinimumCents: integer('birthday_minimum_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tier, table.holdsFrom] }), check('programme_tiers_step', sql`${table.rebateStepCents} > 0`)],
)

/** What counted towards the tier. A return takes its part out of the day it was bought on. */
export const qualifyingSpend = pgTable(
  'qualifying_spend',
  {
    orderNumber: text('order_number').primaryKey(),
    memberId: memberId(),
    day: date().notNull(),
    amountCents: integer('amount_cents').notNull(),
  },
  (table) => [index('qualifying_spend_member').on(table.memberId, table.day)],
)

/** The tier a member was last known to have, so that who falls is told once; what the tier is, the replay says. */
export const toldTiers = pgTable(
  'told_tiers',
  {
    memberId: integer('member_id')
      .primaryKey()
      .references(() => members.autoId, { onDelete: 'cascade' }),
    tier: text().$type<Tier>().notNull(),
    /** The day on which it may be another one; null while only a purchase can change it. */
    lookOn: date('look_on'),
  },
  (table) => [index('told_tiers_look').on(table.lookOn)],
)

export const rebateLots = pgTable(
  'rebate_lots',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    /** An order earns once. */
    orderNumber: text('order_number').notNull().unique(),
    earnedOn: date('earned_on').notNull(),
    spendableFrom: date('spendable_from').notNull(),
    expiresOn: date('expires_on').notNull(),
    earnedCents: integer('earned_cents').notNull(),
    /** What the entries add up to; never below zero, whoever moves at the same time. */
    pendingCents: integer('pending_cents').notNull(),
    spendableCents: integer('spendable_cents').notNull(),
  },
  (table) => [
    index('rebate_lots_member').on(table.memberId),
    index('rebate_lots_pending')
      .on(table.spendableFrom)
      .where(sql`pending_cents > 0`),
    index('rebate_lots_spendable')
      .on(table.expiresOn)
      .where(sql`spendable_cents > 0`),
    check('rebate_lots_balance', sql`${table.pendingCents} >= 0 and ${table.spendableCents} >= 0`),
  ],
)

export const rebateSets = pgSequence('rebate_sets')

/** The journal: entries of one set add up to zero. Nothing here is ever changed. */
export const rebateEntries = pgTable(
  'rebate_entries',
  {
    set: integer('entry_set').notNull(),
    position: integer().notNull(),
    memberId: memberId(),
    kind: text().$type<MoveKind>().notNull(),
    day: date().notNull(),
    orderNumber: text('order_number').notNull(),
    lotId: integer('lot_id')
      .notNull()
      .references(() => rebateLots.autoId),
    account: text().$type<Account>().notNull(),
    amountCents: integer('amount_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.set, table.position] }), index('rebate_entries_member').on(table.memberId, table.set)],
)

export const vouchers = pgTable(
  'vouchers',
  {
    /** 80 random bits. */
    code: text().primaryKey(),
    /** Null: whoever holds the code. */
    memberId: integer('member_id').references(() => members.autoId),
    kind: text({ enum: ['birthday', 'gift'] }).notNull(),
    valueCents: integer('value_cents').notNull(),
    minimumCents: integer('minimum_cents').notNull(),
    validFrom: date('valid_from').notNull(),
    validUntil: date('valid_until').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    usedOrderNumber: text('used_order_number'),
  },
  (table) => [
    index('vouchers_member').on(table.memberId, table.validUntil),
    // One birthday voucher a month, however often the night's work is run.
    uniqueIndex('vouchers_birthday_once')
      .on(table.memberId, table.validFrom)
      .where(sql`kind = 'birthday'`),
    check('vouchers_value', sql`${table.valueCents} > 0 and ${table.minimumCents} >= 0`),
  ],
)

/** A brand's own card that is linked to a member; the brand keeps the points. */
export const brandCards = pgTable(
  'brand_cards',
  {
    memberId: memberId(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.autoId),
    name: jsonb().$type<Bilingual>().notNull(),
    points: integer().notNull(),
    tier: jsonb().$type<Bilingual>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.brandId] })],
)
