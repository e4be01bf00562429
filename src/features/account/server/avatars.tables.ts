import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { members } from '#src/features/member/server/member.tables.ts'
import type { AvatarType } from '../rules/avatar.ts'

/** Members' pictures, one each, at most 1 MB. */
export const memberAvatars = pgTable('member_avatars', {
  memberId: integer('member_id')
    .primaryKey()
    .references(() => members.autoId, { onDelete: 'cascade' }),
  contentType: text('content_type').$type<AvatarType>().notNull(),
  base64: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
