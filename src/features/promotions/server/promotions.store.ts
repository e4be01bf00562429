import { asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { listed, prepared } from '#src/platform/db/prepared.ts'
import type { Promotion } from '../rules/promotion.ts'
import { damageIn, promotionFrom, type PromotionData } from './promotion-schema.ts'
import { promotions, promotionUses } from './promotions.tables.ts'

type OnDamaged = (code: string, damage: string) => void

/** Promotions that have not ended before a moment, by their number. A row that is no promotion is left out, so that the others hold. */
export async function findPromotions(orm: Orm, endedAfter: Date, onDamaged: OnDamaged = () => undefined): Promise<Promotion[]> {
  const rows = await orm
    .select()
    .from(promotions)
    .where(or(isNull(promotions.endsAt), gt(promotions.endsAt, endedAfter)))
    .orderBy(asc(promotions.autoId))
  return rows.flatMap((row) => {
    try {
      return [promotionFrom(row)]
    } catch (error) {
      const damage = damageIn(error)
      if (damage === null) throw error
      onDamaged(row.code, damage)
      return []
    }
  })
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

type Limited = Pick<Promotion, 'id' | 'limits'>

/** Counts no more of all uses than a promotion may have, and a buyer's by their own index, so that it takes as long after a million orders. */
const usesOf = prepared<Uses, { ids: readonly number[]; totals: readonly number[]; sessionId: string | null; memberId: number | null }>(
  'promotion-uses',
  sql`select limited.id "promotionId", coalesce(own.uses, 0) "byBuyer",
      (select count(*)::int from
        (select from promotion_uses where promotion_id = limited.id limit limited.total) of_all) "byAll"
    from unnest(${listed('ids', 'int')}, ${listed('totals', 'int')}) limited (id, total)
    left join (select promotion_id, count(*)::int uses from promotion_uses
      where member_id = ${sql.placeholder('memberId')} or session_id = ${sql.placeholder('sessionId')}
      group by promotion_id) own on own.promotion_id = limited.id`,
)

/** In how many orders these promotions are used, by this buyer and, where all together have a limit, by everybody: at most that limit. */
export const countUses = (orm: Orm, promotions: readonly Limited[], { sessionId, memberId }: PromotionBuyer): Promise<Uses[]> =>
  promotions.length === 0
    ? Promise.resolve([])
    : usesOf(orm, { ids: promotions.map(({ id }) => id), totals: promotions.map(({ limits }) => limits.total ?? 0), sessionId, memberId })

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
