import * as z from 'zod/mini'
import { ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'

const Ean = z.string().check(z.regex(/^\d{8,14}$/))

/** What the badge and the hearts need after a change. */
export const WishlistChange = z.object({
  ean: z.string(),
  /** The number of wishes now. */
  count: z.int(),
  /** True when adding has removed the item from the cart (wishlist-02); the cart must then be fetched again. */
  removedFromCart: z.boolean(),
})
export type WishlistChange = z.infer<typeof WishlistChange>

/** One wish: the product with the prices, stock and picture of its variant. */
export const WishlistItem = z.object({
  ...ProductSummary.shape,
  /** The variant's options, such as `Oxblood, M`; empty without any. */
  optionsLabel: z.string(),
  /** ISO 8601. */
  addedAt: z.string(),
})
export type WishlistItem = z.infer<typeof WishlistItem>

export const addWishlist = defineEndpoint({
  name: 'AddWishlist',
  method: 'POST',
  path: '/api/Member/AddWishlist',
  backend: 'site',
  access: 'member',
  summary: 'Wishes for a variant and takes it out of the cart, unless keepInCart is true. Wishing twice changes nothing',
  /** `keepInCart`: a wish from before signing in, which changes nothing in the cart (wishlist-14). */
  body: z.strictObject({ ean: Ean, keepInCart: z.optional(z.boolean()) }),
  data: WishlistChange,
  problems: ['NOT_FOUND', 'WISHLIST_FULL'],
})

export const removeWishlist = defineEndpoint({
  name: 'RemoveWishlist',
  method: 'DELETE',
  path: '/api/Member/RemoveWishlist/:ean',
  backend: 'site',
  access: 'member',
  summary: 'Takes a variant off the wishlist. One that is not there changes nothing',
  params: z.object({ ean: Ean }),
  data: WishlistChange,
  problems: [],
})

export const getWishlist = defineEndpoint({
  name: 'GetWishlist',
  method: 'GET',
  path: '/api/Member/GetWishlist',
  backend: 'site',
  access: 'member',
  summary: 'What the member wishes for, the latest first, sold or not',
  data: z.array(WishlistItem),
  problems: [],
})

export const getWishlistEans = defineEndpoint({
  name: 'GetWishlistEans',
  method: 'GET',
  path: '/api/Member/GetWishlistEans',
  backend: 'site',
  access: 'member',
  summary: 'Only the EANs of the wishlist, for the badge and the hearts of every page',
  data: z.array(z.string()),
  problems: [],
})
