import { useTranslations } from 'use-intl'
import type { CartInfo } from '#src/features/cart/cart.contract.ts'
import { lineId } from '#src/features/cart/web/cart-line.tsx'
import { mostOf } from '#src/features/cart/web/redraw-cart.ts'
import type { ErrorEntry } from '#src/features/checkout/web/error-list.tsx'

/** The lines that cannot be sold as they stand. */
export function useLineEntries(): (cart: CartInfo) => ErrorEntry[] {
  const t = useTranslations('checkout')
  return (cart) =>
    cart.productsInCart.flatMap((item) => {
      const left = mostOf(item)
      if (item.quantityInCart <= left) return []
      const { name } = item.product
      return [
        {
          target: lineId(item.autoId),
          words: left === 0 ? t('lineOutOfStock', { name }) : t('lineOverStock', { name, left: String(left) }),
        },
      ]
    })
}
