import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { CartService } from '#src/features/cart/server/cart.service.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { wishlistMemberData } from './server/member-data.ts'
import { wishlistRoutes } from './server/wishlist.routes.ts'
import { createWishlist, type WishlistService } from './server/wishlist.service.ts'

type Above = { catalogue: CatalogueService; cart: CartService }

export function wishlistFeature({ database, clock }: Platform, { catalogue, cart }: Above): Feature<WishlistService> {
  const wishlist = createWishlist(database, catalogue, cart, clock)
  return { service: wishlist, routes: wishlistRoutes(wishlist), memberData: wishlistMemberData }
}
