import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { ListingService } from '#src/features/listing/server/listing.service.ts'
import type { PromotionsService } from '#src/features/promotions/server/promotions.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { contentRoutes } from './server/content.routes.ts'
import { createContent } from './server/content.service.ts'

type Above = {
  settings: SettingsService
  catalogue: CatalogueService
  listing: ListingService
  promotions: PromotionsService
  stock: StockService
}

export function contentFeature({ database, clock }: Platform, above: Above): Feature {
  const content = createContent({ database, clock, ...above })
  return { service: null, routes: contentRoutes(content), mediaOrigins: () => content.mediaOrigins() }
}
