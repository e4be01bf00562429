import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Culture } from '#src/kit/culture.ts'
import type { Salutation } from '#src/features/contact/rules/contact-form.ts'

/** Messages from shoppers. A message's number is its reference. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** Hash of the human check that came with it: one check, one message. */
    checkHash: text('check_hash').notNull().unique(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    culture: text().$type<Culture>().notNull(),
    salutation: text().$type<Salutation>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    mobileNumber: text('mobile_number').notNull(),
    storeLocation: text('store_location').notNull(),
    subject: text().notNull(),
    message: text().notNull(),
  },
  (table) => [index('contact_messages_written').on(table.writtenAt)],
)
