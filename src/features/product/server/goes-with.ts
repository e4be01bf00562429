import { categoryCodes, fulfilmentOf, railLength, type CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import { isSentByStore } from '#src/features/fulfilment/rules/grouping.ts'
import { isOfSeveral, isPartOf } from '#src/features/promotions/rules/on-product-page.ts'
import type { PromotionsService } from '#src/features/promotions/server/promotions.service.ts'
import type { ListingService } from '#src/features/listing/server/listing.service.ts'
import { operatorNames, type SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import { findCompanion, findOthersAmong } from './product.store.ts'

interface Parts {
  database: Database
  catalogue: CatalogueService
  settings: SettingsService
  listing: ListingService
  promotions: PromotionsService
}

/** How many products of a rail make a set with the product; the others go with it in use. */
const fromSets = 2

/** Finds what goes with the product of an EAN, at most as many as a rail holds (promo-31). */
export function createGoesWith({ database: { orm }, catalogue, settings, listing, promotions }: Parts) {
  /** The bestsellers that make a set with a product, by a promotion for several pieces. */
  async function inOneSetWith(ean: string): Promise<number[]> {
    const live = (await promotions.ofGoods()).filter(isOfSeveral)
    const item = live.length === 0 ? null : await catalogue.itemByEan(orm, ean)
    if (!item) return []
    const { product } = item
    const [tree, store] = await Promise.all([catalogue.categories(orm), settings.current()])
    const names = operatorNames(store)
    const sorted = {
      sku: ean,
      brand: product.brand.code,
      categories: categoryCodes(tree, product.categoryIds),
      isOwn: isSentByStore(fulfilmentOf(product), names),
    }
    const goods = live.filter((promotion) => isPartOf(promotion, sorted)).map((promotion) => promotion.goods)
    return findOthersAmong(orm, goods, { besides: product.autoId, operatorNames: names, count: fromSets })
  }

  /** Asked of the listing index: the database would compare each product with every other of its categories. */
  async function inUseWith(ean: string): Promise<number[]> {
    const companion = await findCompanion(orm, ean)
    return companion ? listing.goesWith(companion, railLength) : []
  }

  return async (ean: string): Promise<number[]> => {
    const found = await Promise.all([inOneSetWith(ean), inUseWith(ean)])
    return [...new Set(found.flat())].slice(0, railLength)
  }
}
