import { createStock, type StockService } from '#src/features/stock/server/stock.service.ts'
import { findSellable } from '#src/features/stock/server/stock.store.ts'
import { ok, refuse } from '#src/kit/result.ts'

/** Takes the guard of the database away too. */
export const stockUnguarded = ['alter table stock_levels drop constraint stock_never_oversold']

/** The twin: it looks at the stock of an article once, without locking it, and trusts what it saw. */
export function checkThenTake(): StockService {
  const seen = new Map<number, ReturnType<typeof findSellable>>()
  return {
    ...createStock(),
    async plan(orm, goods) {
      const holds = []
      for (const { variantId, quantity } of goods) {
        const levels = seen.get(variantId) ?? findSellable(orm, variantId)
        seen.set(variantId, levels)
        const level = (await levels).find(({ available }) => available >= quantity)
        if (!level) return refuse({ variantId })
        holds.push({ variantId, quantity, locationId: level.locationId })
      }
      return ok({ holds, isOnShelf: true })
    },
  }
}
