import { asc, eq } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { creditNotes } from './invoices.tables.ts'

export type CreditNoteRow = typeof creditNotes.$inferSelect

/** Writes a refund's credit note, or nothing if it has one. */
export async function insertCreditNote(orm: Orm, note: Omit<typeof creditNotes.$inferInsert, 'number'>): Promise<void> {
  await orm.insert(creditNotes).values(note).onConflictDoNothing({ target: creditNotes.refundKey })
}

/** The oldest first. */
export const findCreditNotes = (orm: Orm, orderId: number): Promise<CreditNoteRow[]> =>
  orm.select().from(creditNotes).where(eq(creditNotes.orderId, orderId)).orderBy(asc(creditNotes.autoId))
