import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { ListingService } from '#src/features/listing/server/listing.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { searchCountsRoutes } from './server/search-counts.routes.ts'
import { createSearchCounts } from './server/search-counts.service.ts'
import { searchRoutes } from './server/search.routes.ts'
import { renewSearchIndex } from './server/search-index.service.ts'
import { createSearch } from './server/search.service.ts'

export function searchFeature(
  platform: Platform,
  { catalogue, listing }: { catalogue: CatalogueService; listing: ListingService },
): Feature {
  const search = createSearch(platform.database, catalogue, listing, platform.changes)
  const counts = createSearchCounts({ ...platform, key: platform.keyFor('search counts') })
  return {
    service: null,
    routes: [...searchRoutes(search), ...searchCountsRoutes(counts)],
    sweeps: {
      'learn-from-searches': counts.learn,
      'renew-search-index': () => renewSearchIndex(platform.database, (words) => platform.app.log.info(words)),
    },
    onChange: search.invalidate,
  }
}
