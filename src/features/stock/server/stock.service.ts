import { refuse, ok, type Result } from '#src/kit/result.ts'
import { noteRead } from '#src/platform/changes/read-topics.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { createCachedValue } from '#src/platform/cached-value.ts'
import { allocateStock } from '../rules/allocation.ts'
import {
  addToStock,
  extendHolds,
  findExpired,
  findStores,
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
}

/** The movements of stock. Each runs in its caller's transaction. */
export interface StockService {
  /** Locks the stock of goods and says from where they are taken. A refusal names a variant of which there is too little. */
  plan(orm: Orm, goods: readonly Wanted[]): Promise<Result<Hold[], { variantId: number }>>
  /** Holds goods for an order, as planned in this transaction. */
  hold(orm: Orm, order: { id: number; expiresAt: Date }, planned: readonly Hold[]): Promise<void>
  /** Holds an order's goods longer. */
  extend(orm: Orm, orderId: number, expiresAt: Date): Promise<void>
  /** Turns an order's holds into a sale. False when the holds have expired. */
  sell(orm: Orm, orderId: number): Promise<boolean>
  /** Releases an order's holds; does nothing when there are none. */
  release(orm: Orm, orderId: number): Promise<void>
  /** Puts goods that were sold back on sale: where the first location that sells online has them. */
  putBack(orm: Orm, goods: readonly Wanted[]): Promise<void>
  /** Orders whose holds have expired without being sold or released, at most a hundred. */
  overdue(orm: Orm, now: Date): Promise<number[]>
  stores(orm: Orm): Promise<Location[]>
  /** Drops the cached stores. */
  invalidate(): void
}

const freshForMs = 5000

export function createStock(): StockService {
  const storesCache = createCachedValue<Location[]>(freshForMs)
  return {
    plan: planHolds,
    hold: insertHolds,
    extend: extendHolds,
    sell: async (orm, orderId) => (await sellHolds(orm, { orderId })).length > 0,
    release: async (orm, orderId) => void (await releaseHolds(orm, { orderId })),
    async putBack(orm, goods) {
      for (const each of goods.toSorted((a, b) => a.variantId - b.variantId)) await addToStock(orm, each)
    },
    overdue: async (orm, now) => (await findExpired(orm, now)).map((row) => row.orderId),
    async stores(orm) {
      noteRead('stores')
      return storesCache.get(() => findStores(orm))
    },
    invalidate: storesCache.invalidate,
  }
}

async function planHolds(orm: Orm, goods: readonly Wanted[]): Promise<Result<Hold[], { variantId: number }>> {
  const wanted = Map.groupBy(goods, ({ variantId }) => variantId)
  const levels = await lockSellable(orm, [...wanted.keys()])
  const holds: Hold[] = []
  for (const [variantId, lines] of wanted) {
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    const portions = allocateStock(pieces, levels.get(variantId) ?? [])
    if (!portions) return refuse({ variantId })
    holds.push(...portions.map((portion) => ({ variantId, ...portion })))
  }
  return ok(holds)
}
