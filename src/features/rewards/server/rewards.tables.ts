import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Translated } from '#src/kit/culture.ts'
import { brands } from '#src/features/catalogue/server/catalogue.tables.ts'
import { members } from '#src/features/member/server/member.tables.ts'
import type { LotTerms, Tier } from '#src/features/rewards/rules/programme.ts'
import type { Account, MoveKind } from '#src/features/rewards/rules/rebates.ts'
import type { VoucherKind } from '#src/features/rewards/rules/voucher-use.ts'

const memberId = () =>
  integer('member_id')
    .notNull()
    .references(() => members.autoId)

/** What each tier requires and gives, from a day on. A change is a new row. */
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

/**
 * What counted towards the tier, and what the member price saved. A return is subtracted on the day of the purchase; a cancelled
 * order has no row.
 */
export const qualifyingSpend = pgTable(
  'qualifying_spend',
  {
    orderNumber: text('order_number').primaryKey(),
    memberId: memberId(),
    /** From which it counts: that on which the order completes; null until then. */
    day: date(),
    amountCents: integer('amount_cents').notNull(),
    /** What the member price took off it. */
    savedCents: integer('saved_cents').notNull().default(0),
  },
  (table) => [index('qualifying_spend_member').on(table.memberId, table.day)],
)

/** The last tier that a member was notified of, so that a fall is notified once; the tier itself comes from the replay. */
export const recordedTiers = pgTable(
  'told_tiers',
  {
    memberId: integer('member_id')
      .primaryKey()
      .references(() => members.autoId, { onDelete: 'cascade' }),
    tier: text().$type<Tier>().notNull(),
    /** The day on which the tier may change; null while only a purchase can change it. */
    checkOn: date('look_on'),
  },
  (table) => [index('told_tiers_look').on(table.checkOn)],
)

export const rebateLots = pgTable(
  'rebate_lots',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    /** An order earns once. */
    orderNumber: text('order_number').notNull().unique(),
    earnedOn: date('earned_on').notNull(),
    /** Both are null until the order completes. */
    spendableFrom: date('spendable_from'),
    expiresOn: date('expires_on'),
    earnedCents: integer('earned_cents').notNull(),
    /** Those under which it was earned; null for lots from before they were stored. */
    terms: jsonb().$type<LotTerms>(),
    /** The sum of the entries; never below zero, also with simultaneous moves. */
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

/** The journal: the entries of one set add up to zero. Rows are never changed. */
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

/** Codes that anybody may know; each issues one voucher to a member who enters it (reward-28). */
export const giftCodes = pgTable(
  'gift_codes',
  {
    /** Upper case. */
    code: text().primaryKey(),
    name: jsonb().$type<Translated>().notNull(),
    valueCents: integer('value_cents').notNull(),
    minimumCents: integer('minimum_cents').notNull(),
    /** How many days its vouchers can be used, the day on which they are issued included. */
    validDays: integer('valid_days').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** The first moment at which it no longer issues any; null without an end. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** How many vouchers it issues in all; null without a limit. */
    mostIssued: integer('most_issued'),
    issued: integer().notNull().default(0),
  },
  (table) => [
    check('gift_codes_value', sql`${table.valueCents} > 0 and ${table.minimumCents} >= 0 and ${table.validDays} > 0`),
    check('gift_codes_issued', sql`${table.issued} <= ${table.mostIssued}`),
  ],
)

export const vouchers = pgTable(
  'vouchers',
  {
    /** 80 random bits. */
    code: text().primaryKey(),
    /** Null: anybody who has the code. */
    memberId: integer('member_id').references(() => members.autoId),
    kind: text().$type<VoucherKind>().notNull(),
    /** Of the code that issued it; null for a birthday voucher. */
    name: jsonb().$type<Translated>(),
    giftCode: text('gift_code').references(() => giftCodes.code),
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
    index('vouchers_order').on(table.usedOrderNumber),
    // One birthday voucher a month, however often the daily job runs.
    uniqueIndex('vouchers_birthday_once')
      .on(table.memberId, table.validFrom)
      .where(sql`kind = 'birthday'`),
    uniqueIndex('vouchers_gift_code_once').on(table.giftCode, table.memberId),
    check('vouchers_value', sql`${table.valueCents} > 0 and ${table.minimumCents} >= 0`),
  ],
)

/** A brand's own card that is linked to a member; the brand holds the points. */
export const brandCards = pgTable(
  'brand_cards',
  {
    memberId: memberId(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.autoId),
    name: jsonb().$type<Translated>().notNull(),
    points: integer().notNull(),
    tier: jsonb().$type<Translated>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.brandId] })],
)
