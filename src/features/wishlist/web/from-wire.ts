import type { ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import type { WishlistItem } from '#src/features/wishlist/wishlist.contract.ts'
import type { Wished } from './wished.ts'

/** A wish on the page of the list. */
export interface Wish extends Wished {
  slug: string
  /** `Oxblood, M`; empty for a product without options. */
  options: string
  /** Formatted, like `price`. */
  listPrice: string
  isOutOfStock: boolean
}

/** The variant that a product card shows. */
export const wishedFromWire = (summary: ProductSummary): Wished => ({
  ean: summary.ean,
  name: summary.name,
  brandName: summary.brand.displayName,
  imageUrl: summary.defaultImageUrl,
  price: summary.display_Price,
  isReduced: summary.originalPrice > summary.price,
})

export const wishFromWire = (item: WishlistItem): Wish => ({
  ...wishedFromWire(item),
  slug: item.slug,
  options: item.optionsLabel,
  listPrice: item.display_OriginalPrice,
  isOutOfStock: item.isProductOutOfStock,
})
