import type { Culture } from '#src/kit/culture.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { isSentByStore } from '#src/features/fulfilment/rules/grouping.ts'
import { fulfilmentOf, presentSummary, railLength, type CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import { operatorNames, type SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import type { ProductDetail } from '../product.contract.ts'
import { offersOf } from '../rules/offers.ts'
import { presentProduct } from './product.present.ts'
import { findGoesWith } from './product.store.ts'

export interface ProductService {
  detail(slug: string, culture: Culture): Promise<Result<ProductDetail, Problem>>
  /** Products that go with the product of this EAN, at most four. */
  goesWith(ean: string, culture: Culture): Promise<ProductSummary[]>
  /** The bestsellers of a brand without the product of this slug, as many as a rail holds. */
  fromBrand(brandCode: string, besides: string, culture: Culture): Promise<ProductSummary[]>
  /** Products in the order of the EANs, each once. */
  byEans(eans: readonly string[], culture: Culture): Promise<ProductSummary[]>
}

export function createProduct(
  database: Database,
  catalogue: CatalogueService,
  stock: StockService,
  settings: SettingsService,
): ProductService {
  return {
    async detail(slug, culture) {
      const [product, categories, stores, store] = await Promise.all([
        catalogue.productPage(database.orm, slug),
        catalogue.categories(database.orm),
        stock.stores(database.orm),
        settings.current(),
      ])
      if (!product) return refuse(problem('NOT_FOUND'))
      const sentByStore = isSentByStore(fulfilmentOf(product), operatorNames(store))
      const offers = offersOf({
        variants: product.variants.map(({ next, ...variant }) => ({
          ...variant,
          next: next && { ...next, startsAt: new Date(next.startsAt) },
        })),
        exclusive: product.exclusive,
        sentByBrand: !sentByStore,
        freeDeliveryFromCents: store.freeDeliveryFromCents,
      })
      return ok(presentProduct(product, { categories, stores, settings: store, offers, sentByBrand: !sentByStore }, culture))
    },

    async goesWith(ean, culture) {
      const products = await catalogue.products(database.orm, await findGoesWith(database.orm, ean, railLength))
      return products.map((product) => presentSummary(product, culture))
    },

    async fromBrand(brandCode, besides, culture) {
      const products = await catalogue.bestOfBrand(database.orm, brandCode, besides)
      return products.map((product) => presentSummary(product, culture))
    },

    async byEans(eans, culture) {
      const products = await catalogue.productsByEan(database.orm, eans)
      return products.map((product) => presentSummary(product, culture))
    },
  }
}
