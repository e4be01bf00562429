import { useTranslations } from 'use-intl'
import { lineId } from '#src/features/cart/web/cart-line.tsx'
import { groupsOf } from '#src/features/cart/web/bag-groups.ts'
import { isScarce, soldLines, type Cart, type CartLine } from '#src/features/cart/web/from-wire.ts'
import { wayId } from '#src/features/checkout/web/delivery-choice.tsx'
import { storeId } from '#src/features/checkout/web/stores.tsx'
import { choiceForGroup, collectedGroup } from '#src/features/fulfilment/rules/grouping.ts'
import type { ErrorEntry } from '#src/features/checkout/web/error-list.tsx'
import { useStore } from './use-store.ts'

/** The lines that are not sold, and those with a larger quantity than can be bought. */
export function useLineEntries(): (cart: Cart) => ErrorEntry[] {
  const t = useTranslations('checkout')
  const wordsOf = ({ product }: CartLine): string => {
    const { title: name, notSold, purchasable } = product
    if (notSold) return t('lineNotSold', { name, why: notSold.title })
    return t(isScarce(product) ? 'lineOverStock' : 'lineOverMost', { name, most: String(purchasable) })
  }
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
    if (cart.delivery.storeCode !== null) return []
    const groups = groupsOf(soldLines(cart), operatorNames, cart.delivery)
    const collected = groups.find(({ key }) => choiceForGroup(key, { mode: cart.delivery.mode }).mode === 'collection')
    if (!collected) return []
    return [{ target: collected.key === collectedGroup ? storeId(0) : wayId('collection'), words: t('storeRequired') }]
  }
}
