import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { members } from '#src/features/member/server/member.tables.ts'

export const messageKinds = ['orderPaid', 'rebateSpendable', 'birthdayVoucher', 'tierDown'] as const
export type MessageKind = (typeof messageKinds)[number]

export const inboxMessages = pgTable(
  'inbox_messages',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.autoId, { onDelete: 'cascade' }),
    kind: text().$type<MessageKind>().notNull(),
    /** A key that makes the message unique among the member's. */
    about: text().notNull(),
    /** The values for the placeholders in the texts. Amounts in cents. */
    facts: jsonb().$type<Record<string, string | number>>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('inbox_messages_once').on(table.memberId, table.kind, table.about),
    index('inbox_messages_member').on(table.memberId, table.at),
  ],
)
