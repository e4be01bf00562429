import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { stockRoutes } from './server/stock.routes.ts'
import { createStock, type StockService } from './server/stock.service.ts'

export function stockFeature({ database }: Platform, stock = createStock()): Feature<StockService> {
  return {
    service: stock,
    routes: stockRoutes(database, stock),
    onChange: (changed) => void ((changed === null || changed.has('stores')) && stock.invalidate()),
  }
}
