import { useTranslations } from 'use-intl'
import { lineId } from '#src/features/cart/web/cart-line.tsx'
import { groupsOf } from '#src/features/cart/web/cart-groups.tsx'
import { soldLines, type Cart, type CartLine } from '#src/features/cart/web/from-wire.ts'
import { wayId } from '#src/features/checkout/web/delivery-choice.tsx'
import type { ErrorEntry } from '#src/features/checkout/web/error-list.tsx'
import { useStore } from './use-store.ts'

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

/** Own goods that are to be collected need a store; those that are only collected start without one. */
export function useStoreEntries(): (cart: Cart) => ErrorEntry[] {
  const t = useTranslations('checkout')
  const { operatorNames } = useStore()
  return (cart) => {
    const hasOwnGoods = groupsOf(soldLines(cart), operatorNames).some(({ sentByBrand }) => !sentByBrand)
    const isMissing = hasOwnGoods && cart.delivery.mode === 'collection' && cart.delivery.storeCode === null
    return isMissing ? [{ target: wayId('collection'), words: t('storeRequired') }] : []
  }
}
