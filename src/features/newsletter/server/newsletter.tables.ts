import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Culture } from '#src/kit/culture.ts'
import type { SubscriptionState } from '#src/features/newsletter/rules/subscription.ts'

/** One row per address. Only the SHA-256 of each link's token is stored; with the shop's key, `nonce` makes the tokens again. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    /** In the form of `mailboxOf`. */
    email: text().notNull().unique(),
    culture: text().$type<Culture>().notNull(),
    state: text().$type<SubscriptionState>().notNull(),
    /** Of this round: a later round makes a new link, and the old one is void. */
    nonce: text().notNull(),
    confirmHash: text('confirm_hash').notNull().unique(),
    unsubscribeHash: text('unsubscribe_hash').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  },
  // An index that is not unique, though the values are: simultaneous inserts of one new address must conflict on `email` alone, where one waits for the other.
  (table) => [
    index('newsletter_unsubscribe').on(table.unsubscribeHash),
    // Those that the sweep forgets when their time is over.
    index('newsletter_pending')
      .on(table.askedAt)
      .where(sql`state = 'pending'`),
    index('newsletter_gone')
      .on(table.unsubscribedAt)
      .where(sql`state = 'unsubscribed'`),
  ],
)
