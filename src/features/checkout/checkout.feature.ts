import type { CartService } from '#src/features/cart/server/cart.service.ts'
import type { SlotsService } from '#src/features/slots/server/slots.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { checkoutRoutes } from './server/checkout.routes.ts'
import { createCheckout } from './server/checkout.service.ts'

export function checkoutFeature(
  { database, clock, parcels, quotas }: Platform,
  above: { stock: StockService; slots: SlotsService; cart: CartService },
): Feature {
  return { service: null, routes: checkoutRoutes(createCheckout({ database, clock, parcels, quotas, ...above })) }
}
