import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { listingRoutes } from './server/listing.routes.ts'
import { createListing, type ListingService } from './server/listing.service.ts'

export function listingFeature({ database, changes }: Platform, { catalogue }: { catalogue: CatalogueService }): Feature<ListingService> {
  const listing = createListing(database, catalogue, changes)
  return { service: listing, routes: listingRoutes(listing), sweeps: { 'tidy-listing': () => listing.catchUp() } }
}
