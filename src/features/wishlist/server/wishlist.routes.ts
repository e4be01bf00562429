import { ok } from '#src/kit/result.ts'
import { memberRoute } from '#src/platform/http/route.ts'
import { addWishlist, getWishlist, getWishlistEans, removeWishlist } from '../wishlist.contract.ts'
import type { WishlistService } from './wishlist.service.ts'

export const wishlistRoutes = (wishlist: WishlistService) => [
  memberRoute(addWishlist, ({ body, caller }) => wishlist.add(caller, body)),
  memberRoute(removeWishlist, async ({ params, caller }) => ok(await wishlist.remove(caller, params.ean))),
  memberRoute(getWishlist, async ({ caller }) => ok(await wishlist.items(caller))),
  memberRoute(getWishlistEans, async ({ caller }) => ok(await wishlist.eans(caller))),
]
