import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { ListingService } from '#src/features/listing/server/listing.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { searchRoutes } from './server/search.routes.ts'
import { createSearch } from './server/search.service.ts'

export function searchFeature(
  { database }: Platform,
  { catalogue, listing }: { catalogue: CatalogueService; listing: ListingService },
): Feature {
  const search = createSearch(database, catalogue, listing)
  return {
    service: null,
    routes: searchRoutes(search),
    onChange: (changed) => void ((changed === null || changed.has('vocabulary')) && search.invalidate()),
  }
}
