import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { inboxMessages as table } from './inbox.tables.ts'

export type MessageRow = typeof table.$inferSelect

/** Writes one message per key; a second one is ignored. */
export async function insertMessage(orm: Orm, message: typeof table.$inferInsert): Promise<void> {
  await orm.insert(table).values(message).onConflictDoNothing()
}

/** The latest first. */
export const findMessages = (orm: Orm, memberId: number, most: number): Promise<MessageRow[]> =>
  orm.select().from(table).where(eq(table.memberId, memberId)).orderBy(desc(table.at), desc(table.autoId)).limit(most)

export async function countUnread(orm: Orm, memberId: number): Promise<number> {
  const [unread] = await orm
    .select({ count: count() })
    .from(table)
    .where(and(eq(table.memberId, memberId), isNull(table.readAt)))
  return unread!.count
}

/** Selects by id and owner. */
const own = (memberId: number, autoId?: number) =>
  and(eq(table.memberId, memberId), autoId === undefined ? undefined : eq(table.autoId, autoId))

export async function isOwn(orm: Orm, memberId: number, autoId: number): Promise<boolean> {
  return (await orm.$count(table, own(memberId, autoId))) === 1
}

/** Marks one message, or all of them. */
export async function markRead(orm: Orm, memberId: number, autoId: number | undefined, readAt: Date): Promise<void> {
  await orm
    .update(table)
    .set({ readAt })
    .where(and(own(memberId, autoId), isNull(table.readAt)))
}

export async function deleteMessagesOf(orm: Orm, memberId: number): Promise<void> {
  await orm.delete(table).where(own(memberId))
}
