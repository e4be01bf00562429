import { useTranslations } from 'use-intl'
import { groupOfItem } from '#src/features/cart/rules/group-of-item.ts'
import { CartGroups } from '#src/features/cart/web/cart-groups.tsx'
import type { Cart } from '#src/features/cart/web/from-wire.ts'
import { GiftsAndOffers, NearMisses } from '#src/features/cart/web/promotions/gifts-and-offers.tsx'
import { promotionsOf } from '#src/features/cart/web/promotions/from-wire.ts'
import { LineCode } from '#src/features/cart/web/promotions/line-code.tsx'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import { Step } from '#src/features/checkout/web/step.tsx'
import { useFrame } from '#src/pages/shell/use-frame.ts'
import type { Store } from '#src/pages/store-of.ts'
import { useMoveToWishlist } from './use-move-to-wishlist.ts'

/** The goods with everything that belongs to a line or a group: the first section of the checkout. */
export function BagStep({ cart, store, isTotalKnown }: { cart: Cart; store: Store; isTotalKnown: boolean }) {
  const t = useTranslations('cart')
  const { setQuantity, remove, problem, problemLine } = useCart()
  const moveToWishlist = useMoveToWishlist()
  const { codes, gifts: earned } = promotionsOf(cart)
  const gifts = earned.filter(({ given }) => given).length
  return (
    <Step
      id="step-bag"
      number={1}
      title={t('yourBag')}
      aside={gifts > 0 ? t('itemsAndGifts', { count: cart.pieces, gifts }) : t('items', { count: cart.pieces })}
    >
      <CartGroups
        cart={cart}
        isTotalKnown={isTotalKnown}
        operatorNames={store.operatorNames}
        storeName={store.name}
        hasStores={useFrame().hasStores}
        commands={{ setQuantity, remove, moveToWishlist }}
        refusal={problem && { line: problemLine, words: problem.message || t('notUpdated') }}
        renderCode={(line) => <LineCode line={line} codes={codes} />}
        renderBelow={(group, keys) => (
          <GiftsAndOffers cart={cart} isHere={(item) => groupOfItem(item, keys, store.operatorNames) === group} />
        )}
      />
      <NearMisses cart={cart} />
    </Step>
  )
}
