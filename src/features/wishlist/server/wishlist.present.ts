import type { Culture } from '#src/kit/culture.ts'
import { optionsLabel, presentSummary, type SoldItem } from '#src/features/catalogue/server/catalogue.service.ts'
import type { WishlistItem } from '../wishlist.contract.ts'

export const presentWish = ({ product, variant }: SoldItem, addedAt: Date, culture: Culture): WishlistItem => ({
  ...presentSummary(product, culture, variant),
  isPriceFrom: false,
  addedToWishlist: true,
  optionsLabel: optionsLabel(variant, culture),
  addedAt: addedAt.toISOString(),
})
