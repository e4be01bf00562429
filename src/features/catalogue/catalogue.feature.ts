import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { catalogueRoutes } from './server/catalogue.routes.ts'
import { createCatalogue, type CatalogueService } from './server/catalogue.service.ts'

export function catalogueFeature({ database, changes }: Platform): Feature<CatalogueService> {
  const catalogue = createCatalogue(changes)
  return {
    service: catalogue,
    routes: catalogueRoutes(database, catalogue),
    mediaOrigins: () => catalogue.mediaOrigins(database.orm),
  }
}
