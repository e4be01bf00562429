import { createStock, type StockService } from '#src/features/stock/server/stock.service.ts'
import { findSellable } from '#src/features/stock/server/stock.store.ts'
import { ok, refuse } from '#src/kit/result.ts'

/** Takes the guard of the database away too. */
export const stockUnguarded = ['alter table stock_levels drop constraint stock_never_oversold']

/** The twin: it looks at the stock without locking it. */
export function checkThenTake(): StockService {
  return {
    ...createStock(),
    async plan(orm, goods) {
      const holds = []
      for (const { variantId, quantity } of goods) {
        const level = (await findSellable(orm, variantId)).find(({ available }) => available >= quantity)
        if (!level) return refuse({ variantId })
        holds.push({ variantId, quantity, locationId: level.locationId })
      }
      return ok(holds)
    },
  }
}
