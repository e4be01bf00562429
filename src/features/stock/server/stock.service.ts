import { refuse, ok, type Result } from '#src/kit/result.ts'
import { noteRead } from '#src/platform/changes/read-topics.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { createCachedValue } from '#src/platform/cached-value.ts'
import { allocateStock, type Portion } from '../rules/allocation.ts'
import {
  addToStock,
  deleteHolds,
  extendHolds,
  findExpired,
  findSellable,
  findStores,
  giveBack,
  insertHold,
  takeIfAvailable,
  takeOut,
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
        const portions = await take(orm, line)
        if (!portions) return refuse({ variantId: line.variantId })
        for (const portion of portions) await insertHold(orm, id, { variantId: line.variantId, ...portion }, expiresAt)
      }
      return ok(undefined)
    },
    extend: extendHolds,
    async sell(orm, orderId) {
      const holds = await deleteHolds(orm, orderId)
      for (const hold of holds) await takeOut(orm, hold)
      return holds.length > 0
    },
    async release(orm, orderId) {
      for (const hold of await deleteHolds(orm, orderId)) await giveBack(orm, hold)
    },
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

/** Holds a quantity. When another order has taken the stock first, it plans again. */
async function take(orm: Orm, { variantId, quantity }: Wanted): Promise<Portion[] | null> {
  const taken: Portion[] = []
  let missing = quantity
  while (missing > 0) {
    const plan = allocateStock(missing, await findSellable(orm, variantId))
    if (!plan) return null
    for (const portion of plan) {
      if (!(await takeIfAvailable(orm, { variantId, ...portion }))) break
      taken.push(portion)
      missing -= portion.quantity
    }
  }
  return taken
}
