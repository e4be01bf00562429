import { inCulture, type Culture } from '#src/kit/culture.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { isSentByStore } from '#src/features/fulfilment/rules/grouping.ts'
import {
  fulfilmentOf,
  presentBrand,
  presentBreadcrumbs,
  presentInfos,
  presentPrices,
  presentSummary,
  railLength,
  type CatalogueService,
  type PageVariant,
  type ProductPage,
} from '#src/features/catalogue/server/catalogue.service.ts'
import { longestInstalments, type InstalmentPlan } from '#src/features/pricing/rules/instalments.ts'
import { operatorNames, type SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { StockService, Location } from '#src/features/stock/server/stock.service.ts'
import { isOutOfStock, purchasable } from '#src/features/availability/rules/out-of-stock.ts'
import type { Database } from '#src/platform/db/database.ts'
import { cleanHtml } from '#src/platform/html.ts'
import type { ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import type { ProductDetail, ProductOption, Variant } from '../product.contract.ts'
import { isPlayable } from '../rules/videos.ts'
import { offersOf } from '../rules/offers.ts'
import { presentOffers } from './offers.present.ts'
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
      return ok({
        ...presentProduct(product, stores, store.instalmentPlans, culture),
        sentByBrand: !sentByStore,
        salesPromotionInfo: presentOffers(offers, store, culture),
        breadcrumbs: presentBreadcrumbs(categories, product.categoryCode, culture),
      })
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
      const items = await catalogue.itemsByEan(database.orm, eans)
      const found = new Set(eans.flatMap((ean) => items.get(ean)?.product ?? []))
      return [...found].map((product) => presentSummary(product, culture))
    },
  }
}

function presentProduct(
  product: ProductPage,
  stores: readonly Location[],
  plans: readonly InstalmentPlan[],
  culture: Culture,
): Omit<ProductDetail, 'breadcrumbs' | 'sentByBrand' | 'salesPromotionInfo'> {
  const name = inCulture(product.title, culture)
  const variants = product.variants.map((variant) => presentVariant(variant, product, stores, plans, culture))
  return {
    autoId: product.autoId,
    slug: product.slug,
    status: product.status,
    sku: product.variants[0]!.sku,
    upc: product.variants[0]!.ean,
    name,
    title: name,
    details: inCulture(product.details, culture),
    bodyHtml: cleanHtml(inCulture(product.body, culture)),
    brand: presentBrand(product.brand, culture),
    quantity: Math.max(...variants.map((variant) => variant.quantity)),
    maxAddQuantity: product.maxAddQuantity,
    outOfStock: variants.every((variant) => variant.outOfStock),
    showSubscribeRestockNotification: product.showRestockNotification,
    restockDuration: inCulture(product.restockDuration, culture) || null,
    exclusive: product.exclusive,
    isNew: product.isNew,
    productOptions: presentOptions(product, culture),
    variants,
    productImages: product.images.map(({ url, alt }) => ({ url, alt: inCulture(alt, culture) || name })),
    productVideos: product.videos.filter(({ url }) => isPlayable(url)),
    additionalInfos: presentInfos(product, culture),
    attributes: product.attributes.map(({ code, label, value }) => ({
      code,
      label: inCulture(label, culture),
      value: inCulture(value, culture),
    })),
  }
}

function presentVariant(
  variant: PageVariant,
  product: ProductPage,
  stores: readonly Location[],
  plans: readonly InstalmentPlan[],
  culture: Culture,
): Variant {
  return {
    autoId: variant.autoId,
    ean: variant.ean,
    sku: variant.sku,
    options: variant.options.map((option) => option.en),
    ...presentPrices(variant),
    instalments: presentInstalments(longestInstalments(plans, variant.priceCents), culture),
    outOfStock: isOutOfStock(variant.stock),
    quantity: purchasable(variant.stock, product.maxAddQuantity),
    imageUrl: variant.imageUrl,
    collection: stores.map(({ code, name, nameZh }) => ({
      code,
      name: inCulture({ en: name, zh: nameZh }, culture),
      available: (variant.storeStock[code] ?? 0) > 0,
    })),
  }
}

const presentInstalments = (found: ReturnType<typeof longestInstalments>, culture: Culture): Variant['instalments'] =>
  found && { ...found, banks: found.banks.map((bank) => inCulture(bank, culture)) }

/** The options with the values that variants have, in the order of the variants. */
function presentOptions(product: ProductPage, culture: Culture): ProductOption[] {
  return product.options
    .filter((option) => option.en !== 'Title')
    .map((option, index) => {
      const values = new Map<string, ProductOption['values'][number]>()
      for (const { options, swatch } of product.variants) {
        const value = options[index]
        if (value && !values.has(value.en))
          values.set(value.en, { value: value.en, label: inCulture(value, culture), swatch: isColour(option.en) ? swatch : null })
      }
      return { position: index + 1, name: inCulture(option, culture), values: [...values.values()] }
    })
}

const isColour = (optionName: string): boolean => /colou?r|shade/i.test(optionName)
