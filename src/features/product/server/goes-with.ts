import { categoryCodes, type CatalogueService, type Category } from '#src/features/catalogue/server/catalogue.service.ts'
import { isSentByStore } from '#src/features/fulfilment/rules/grouping.ts'
import { isOfSeveral, isPartOf } from '#src/features/promotions/rules/on-product-page.ts'
import type { PromotionsService } from '#src/features/promotions/server/promotions.service.ts'
import type { ListingService } from '#src/features/listing/server/listing.service.ts'
import { operatorNames, type SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import { findCompanion, findOthersAmong, type Companion } from './product.store.ts'

interface Parts {
  database: Database
  catalogue: CatalogueService
  settings: SettingsService
  listing: ListingService
  promotions: PromotionsService
}

/** How many products a rail under a product shows. */
export const railLength = 4

/** How many products of a rail make a set with the product; the others go with it in use. */
const fromSets = 2
const mostLookedAt = 8

/** Finds what goes with the product of an EAN, at most as many as a rail holds (promo-31). */
export function createGoesWith({ database: { orm }, catalogue, settings, listing, promotions }: Parts) {
  /** The bestsellers that make a set with a product, by a promotion for several pieces. */
  async function inOneSetWith(ean: string, shown: Companion, tree: readonly Category[]): Promise<number[]> {
    const [ofGoods, store] = await Promise.all([promotions.ofGoods(), settings.current()])
    const names = operatorNames(store)
    const sorted = {
      sku: ean,
      brand: shown.brand,
      categories: categoryCodes(tree, shown.categoryIds),
      isOwn: isSentByStore(shown.fulfilment, names),
    }
    const sets = ofGoods.filter((promotion) => isOfSeveral(promotion) && isPartOf(promotion, sorted))
    const goods = sets.map((promotion) => promotion.goods)
    // Pieces on hand are not sold everywhere, nor to the last: the listing index knows.
    const found = await findOthersAmong(orm, goods, { besides: shown.productId, operatorNames: names, count: mostLookedAt })
    return (await listing.soldAmong(found)).slice(0, fromSets)
  }

  /** Asked of the listing index: the database would compare each product with every other of its categories. */
  function inUseWith({ categoryIds, ...shown }: Companion, tree: readonly Category[]): Promise<number[]> {
    const categories = tree.filter(({ autoId }) => categoryIds.includes(autoId)).map(({ code }) => code)
    return listing.goesWith({ ...shown, categories }, railLength)
  }

  return async (ean: string): Promise<number[]> => {
    const [shown, tree] = await Promise.all([findCompanion(orm, ean), catalogue.categories(orm)])
    if (!shown) return []
    const found = await Promise.all([inOneSetWith(ean, shown, tree), inUseWith(shown, tree)])
    return [...new Set(found.flat())].slice(0, railLength)
  }
}
