import { eq, lte, sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { contactMessages as table } from './contact.tables.ts'

export type MessageRow = typeof table.$inferSelect
export type NewMessage = Omit<MessageRow, 'autoId'>

/** Inserts a message; null when a message with the same check exists. */
export async function insertMessage(orm: Orm, message: NewMessage): Promise<MessageRow | null> {
  const [row] = await orm.insert(table).values(message).onConflictDoNothing({ target: table.checkHash }).returning()
  return row ?? null
}

export async function findByCheck(orm: Orm, checkHash: string): Promise<MessageRow | null> {
  const [row] = await orm.select().from(table).where(eq(table.checkHash, checkHash))
  return row ?? null
}

export async function findMessage(orm: Orm, autoId: number): Promise<MessageRow | null> {
  const [row] = await orm.select().from(table).where(eq(table.autoId, autoId))
  return row ?? null
}

export async function deleteOldMessages(orm: Orm, writtenBefore: Date): Promise<void> {
  await orm.delete(table).where(lte(table.writtenAt, writtenBefore))
}

export const findWrittenBy = (orm: Orm, email: string): Promise<MessageRow[]> =>
  orm
    .select()
    .from(table)
    .where(sql`lower(${table.email}) = ${email}`)

export async function deleteWrittenBy(orm: Orm, email: string): Promise<void> {
  await orm.delete(table).where(sql`lower(${table.email}) = ${email}`)
}
