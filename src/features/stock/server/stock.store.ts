import type { Translated } from '#src/kit/culture.ts'
import { and, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { prepared } from '#src/platform/db/prepared.ts'
import type { LocationStock } from '../rules/allocation.ts'
import { stockHolds, stockLevels } from './stock.tables.ts'

export interface Hold {
  variantId: number
  locationId: number
  quantity: number
}

const sellable = prepared<LocationStock, { variantId: number }>(
  'sellable-stock',
  sql`select location_id "locationId", on_hand - held available, allow_over_sell "allowOverSell"
    from stock_levels join locations on locations.auto_id = location_id
    where variant_id = ${sql.placeholder('variantId')} and sell_on_estore order by location_id`,
)

/** How many of an item each location that sells online has, in the fixed order of locks. */
export const findSellable = (orm: Orm, variantId: number): Promise<LocationStock[]> => sellable(orm, { variantId })

const take = prepared<{ quantity: number }, { [Name in keyof Hold | 'orderId']: number } & { expiresAt: Date }>(
  'hold-stock',
  sql`with taken as (
      update stock_levels set held = held + ${sql.placeholder('quantity')}
      where variant_id = ${sql.placeholder('variantId')} and location_id = ${sql.placeholder('locationId')}
        and (allow_over_sell or on_hand - held >= ${sql.placeholder('quantity')})
      returning variant_id, location_id)
    insert into stock_holds as hold (order_id, variant_id, location_id, quantity, expires_at)
    select ${sql.placeholder('orderId')}::int, variant_id, location_id, ${sql.placeholder('quantity')}::int, ${sql.placeholder('expiresAt')}::timestamptz from taken
    on conflict (order_id, variant_id, location_id) do update set quantity = hold.quantity + excluded.quantity
    returning quantity`,
)

/** The only way stock is held: a conditional update, with the CHECK of the table as a second guard. False when there is not enough any more. */
export const holdIfAvailable = async (orm: Orm, order: { id: number; expiresAt: Date }, hold: Hold): Promise<boolean> =>
  (await take(orm, { ...hold, orderId: order.id, expiresAt: order.expiresAt })).length === 1

export async function extendHolds(orm: Orm, orderId: number, expiresAt: Date): Promise<void> {
  await orm.update(stockHolds).set({ expiresAt }).where(eq(stockHolds.orderId, orderId))
}

/** Deletes an order's holds and moves their stock, which is locked in the order in which everybody locks it. A second caller finds none. */
const endHolds = (name: string, change: SQL) =>
  prepared<{ variantId: number }, { orderId: number }>(
    name,
    sql`with ended as (
        delete from stock_holds where order_id = ${sql.placeholder('orderId')} returning variant_id, location_id, quantity),
      locked as (
        select variant_id, location_id, quantity from ended join stock_levels level using (variant_id, location_id)
        order by variant_id, location_id for update of level),
      moved as (
        update stock_levels level set ${change} from locked
        where (level.variant_id, level.location_id) = (locked.variant_id, locked.location_id))
      select variant_id "variantId" from ended`,
  )

export const sellHolds = endHolds('sell-holds', sql`held = level.held - quantity, on_hand = level.on_hand - quantity`)
export const releaseHolds = endHolds('release-holds', sql`held = level.held - quantity`)

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
