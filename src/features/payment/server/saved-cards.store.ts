import { and, desc, eq } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { savedCards as table } from './payment.tables.ts'

export type SavedCardRow = typeof table.$inferSelect

/** The latest first. */
export const findSavedCards = (orm: Orm, memberId: number): Promise<SavedCardRow[]> =>
  orm.select().from(table).where(eq(table.memberId, memberId)).orderBy(desc(table.savedAt), desc(table.autoId))

/** Selects by id and owner; a guest has none. */
export async function findSavedCard(orm: Orm, memberId: number | null, cardId: number): Promise<SavedCardRow | null> {
  if (memberId === null) return null
  const [row] = await orm
    .select()
    .from(table)
    .where(and(eq(table.autoId, cardId), eq(table.memberId, memberId)))
  return row ?? null
}

export async function insertSavedCard(orm: Orm, card: typeof table.$inferInsert): Promise<void> {
  await orm
    .insert(table)
    .values(card)
    .onConflictDoUpdate({ target: [table.memberId, table.fingerprint], set: card })
}

/** Deletes a member's cards, or one of them, and returns them. */
export const deleteSavedCards = (
  orm: Orm,
  memberId: number,
  only: { autoId?: number; fingerprint?: string } = {},
): Promise<SavedCardRow[]> =>
  orm
    .delete(table)
    .where(
      and(
        eq(table.memberId, memberId),
        only.autoId === undefined ? undefined : eq(table.autoId, only.autoId),
        only.fingerprint === undefined ? undefined : eq(table.fingerprint, only.fingerprint),
      ),
    )
    .returning()
