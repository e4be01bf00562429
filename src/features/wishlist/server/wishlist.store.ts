import { and, count, desc, eq } from 'drizzle-orm'
import { members } from '#src/features/member/server/member.tables.ts'
import { variants } from '#src/features/catalogue/server/catalogue.tables.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { wishes } from './wishlist.tables.ts'

/** Locks the member, so that wishes are written one after another and the limit holds. */
export async function lockWishes(orm: Orm, memberId: number): Promise<void> {
  await orm.select({ autoId: members.autoId }).from(members).where(eq(members.autoId, memberId)).for('update')
}

export async function insertWish(orm: Orm, memberId: number, variantId: number, addedAt: Date): Promise<void> {
  await orm.insert(wishes).values({ memberId, variantId, addedAt }).onConflictDoNothing()
}

export async function deleteWish(orm: Orm, memberId: number, ean: string): Promise<void> {
  const variant = orm.select({ autoId: variants.autoId }).from(variants).where(eq(variants.ean, ean))
  await orm.delete(wishes).where(and(eq(wishes.memberId, memberId), eq(wishes.variantId, variant)))
}

export async function countWishes(orm: Orm, memberId: number): Promise<number> {
  const [row] = await orm.select({ count: count() }).from(wishes).where(eq(wishes.memberId, memberId))
  return row!.count
}

/** The latest first. */
export const findWishes = (orm: Orm, memberId: number): Promise<{ variantId: number; ean: string; addedAt: Date }[]> =>
  orm
    .select({ variantId: wishes.variantId, ean: variants.ean, addedAt: wishes.addedAt })
    .from(wishes)
    .innerJoin(variants, eq(variants.autoId, wishes.variantId))
    .where(eq(wishes.memberId, memberId))
    .orderBy(desc(wishes.addedAt), desc(wishes.variantId))

export async function deleteWishesOf(orm: Orm, memberId: number): Promise<void> {
  await orm.delete(wishes).where(eq(wishes.memberId, memberId))
}
