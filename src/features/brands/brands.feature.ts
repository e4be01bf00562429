import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { ListingService } from '#src/features/listing/server/listing.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { brandsRoutes } from './server/brands.routes.ts'
import { createBrands } from './server/brands.service.ts'

export function brandsFeature(
  { database }: Platform,
  { catalogue, listing }: { catalogue: CatalogueService; listing: ListingService },
): Feature {
  return { service: null, routes: brandsRoutes(createBrands(database, catalogue, listing)) }
}
