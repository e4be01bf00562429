import { sql } from 'drizzle-orm'
import { createStock, type StockService } from '#src/features/stock/server/stock.service.ts'
import { findSellable } from '#src/features/stock/server/stock.store.ts'
import { ok, refuse } from '#src/kit/result.ts'

/** Takes the guard of the database away too. */
export const stockUnguarded = ['alter table stock_levels drop constraint stock_never_oversold']

/** The twin: it checks the stock first, and then takes pieces without a second check. */
export function checkThenTake(): StockService {
  return {
    ...createStock(),
    async hold(orm, { id, expiresAt, lines }) {
      const checked = []
      for (const { variantId, quantity } of lines) {
        const level = (await findSellable(orm, variantId)).find(({ available }) => available >= quantity)
        if (!level) return refuse({ variantId })
        checked.push({ variantId, quantity, level })
      }
      for (const { variantId, quantity, level } of checked) {
        await orm.execute(
          sql`update stock_levels set held = held + ${quantity} where variant_id = ${variantId} and location_id = ${level.locationId}`,
        )
        await orm.execute(sql`insert into stock_holds values (${id}, ${variantId}, ${level.locationId}, ${quantity}, ${expiresAt})`)
      }
      return ok(undefined)
    },
  }
}
