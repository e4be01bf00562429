import type { Translated } from '#src/kit/culture.ts'
import { eq, lt, sql, type SQL } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { listed, prepared } from '#src/platform/db/prepared.ts'
import type { LocationStock } from '../rules/allocation.ts'
import type { Taken } from '../rules/put-back.ts'
import { stockHolds } from './stock.tables.ts'

export interface Hold {
  variantId: number
  locationId: number
  quantity: number
}

const sellable = prepared<LocationStock, { variantId: number }>(
  'sellable-stock',
  sql`select location_id "locationId", code, on_hand - held available, allow_over_sell "allowOverSell"
    from stock_levels join locations on locations.auto_id = location_id
    where variant_id = ${sql.placeholder('variantId')} and sell_on_estore order by location_id`,
)

/** How many of an item each location that sells online has, in the fixed order of locks. */
export const findSellable = (orm: Orm, variantId: number): Promise<LocationStock[]> => sellable(orm, { variantId })

const lockedLevels = prepared<LocationStock & { variantId: number }, { variantIds: readonly number[] }>(
  'sellable-stock-locked',
  sql`select variant_id "variantId", location_id "locationId", code, on_hand - held available, allow_over_sell "allowOverSell"
    from stock_levels level join locations on locations.auto_id = location_id
    where variant_id = any(${listed('variantIds', 'int')}) and sell_on_estore order by variant_id, location_id for update of level`,
)

/** How many of each item each location that sells online has. Nobody else can take any until the transaction ends. */
export async function lockSellable(orm: Orm, variantIds: readonly number[]): Promise<Map<number, LocationStock[]>> {
  return Map.groupBy(await lockedLevels(orm, { variantIds }), ({ variantId }) => variantId)
}

const take = prepared<object, { [Name in keyof Hold]: number[] } & { orderId: number; expiresAt: Date }>(
  'hold-stock',
  sql`with portion as (
      select * from unnest(${listed('variantId', 'int')}, ${listed('locationId', 'int')}, ${listed('quantity', 'int')})
        portion (variant_id, location_id, quantity)),
    taken as (
      update stock_levels level set held = level.held + portion.quantity from portion
      where (level.variant_id, level.location_id) = (portion.variant_id, portion.location_id))
    insert into stock_holds (order_id, variant_id, location_id, quantity, expires_at)
    select ${sql.placeholder('orderId')}::int, variant_id, location_id, quantity, ${sql.placeholder('expiresAt')}::timestamptz from portion`,
)

/** The only way stock is held: from levels that are locked, with the CHECK of the table as a second guard. */
export async function insertHolds(orm: Orm, order: { id: number; expiresAt: Date }, holds: readonly Hold[]): Promise<void> {
  await take(orm, {
    variantId: holds.map((hold) => hold.variantId),
    locationId: holds.map((hold) => hold.locationId),
    quantity: holds.map((hold) => hold.quantity),
    orderId: order.id,
    expiresAt: order.expiresAt,
  })
}

export async function extendHolds(orm: Orm, orderId: number, expiresAt: Date): Promise<void> {
  await orm.update(stockHolds).set({ expiresAt }).where(eq(stockHolds.orderId, orderId))
}

/** Deletes an order's holds and moves their stock, which is locked in the order in which everybody locks it. A second caller finds none. */
const endHolds = (name: string, change: SQL, alsoWritten = sql``) =>
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
      ${alsoWritten}
      select variant_id "variantId" from ended`,
  )

export const sellHolds = endHolds(
  'sell-holds',
  sql`held = level.held - quantity, on_hand = level.on_hand - quantity`,
  sql`, sold as (
    insert into stock_sales (order_id, variant_id, location_id, quantity)
    select ${sql.placeholder('orderId')}::int, variant_id, location_id, quantity from ended)`,
)
export const releaseHolds = endHolds('release-holds', sql`held = level.held - quantity`)

const whereTaken = prepared<Taken, { orderId: number }>(
  'where-stock-was-taken',
  sql`select sale.variant_id "variantId", sale.location_id "locationId", code, quantity
    from stock_sales sale join stock_levels using (variant_id, location_id) join locations on locations.auto_id = sale.location_id
    where order_id = ${sql.placeholder('orderId')}`,
)

/** From where an order has its pieces, as far as it is known and there is still such a place. */
export const findTaken = (orm: Orm, orderId: number): Promise<Taken[]> => whereTaken(orm, { orderId })

interface PutBack extends Record<string, unknown> {
  orderId: number
  takenVariantId: number[]
  takenLocationId: number[]
  takenQuantity: number[]
  variantId: number[]
  quantity: number[]
  code: string[]
}

const putBack = prepared<object, PutBack>(
  'put-back-stock',
  sql`with taken as (
      select * from unnest(${listed('takenVariantId', 'int')}, ${listed('takenLocationId', 'int')}, ${listed('takenQuantity', 'int')})
        taken (variant_id, location_id, quantity)),
    lowered as (
      update stock_sales sale set quantity = sale.quantity - taken.quantity from taken
      where order_id = ${sql.placeholder('orderId')}
        and (sale.variant_id, sale.location_id) = (taken.variant_id, taken.location_id)),
    placed as (
      select variant_id, place.location_id, quantity
      from unnest(${listed('variantId', 'int')}, ${listed('quantity', 'int')}, ${listed('code', 'text')}) goods (variant_id, quantity, code),
        lateral (
          select location_id from stock_levels level join locations on locations.auto_id = location_id
          where level.variant_id = goods.variant_id
          order by locations.code = goods.code desc, sell_on_estore desc, location_id limit 1) place
      union all select * from taken),
    back as (select variant_id, location_id, sum(quantity)::int quantity from placed group by variant_id, location_id),
    locked as (
      select variant_id, location_id, quantity from back join stock_levels level using (variant_id, location_id)
      order by variant_id, location_id for update of level)
    update stock_levels level set on_hand = level.on_hand + quantity from locked
    where (level.variant_id, level.location_id) = (locked.variant_id, locked.location_id)`,
)

/**
 * Adds what an order gives back: `taken` where it was taken, `goods` to the location of their `code` if it has the variant; empty, they
 * have none. A variant that is in no location is not stocked again. The caller has locked the order, so that `taken` is still true.
 */
export async function addToStock(
  orm: Orm,
  orderId: number,
  taken: readonly Hold[],
  goods: readonly { variantId: number; quantity: number; code: string }[],
): Promise<void> {
  await putBack(orm, {
    orderId,
    takenVariantId: taken.map(({ variantId }) => variantId),
    takenLocationId: taken.map(({ locationId }) => locationId),
    takenQuantity: taken.map(({ quantity }) => quantity),
    variantId: goods.map(({ variantId }) => variantId),
    quantity: goods.map(({ quantity }) => quantity),
    code: goods.map(({ code }) => code),
  })
}

export const findExpired = (orm: Orm, now: Date): Promise<{ orderId: number }[]> =>
  orm.selectDistinct({ orderId: stockHolds.orderId }).from(stockHolds).where(lt(stockHolds.expiresAt, now)).limit(1000)

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
  sellsOnline: boolean
}

const everyPlace = prepared<Location>(
  'every-place',
  sql`select auto_id "autoId", code, kind, name, name_zh "nameZh", address, address_zh "addressZh", phone, hours, sell_on_estore "sellsOnline"
    from locations order by auto_id`,
)

export const findPlaces = (orm: Orm): Promise<Location[]> => everyPlace(orm, {})
