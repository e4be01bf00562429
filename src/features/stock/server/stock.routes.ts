import { inCulture } from '#src/kit/culture.ts'
import { ok } from '#src/kit/result.ts'
import type { Database } from '#src/platform/db/database.ts'
import { route } from '#src/platform/http/route.ts'
import { getStoreLocations } from '../stock.contract.ts'
import type { StockService } from './stock.service.ts'

export const stockRoutes = (database: Database, stock: StockService) => [
  route(getStoreLocations, async ({ caller: { culture } }) => {
    const stores = await stock.stores(database.orm)
    return ok(
      stores.map(({ code, name, nameZh, address, addressZh, hours, phone }) => ({
        code,
        name: inCulture({ en: name, zh: nameZh }, culture),
        address: inCulture({ en: address ?? '', zh: addressZh }, culture),
        hours: hours ? inCulture(hours, culture) : '',
        phone: phone ?? '',
      })),
    )
  }),
]
