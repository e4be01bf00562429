import type { Paging } from '#src/kit/endpoint.ts'
import { noteRead, noteUntil } from '#src/platform/changes/read-topics.ts'
import type { Clock } from '#src/kit/clock.ts'
import type { Culture } from '#src/kit/culture.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { isSentByStore } from '#src/features/fulfilment/rules/grouping.ts'
import {
  categoryCodes,
  fulfilmentOf,
  presentSummary,
  type CatalogueService,
  type ProductPage,
  type SoldItem,
} from '#src/features/catalogue/server/catalogue.service.ts'
import { operatorNames, type SettingsService } from '#src/features/settings/server/settings.service.ts'
import { isPartOf } from '#src/features/promotions/rules/on-product-page.ts'
import { givenGoods } from '#src/features/promotions/rules/given-goods.ts'
import type { Promotion } from '#src/features/promotions/rules/promotion.ts'
import type { ListingService } from '#src/features/listing/server/listing.service.ts'
import type { PromotionsService } from '#src/features/promotions/server/promotions.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import type { ProductDetail } from '../product.contract.ts'
import { offersOf } from '../rules/offers.ts'
import { presentProduct } from './product.present.ts'
import { createGoesWith, railLength } from './goes-with.ts'
import { findPromoted } from './product.store.ts'

export interface ProductService {
  detail(slug: string, culture: Culture): Promise<Result<ProductDetail, Problem>>
  /** Products that make a set with the product of this EAN or go with it in use, at most four. */
  goesWith(ean: string, culture: Culture): Promise<ProductSummary[]>
  /** The bestsellers of a brand without the product of this slug, as many as a rail holds. */
  fromBrand(brandCode: string, besides: string, culture: Culture): Promise<ProductSummary[]>
  /** Products that are part of promotions for certain goods, the bestsellers first. */
  promoted(page: { pageNo: number; pageSize: number }, culture: Culture): Promise<{ data: ProductSummary[]; paging: Paging }>
  /** Products in the order of the EANs, each once. */
  byEans(eans: readonly string[], culture: Culture): Promise<ProductSummary[]>
}

interface Parts {
  database: Database
  clock: Clock
  catalogue: CatalogueService
  stock: StockService
  settings: SettingsService
  listing: ListingService
  promotions: PromotionsService
}

const choiceHoldsForMs = 60 * 60 * 1000

export function createProduct(parts: Parts): ProductService {
  const { database, catalogue, listing, settings, promotions, clock } = parts
  const goesWith = createGoesWith(parts)
  return {
    detail: (slug, culture) => detailOf(parts, slug, culture),

    async goesWith(ean, culture) {
      // Which they are hangs on the sales of the whole shop; what is shown of them has its topics.
      noteUntil(new Date(clock.now().getTime() + choiceHoldsForMs))
      const products = await catalogue.products(database.orm, await goesWith(ean))
      return products.map((product) => presentSummary(product, culture))
    },

    async fromBrand(brandCode, besides, culture) {
      const products = await catalogue.products(database.orm, await listing.bestOfBrand(brandCode, railLength + 1))
      const others = products.filter(({ slug }) => slug !== besides).slice(0, railLength)
      return others.map((product) => presentSummary(product, culture))
    },

    async promoted({ pageNo, pageSize }, culture) {
      const goods = (await promotions.ofGoods()).map((promotion) => promotion.goods)
      const names = operatorNames(await settings.current())
      const { ids, total } = await findPromoted(database.orm, goods, {
        operatorNames: names,
        limit: pageSize,
        offset: (pageNo - 1) * pageSize,
      })
      noteRead('products')
      const products = await catalogue.products(database.orm, ids)
      return {
        data: products.map((product) => presentSummary(product, culture)),
        paging: { totalRecordCount: total, pageCount: Math.ceil(total / pageSize), pageNumber: pageNo, pageSize },
      }
    },

    async byEans(eans, culture) {
      const products = await catalogue.productsByEan(database.orm, eans)
      return products.map((product) => presentSummary(product, culture))
    },
  }
}

/** The promotions of a product, each with its variants that are part of it. */
const promotionsOf = (live: readonly Promotion[], product: ProductPage, categories: readonly string[], isOwn: boolean) =>
  live
    .map((promotion) => ({
      promotion,
      eans: product.variants
        .filter(({ ean }) => isPartOf(promotion, { sku: ean, brand: product.brand.code, categories, isOwn }))
        .map(({ ean }) => ean),
    }))
    .filter(({ eans }) => eans.length > 0)

async function detailOf(parts: Parts, slug: string, culture: Culture): ReturnType<ProductService['detail']> {
  const { database, catalogue, stock, settings, promotions } = parts
  const [product, categories, stores, store, live] = await Promise.all([
    catalogue.productPage(database.orm, slug),
    catalogue.categories(database.orm),
    stock.stores(database.orm),
    settings.current(),
    promotions.onProductPages(),
  ])
  if (!product) return refuse(problem('NOT_FOUND'))
  const freeDelivery = await promotions.freeDelivery(store.freeDeliveryFromCents)
  const sentByStore = isSentByStore(fulfilmentOf(product), operatorNames(store))
  const promoted = promotionsOf(live, product, categoryCodes(categories, product.categoryIds), sentByStore)
  const offers = offersOf({
    variants: product.variants.map(({ next, ...variant }) => ({
      ...variant,
      next: next && { ...next, startsAt: new Date(next.startsAt) },
    })),
    exclusive: product.exclusive,
    sentByBrand: !sentByStore,
    isDeliveryAllowed: product.isDeliveryAllowed,
    freeDeliveryFromCents: freeDelivery.fromCents,
    promotions: promoted,
  })
  const items = await promotionItems(
    parts,
    promoted.flatMap(({ promotion }) => givenGoods(promotion)),
  )
  return ok(
    presentProduct(
      product,
      { categories, stores, settings: store, freeDelivery, offers, promotionItems: items, sentByBrand: !sentByStore },
      culture,
    ),
  )
}

/** What promotions give and offer, by EAN. */
async function promotionItems({ database, catalogue }: Parts, eans: readonly string[]): Promise<Map<string, SoldItem>> {
  const items = eans.length === 0 ? [] : await catalogue.items(database.orm, { eans })
  noteRead(...items.map(({ product }) => `product:${product.autoId}` as const))
  if (items.length < new Set(eans).size) noteRead('products')
  return new Map(items.map((item) => [item.variant.ean, item]))
}
