import { refuse, ok, type Result } from '#src/kit/result.ts'
import { noteRead } from '#src/platform/changes/read-topics.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { createCachedValue } from '#src/platform/cached-value.ts'
import { allocateStock } from '../rules/allocation.ts'
import {
  addToStock,
  extendHolds,
  findExpired,
  findSellable,
  findStores,
  holdIfAvailable,
  releaseHolds,
  sellHolds,
  type Location,
} from './stock.store.ts'

export type { Location }

export interface Wanted {
  variantId: number
  quantity: number
}

/** The movements of stock. Each runs in its caller's transaction. */
export interface StockService {
  /** Holds goods for an order. A refusal names the variant of which there is too little; the caller then rolls back. */
  hold(orm: Orm, order: { id: number; expiresAt: Date; lines: readonly Wanted[] }): Promise<Result<void, { variantId: number }>>
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
    async hold(orm, { id, expiresAt, lines }) {
      // Every caller locks in the same order: by item, then by location.
      for (const line of lines.toSorted((a, b) => a.variantId - b.variantId)) {
        if (!(await holdLine(orm, { id, expiresAt }, line))) return refuse({ variantId: line.variantId })
      }
      return ok(undefined)
    },
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

/** Holds a quantity. When another order has taken the stock first, it plans again. False when there is too little. */
async function holdLine(orm: Orm, order: { id: number; expiresAt: Date }, { variantId, quantity }: Wanted): Promise<boolean> {
  let missing = quantity
  while (missing > 0) {
    const plan = allocateStock(missing, await findSellable(orm, variantId))
    if (!plan) return false
    for (const portion of plan) {
      if (!(await holdIfAvailable(orm, order, { variantId, ...portion }))) break
      missing -= portion.quantity
    }
  }
  return true
}
