import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { oneTimeCodes as table } from './sign-in.tables.ts'

export type CodeRow = typeof table.$inferSelect
export type NewCode = typeof table.$inferInsert

export async function insertCode(orm: Orm, code: NewCode): Promise<number> {
  const [row] = await orm.insert(table).values(code).returning({ autoId: table.autoId })
  return row!.autoId
}

/** The latest code that a browser requested for an address; earlier ones are void. */
export async function findLatest(orm: Orm, sessionId: string | null, address: string): Promise<CodeRow | null> {
  const [row] = await orm
    .select()
    .from(table)
    .where(and(eq(table.sessionId, sessionId ?? ''), eq(table.address, address)))
    .orderBy(desc(table.autoId))
    .limit(1)
  return row ?? null
}

export async function findCode(orm: Orm, autoId: number): Promise<CodeRow | null> {
  const [row] = await orm.select().from(table).where(eq(table.autoId, autoId))
  return row ?? null
}

/** Takes one try of a code that is still valid; returns how many are left, or null when it is no longer valid. */
export async function takeTry(orm: Orm, autoId: number, now: Date): Promise<number | null> {
  const isGood = and(eq(table.autoId, autoId), gt(table.triesLeft, 0), gt(table.expiresAt, now), isNull(table.provenAt))
  const [row] = await orm
    .update(table)
    .set({ triesLeft: sql`${table.triesLeft} - 1` })
    .where(isGood)
    .returning({ left: table.triesLeft })
  return row?.left ?? null
}

/** False when the code was proven before. */
export async function markProven(orm: Orm, autoId: number, provenAt: Date): Promise<boolean> {
  const proven = await orm
    .update(table)
    .set({ provenAt })
    .where(and(eq(table.autoId, autoId), isNull(table.provenAt)))
  return proven.rowCount === 1
}

/** Uses up the proof that a browser has for an address; false when there is none since `provenAfter`. */
export async function useProof(orm: Orm, sessionId: string | null, address: string, provenAfter: Date, now: Date): Promise<boolean> {
  const latest = await findLatest(orm, sessionId, address)
  if (!latest) return false
  const used = await orm
    .update(table)
    .set({ usedAt: now })
    .where(and(eq(table.autoId, latest.autoId), isNull(table.usedAt), gt(table.provenAt, provenAfter)))
  return used.rowCount === 1
}

export async function deleteOldCodes(orm: Orm, before: Date): Promise<void> {
  await orm.delete(table).where(lt(table.sentAt, before))
}

export async function deleteCodesTo(orm: Orm, addresses: string[]): Promise<void> {
  await orm.delete(table).where(inArray(table.address, ['', ...addresses]))
}
