import { inCulture, type Culture } from '#src/kit/culture.ts'
import { presentSummary, type CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { ListingService } from '#src/features/listing/server/listing.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { HomePage } from '../content.contract.ts'

export interface ContentService {
  home(culture: Culture): Promise<HomePage>
}

const railLength = 8

export function createContent(database: Database, catalogue: CatalogueService, listing: ListingService): ContentService {
  const rail = async (sorting: 'bestseller' | 'newest', culture: Culture) => {
    const products = await catalogue.products(database.orm, await listing.first(sorting, railLength))
    return products.map((product) => presentSummary(product, culture))
  }
  return {
    async home(culture) {
      const [bestsellers, newest, categories, counts] = await Promise.all([
        rail('bestseller', culture),
        rail('newest', culture),
        catalogue.categories(database.orm),
        listing.departmentCounts(),
      ])
      const departments = categories
        .filter(({ parentId }) => parentId === null)
        .map(({ autoId, code, name, intro }) => ({ code, name: inCulture(name, culture), intro: inCulture(intro, culture), count: counts.get(autoId) ?? 0 }))
      return { bestsellers, newest, departments }
    },
  }
}
