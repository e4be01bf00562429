import type { Translated } from '#src/kit/culture.ts'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { prepared } from '#src/platform/db/prepared.ts'
import type { LocationStock } from '../rules/allocation.ts'
import { locations, stockHolds, stockLevels } from './stock.tables.ts'

export interface Hold {
  variantId: number
  locationId: number
  quantity: number
}

/** How many of an item each location that sells online has, in the fixed order of locks. */
export const findSellable = (orm: Orm, variantId: number): Promise<LocationStock[]> =>
  orm
    .select({
      locationId: stockLevels.locationId,
      available: sql<number>`${stockLevels.onHand} - ${stockLevels.held}`.mapWith(Number),
      allowOverSell: stockLevels.allowOverSell,
    })
    .from(stockLevels)
    .innerJoin(locations, eq(locations.autoId, stockLevels.locationId))
    .where(and(eq(stockLevels.variantId, variantId), eq(locations.sellsOnline, true)))
    .orderBy(asc(stockLevels.locationId))

/** The only way stock is held: a conditional update, with the CHECK of the table as a second guard. False when there is not enough any more. */
export async function takeIfAvailable(orm: Orm, { variantId, locationId, quantity }: Hold): Promise<boolean> {
  const taken = await orm
    .update(stockLevels)
    .set({ held: sql`${stockLevels.held} + ${quantity}` })
    .where(
      and(
        eq(stockLevels.variantId, variantId),
        eq(stockLevels.locationId, locationId),
        sql`(${stockLevels.allowOverSell} or ${stockLevels.onHand} - ${stockLevels.held} >= ${quantity})`,
      ),
    )
  return taken.rowCount === 1
}

export async function insertHold(orm: Orm, orderId: number, hold: Hold, expiresAt: Date): Promise<void> {
  await orm
    .insert(stockHolds)
    .values({ orderId, expiresAt, ...hold })
    .onConflictDoUpdate({
      target: [stockHolds.orderId, stockHolds.variantId, stockHolds.locationId],
      set: { quantity: sql`${stockHolds.quantity} + excluded.quantity` },
    })
}

export async function extendHolds(orm: Orm, orderId: number, expiresAt: Date): Promise<void> {
  await orm.update(stockHolds).set({ expiresAt }).where(eq(stockHolds.orderId, orderId))
}

/** Deletes an order's holds and returns them in lock order. The caller moves their stock; a second caller gets none. */
export async function deleteHolds(orm: Orm, orderId: number): Promise<Hold[]> {
  const holds = await orm.delete(stockHolds).where(eq(stockHolds.orderId, orderId)).returning()
  return holds.sort((a, b) => a.variantId - b.variantId || a.locationId - b.locationId)
}

export async function giveBack(orm: Orm, { variantId, locationId, quantity }: Hold): Promise<void> {
  await orm
    .update(stockLevels)
    .set({ held: sql`${stockLevels.held} - ${quantity}` })
    .where(and(eq(stockLevels.variantId, variantId), eq(stockLevels.locationId, locationId)))
}

export async function takeOut(orm: Orm, { variantId, locationId, quantity }: Hold): Promise<void> {
  await orm
    .update(stockLevels)
    .set({ held: sql`${stockLevels.held} - ${quantity}`, onHand: sql`${stockLevels.onHand} - ${quantity}` })
    .where(and(eq(stockLevels.variantId, variantId), eq(stockLevels.locationId, locationId)))
}

/** One location gets them; a variant that is in no location any more is not stocked again. */
export async function addToStock(orm: Orm, { variantId, quantity }: Pick<Hold, 'variantId' | 'quantity'>): Promise<void> {
  const [first] = await findSellable(orm, variantId)
  if (!first) return
  await orm
    .update(stockLevels)
    .set({ onHand: sql`${stockLevels.onHand} + ${quantity}` })
    .where(and(eq(stockLevels.variantId, variantId), eq(stockLevels.locationId, first.locationId)))
}

export const findExpired = (orm: Orm, now: Date): Promise<{ orderId: number }[]> =>
  orm.selectDistinct({ orderId: stockHolds.orderId }).from(stockHolds).where(lt(stockHolds.expiresAt, now)).limit(100)

export interface Location {
  autoId: number
  code: string
  name: string
  nameZh: string | null
  kind: 'warehouse' | 'store'
  address: string | null
  addressZh: string | null
  phone: string | null
  hours: Translated | null
}

const everyStore = prepared<Location>(
  'every-store',
  sql`select auto_id "autoId", code, kind, name, name_zh "nameZh", address, address_zh "addressZh", phone, hours
    from locations where kind = 'store' and sell_on_estore order by auto_id`,
)

/** Where goods can be collected. */
export const findStores = (orm: Orm): Promise<Location[]> => everyStore(orm, {})
