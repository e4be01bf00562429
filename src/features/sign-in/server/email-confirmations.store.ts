import { and, eq, gt, lt } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { emailConfirmations as table } from './sign-in.tables.ts'

export type ConfirmationRow = typeof table.$inferSelect

export async function insertConfirmation(orm: Orm, row: ConfirmationRow): Promise<void> {
  await orm.insert(table).values(row)
}

const isOpen = (tokenHash: string, now: Date) => and(eq(table.tokenHash, tokenHash), gt(table.expiresAt, now))

/** A confirmation that has not expired. */
export async function findConfirmation(orm: Orm, tokenHash: string, now: Date): Promise<ConfirmationRow | null> {
  const [row] = await orm.select().from(table).where(isOpen(tokenHash, now))
  return row ?? null
}

/** The same, expired or not. */
export async function findAnyConfirmation(orm: Orm, tokenHash: string): Promise<ConfirmationRow | null> {
  const [row] = await orm.select().from(table).where(eq(table.tokenHash, tokenHash))
  return row ?? null
}

/** One that has not expired, locked until the transaction ends. */
export async function lockConfirmation(orm: Orm, tokenHash: string, now: Date): Promise<ConfirmationRow | null> {
  const [row] = await orm.select().from(table).where(isOpen(tokenHash, now)).for('update')
  return row ?? null
}

export const findConfirmationsOf = (orm: Orm, memberId: number): Promise<ConfirmationRow[]> =>
  orm.select().from(table).where(eq(table.memberId, memberId))

export async function deleteConfirmationsOf(orm: Orm, memberId: number): Promise<void> {
  await orm.delete(table).where(eq(table.memberId, memberId))
}

export async function deleteExpired(orm: Orm, now: Date): Promise<void> {
  await orm.delete(table).where(lt(table.expiresAt, now))
}
