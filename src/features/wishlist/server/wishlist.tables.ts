import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { variants } from '#src/features/catalogue/server/catalogue.tables.ts'
import { members } from '#src/features/member/server/member.tables.ts'

export const wishes = pgTable(
  'wishes',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.autoId, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.autoId, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.variantId] }), index('wishes_by_variant').on(table.variantId)],
)
