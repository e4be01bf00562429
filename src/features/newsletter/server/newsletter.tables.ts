import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Culture } from '#src/kit/culture.ts'
import type { SubscriptionState } from '#src/features/newsletter/rules/subscription.ts'

/** One row an address. The links of its mails are kept as SHA-256 only; `nonce` makes them again for whoever holds the shop's key. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    /** As `mailboxOf` writes it. */
    email: text().notNull().unique(),
    culture: text().$type<Culture>().notNull(),
    state: text().$type<SubscriptionState>().notNull(),
    /** Of this round: who asks again after a day gets a new link, and the old one opens nothing. */
    nonce: text().notNull(),
    confirmHash: text('confirm_hash').notNull().unique(),
    unsubscribeHash: text('unsubscribe_hash').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  },
  // Not unique, though it is: posts for one new address at once must meet at `email` alone, where they take turns.
  (table) => [index('newsletter_unsubscribe').on(table.unsubscribeHash)],
)
