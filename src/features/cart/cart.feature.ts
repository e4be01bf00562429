import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { cartRoutes } from './server/cart.routes.ts'
import { createCart, type CartService } from './server/cart.service.ts'
import { cartMemberData } from './server/member-data.ts'

type Below = { settings: SettingsService; catalogue: CatalogueService }

export function cartFeature({ database }: Platform, { settings, catalogue }: Below): Feature<CartService> {
  const cart = createCart(database, catalogue, settings)
  return { service: cart, routes: cartRoutes(cart), memberData: cartMemberData(catalogue) }
}
