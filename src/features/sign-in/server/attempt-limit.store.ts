import { and, count, eq, gt, lte, sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { signInAttempts as table } from './sign-in.tables.ts'

/** Locks this key until the transaction ends. */
export async function lockAttempts(orm: Orm, key: string): Promise<void> {
  await orm.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`)
}

export async function countAttempts(orm: Orm, key: string, since: Date): Promise<number> {
  const [row] = await orm
    .select({ used: count() })
    .from(table)
    .where(and(eq(table.key, key), gt(table.triedAt, since)))
  return row!.used
}

export async function insertAttempt(orm: Orm, key: string, triedAt: Date): Promise<number> {
  const [taken] = await orm.insert(table).values({ key, triedAt }).returning({ id: table.autoId })
  return taken!.id
}

export async function deleteAttempt(orm: Orm, id: number): Promise<void> {
  await orm.delete(table).where(eq(table.autoId, id))
}

export async function deleteAttemptsUntil(orm: Orm, until: Date): Promise<void> {
  await orm.delete(table).where(lte(table.triedAt, until))
}
