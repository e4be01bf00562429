import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { CartService } from '#src/features/cart/server/cart.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { checkoutRoutes } from './server/checkout.routes.ts'
import { createCheckout } from './server/checkout.service.ts'

export function checkoutFeature({ database, clock }: Platform, { stock, cart }: { stock: StockService; cart: CartService }): Feature {
  return { service: null, routes: checkoutRoutes(createCheckout(database, cart, stock, clock)) }
}
