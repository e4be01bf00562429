import type { Orm } from '#src/platform/db/database.ts'
import { creditNotes } from './invoices.tables.ts'

/** Writes a refund's credit note, or nothing if it has one. */
export async function insertCreditNote(orm: Orm, note: Omit<typeof creditNotes.$inferInsert, 'number'>): Promise<void> {
  await orm.insert(creditNotes).values(note).onConflictDoNothing({ target: creditNotes.refundKey })
}
