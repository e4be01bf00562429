import { refuse, ok, type Result } from '#src/kit/result.ts'
import { noteRead } from '#src/platform/changes/read-topics.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { createCachedValue } from '#src/platform/cached-value.ts'
import { allocateStock, isOnShelf } from '../rules/allocation.ts'
import { backWhereTaken, type GoodsBack } from '../rules/put-back.ts'
import {
  addToStock,
  extendHolds,
  findExpired,
  findPlaces,
  findTaken,
  insertHolds,
  lockSellable,
  releaseHolds,
  sellHolds,
  type Hold,
  type Location,
} from './stock.store.ts'

export type { Location }

export interface Wanted {
  variantId: number
  quantity: number
  /** The code of the store at which it is collected. */
  collectedAt?: string | undefined
}

/** From where goods are taken. */
export interface StockPlan {
  holds: Hold[]
  /** Whether all that is collected is on the shelf of its store (fulfil-14). */
  isOnShelf: boolean
}

/** The movements of stock. Each runs in its caller's transaction. */
export interface StockService {
  /** Locks the stock of goods and says from where they are taken. A refusal names a variant of which there is too little. */
  plan(orm: Orm, goods: readonly Wanted[]): Promise<Result<StockPlan, { variantId: number }>>
  /** Holds goods for an order, as planned in this transaction. */
  hold(orm: Orm, order: { id: number; expiresAt: Date }, planned: StockPlan): Promise<void>
  /** Holds an order's goods longer. */
  extend(orm: Orm, orderId: number, expiresAt: Date): Promise<void>
  /** Turns an order's holds into a sale. False when the holds have expired. */
  sell(orm: Orm, orderId: number): Promise<boolean>
  /** Releases an order's holds; does nothing when there are none. */
  release(orm: Orm, orderId: number): Promise<void>
  /**
   * Puts goods of an order, which the caller has locked, back where they were taken. What has left that place, or of which it is not
   * known, goes to the store where it is collected, else the first place that sells online, else any (refund-11).
   */
  putBack(orm: Orm, orderId: number, goods: readonly GoodsBack[]): Promise<void>
  /** Orders whose holds have expired without being sold or released, at most a hundred. */
  overdue(orm: Orm, now: Date): Promise<number[]>
  /** Where goods can be collected. */
  stores(orm: Orm): Promise<Location[]>
  /** Every place, also one that sells nothing online any more: orders were agreed for it. */
  places(orm: Orm): Promise<Location[]>
  /** Drops the cached places. */
  invalidate(): void
}

const freshForMs = 5000

export function createStock(): StockService {
  const cache = createCachedValue<Record<'places' | 'stores', Location[]>>(freshForMs)
  const read = (orm: Orm) => {
    noteRead('stores')
    return cache.get(async () => {
      const places = await findPlaces(orm)
      return { places, stores: places.filter(({ kind, sellsOnline }) => kind === 'store' && sellsOnline) }
    })
  }
  return {
    plan: planHolds,
    hold: (orm, order, { holds }) => insertHolds(orm, order, holds),
    extend: extendHolds,
    sell: async (orm, orderId) => (await sellHolds(orm, { orderId })).length > 0,
    release: async (orm, orderId) => void (await releaseHolds(orm, { orderId })),
    putBack: putBackSold,
    overdue: async (orm, now) => (await findExpired(orm, now)).map((row) => row.orderId),
    stores: async (orm) => (await read(orm)).stores,
    places: async (orm) => (await read(orm)).places,
    invalidate: cache.invalidate,
  }
}

async function putBackSold(orm: Orm, orderId: number, goods: readonly GoodsBack[]): Promise<void> {
  const taken = goods.some(({ isWhereTaken }) => isWhereTaken) ? await findTaken(orm, orderId) : []
  const { back, others } = backWhereTaken(goods, taken)
  await addToStock(
    orm,
    orderId,
    back,
    others.map(({ variantId, quantity, collectedAt: code = '' }) => ({ variantId, quantity, code })),
  )
}

async function planHolds(orm: Orm, goods: readonly Wanted[]): ReturnType<StockService['plan']> {
  const wanted = Map.groupBy(goods, ({ variantId }) => variantId)
  const levels = await lockSellable(orm, [...wanted.keys()])
  const plan: StockPlan = { holds: [], isOnShelf: true }
  for (const [variantId, parts] of wanted) {
    const places = levels.get(variantId) ?? []
    const pieces = parts.reduce((sum, { quantity }) => sum + quantity, 0)
    const collected = parts.flatMap(({ quantity, collectedAt: code }) => (code === undefined ? [] : [{ code, quantity }]))
    const portions = allocateStock(pieces, places, collected)
    if (!portions) return refuse({ variantId })
    plan.holds.push(...portions.map((portion) => ({ variantId, ...portion })))
    plan.isOnShelf &&= isOnShelf(places, collected)
  }
  return ok(plan)
}
