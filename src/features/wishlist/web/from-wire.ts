import type { NotSold } from '#src/features/availability/availability.contract.ts'
import type { WishlistItem } from '#src/features/wishlist/wishlist.contract.ts'
import { productUrl } from '#src/features/catalogue/rules/product-url.ts'
import { langOf } from '#src/kit/culture.ts'
import type { Wished } from './wished.ts'

/** A wish on the page of the list. */
export interface Wish extends Wished {
  url: string
  /** `Oxblood, M`; empty for a product without options. */
  options: string
  /** Formatted, like `price`. */
  listPrice: string
  notSold: NotSold | null
}

export const wishFromWire = (item: WishlistItem): Wish => ({
  ean: item.ean,
  name: item.name,
  brandName: item.brand.displayName,
  imageUrl: item.defaultImageUrl,
  price: item.display_Price,
  isReduced: item.originalPrice > item.price,
  url: productUrl(item),
  options: item.optionsLabel,
  listPrice: item.display_OriginalPrice,
  notSold: item.notSold,
  nameLang: langOf(item, 'name'),
  brandLang: langOf(item.brand, 'displayName'),
})
