import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { giftCodes, vouchers } from './rewards.tables.ts'

export type GiftCodeRow = typeof giftCodes.$inferSelect

/** The code, locked until the transaction ends, so that members get its vouchers one after another. */
export async function lockGiftCode(orm: Orm, code: string): Promise<GiftCodeRow | null> {
  const [row] = await orm.select().from(giftCodes).where(eq(giftCodes.code, code)).for('update')
  return row ?? null
}

export async function hasVoucherOf(orm: Orm, code: string, memberId: number): Promise<boolean> {
  const [row] = await orm
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(and(eq(vouchers.giftCode, code), eq(vouchers.memberId, memberId)))
  return row !== undefined
}

export async function countIssued(orm: Orm, code: string): Promise<void> {
  await orm
    .update(giftCodes)
    .set({ issued: sql`${giftCodes.issued} + 1` })
    .where(eq(giftCodes.code, code))
}

export async function insertMissingGiftCodes(orm: Orm, rows: readonly (typeof giftCodes.$inferInsert)[]): Promise<void> {
  await orm
    .insert(giftCodes)
    .values([...rows])
    .onConflictDoNothing()
}
