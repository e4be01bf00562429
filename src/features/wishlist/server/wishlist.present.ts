import type { Culture } from '#src/kit/culture.ts'
import { optionsLabel, presentSummary, type SoldItem } from '#src/features/catalogue/server/catalogue.service.ts'
import { isOutOfStock } from '#src/features/availability/rules/out-of-stock.ts'
import type { WishlistItem } from '../wishlist.contract.ts'

export const presentWish = ({ product, variant }: SoldItem, addedAt: Date, culture: Culture): WishlistItem => ({
  ...presentSummary(product, culture, variant),
  isPriceFrom: false,
  addedToWishlist: true,
  isProductOutOfStock: isOutOfStock(variant.stock),
  optionsLabel: optionsLabel(variant, culture),
  addedAt: addedAt.toISOString(),
})
