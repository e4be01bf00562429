import { asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { listed, prepared } from '#src/platform/db/prepared.ts'
import type { Promotion } from '../rules/promotion.ts'
import { promotionFrom, type PromotionData } from './promotion-schema.ts'
import { promotions, promotionUses } from './promotions.tables.ts'

/** Promotions that have not ended before a moment, by their number. */
export async function findPromotions(orm: Orm, endedAfter: Date): Promise<Promotion[]> {
  const rows = await orm
    .select()
    .from(promotions)
    .where(or(isNull(promotions.endsAt), gt(promotions.endsAt, endedAfter)))
    .orderBy(asc(promotions.autoId))
  return rows.map(promotionFrom)
}

export interface NewPromotion {
  code: string
  startsAt: Date
  endsAt: Date | null
  data: PromotionData
}

/** Inserts promotions. One that exists already is written anew if it has ended by now; else it stays as it is. */
export async function putPromotions(orm: Orm, rows: readonly NewPromotion[], now: Date): Promise<void> {
  await orm
    .insert(promotions)
    .values([...rows])
    .onConflictDoUpdate({
      target: promotions.code,
      set: { startsAt: sql`excluded.starts_at`, endsAt: sql`excluded.ends_at`, data: sql`excluded.data` },
      setWhere: sql`${promotions.endsAt} <= ${now}`,
    })
}

/** Inserts promotions that are not there, also not as one that has ended. */
export async function insertMissingPromotions(orm: Orm, rows: readonly NewPromotion[]): Promise<void> {
  await orm
    .insert(promotions)
    .values([...rows])
    .onConflictDoNothing()
}

export interface PromotionBuyer {
  sessionId: string | null
  memberId: number | null
}

export interface Uses {
  promotionId: number
  byAll: number
  byBuyer: number
}

const usesOf = prepared<Uses, { ids: readonly number[]; sessionId: string | null; memberId: number | null }>(
  'promotion-uses',
  sql`select promotion_id "promotionId", count(*)::int "byAll",
      (count(*) filter (where member_id = ${sql.placeholder('memberId')} or session_id = ${sql.placeholder('sessionId')}))::int "byBuyer"
    from promotion_uses where promotion_id = any(${listed('ids', 'int')}) group by promotion_id`,
)

/** In how many orders these promotions are used, by everybody and by this buyer. */
export const countUses = (orm: Orm, ids: readonly number[], { sessionId, memberId }: PromotionBuyer): Promise<Uses[]> =>
  ids.length === 0 ? Promise.resolve([]) : usesOf(orm, { ids, sessionId, memberId })

/** Locks promotions until the transaction ends, always in the same order, so that their uses are counted one order after another. */
export async function lockPromotions(orm: Orm, ids: readonly number[]): Promise<void> {
  await orm
    .select({ autoId: promotions.autoId })
    .from(promotions)
    .where(inArray(promotions.autoId, [...ids]))
    .orderBy(asc(promotions.autoId))
    .for('no key update')
}

export async function insertUses(
  orm: Orm,
  orderId: number,
  ids: readonly number[],
  buyer: { sessionId: string; memberId: number | null },
): Promise<void> {
  await orm.insert(promotionUses).values(ids.map((promotionId) => ({ promotionId, orderId, ...buyer })))
}

export async function deleteUses(orm: Orm, orderId: number): Promise<void> {
  await orm.delete(promotionUses).where(eq(promotionUses.orderId, orderId))
}

/** The orders in which a member used promotions with a limit. */
export async function findUsesOf(orm: Orm, memberId: number): Promise<{ promotion: string; orderId: number }[]> {
  return orm
    .select({ promotion: promotions.code, orderId: promotionUses.orderId })
    .from(promotionUses)
    .innerJoin(promotions, eq(promotions.autoId, promotionUses.promotionId))
    .where(eq(promotionUses.memberId, memberId))
    .orderBy(asc(promotionUses.orderId))
}

/** Takes the buyer out of a member's uses. The uses stay, because they count towards the promotions' limits. */
export async function blankUsesOf(orm: Orm, memberId: number): Promise<void> {
  await orm.update(promotionUses).set({ memberId: null, sessionId: '' }).where(eq(promotionUses.memberId, memberId))
}
