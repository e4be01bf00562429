import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ShippingAddress } from '#src/features/addresses/rules/address.ts'
import { members } from '#src/features/member/server/member.tables.ts'

export const savedAddresses = pgTable(
  'saved_addresses',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.autoId, { onDelete: 'cascade' }),
    address: jsonb().$type<ShippingAddress>().notNull(),
    isDefault: boolean('is_default').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('saved_addresses_member').on(table.memberId),
    // At most one default per member, also when two windows write at once.
    uniqueIndex('saved_addresses_one_default')
      .on(table.memberId)
      .where(sql`is_default`),
  ],
)
