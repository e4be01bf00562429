import { useTranslations } from 'use-intl'
import { lineId } from '#src/features/cart/web/cart-line.tsx'
import type { Cart } from '#src/features/cart/web/from-wire.ts'
import type { ErrorEntry } from '#src/features/checkout/web/error-list.tsx'

/** The lines with a larger quantity than can be bought. */
export function useLineEntries(): (cart: Cart) => ErrorEntry[] {
  const t = useTranslations('checkout')
  return (cart) =>
    cart.lines.flatMap(({ id, quantity, product: { title: name, purchasable: left } }) => {
      if (quantity <= left) return []
      return [
        {
          target: lineId(id),
          words: left === 0 ? t('lineOutOfStock', { name }) : t('lineOverStock', { name, left: String(left) }),
        },
      ]
    })
}
