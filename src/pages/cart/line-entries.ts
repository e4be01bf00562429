import { useTranslations } from 'use-intl'
import { lineId } from '#src/features/cart/web/cart-line.tsx'
import type { Cart, CartLine } from '#src/features/cart/web/from-wire.ts'
import type { ErrorEntry } from '#src/features/checkout/web/error-list.tsx'

/** The lines that are not sold, and those with a larger quantity than can be bought. */
export function useLineEntries(): (cart: Cart) => ErrorEntry[] {
  const t = useTranslations('checkout')
  const wordsOf = ({ product: { title: name, notSold, purchasable: left } }: CartLine): string =>
    notSold ? t('lineNotSold', { name, why: notSold.title }) : t('lineOverStock', { name, left: String(left) })
  return ({ lines }) =>
    lines
      .filter(({ quantity, product }) => quantity > product.purchasable)
      .map((line) => ({ target: lineId(line.id), words: wordsOf(line) }))
}
