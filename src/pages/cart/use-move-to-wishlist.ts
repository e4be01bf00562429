import type { CartLine } from '#src/features/cart/web/from-wire.ts'
import { useWishlist } from '#src/features/wishlist/web/use-wishlist.tsx'
import { formatMoney } from '#src/kit/money.ts'

/** Puts a line on the wishlist, which takes it out of the bag; a guest is asked to sign in first (wishlist-02, wishlist-03). */
export function useMoveToWishlist(): (line: CartLine) => void {
  const { add } = useWishlist()
  return ({ product, priceCents, listCents, quantity }) =>
    add({
      ean: product.ean,
      name: product.title,
      brandName: product.brand.name,
      imageUrl: product.pictureUrl ?? '',
      price: formatMoney(priceCents),
      isReduced: listCents > priceCents * quantity,
    })
}
