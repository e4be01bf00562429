import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { ListingService } from '#src/features/listing/server/listing.service.ts'
import type { PromotionsService } from '#src/features/promotions/server/promotions.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { productRoutes } from './server/product.routes.ts'
import { createProduct } from './server/product.service.ts'

type Above = {
  settings: SettingsService
  catalogue: CatalogueService
  stock: StockService
  listing: ListingService
  promotions: PromotionsService
}

export function productFeature({ database, clock }: Platform, above: Above): Feature {
  return { service: null, routes: productRoutes(createProduct({ database, clock, ...above })) }
}
