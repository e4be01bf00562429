import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CartInfo, CartItem } from '#src/features/cart/cart.contract.ts'
import { askBeforeRemoving } from '#src/features/cart/rules/cart.ts'
import { groupByFulfiller, type FulfilmentGroup } from '#src/features/fulfilment/rules/grouping.ts'
import { formatMoney } from '#src/kit/money.ts'
import { groupedProduct } from './from-wire.ts'
import styles from './bag.module.css'
import { CartLine } from './cart-line.tsx'
import type { LineCommands } from './line-actions.tsx'
import type { Cart } from './use-cart.tsx'

interface BagProps {
  cart: CartInfo
  operatorNames: readonly string[]
  /** The store's name in the page's language. */
  storeName: string
  /** Takes the focus of a line that is gone. */
  headingId: string
  commands: Pick<Cart, 'setQuantity' | 'remove'>
  /** What the shop last refused, and about which line. */
  refusal: { line: number | null; words: string } | null
}

/** The bag by fulfiller: the store's own group first (cart-06). */
export function Bag({ cart, operatorNames, storeName, headingId, commands, refusal }: BagProps) {
  const t = useTranslations('cart')
  const [asked, askBefore] = useState<number | null>(null)
  const { heard, tell } = useHeard(cart)
  const items = askBeforeRemoving(cart.productsInCart, asked)
  const lineCommands: LineCommands = {
    setQuantity: commands.setQuantity,
    askBeforeRemoving: askBefore,
    remove(autoId) {
      const name = items.find((item) => item.autoId === autoId)?.product.name ?? ''
      askBefore(null)
      commands.remove(autoId)
      tell(t('removed', { name }))
      document.getElementById(headingId)?.focus({ preventScroll: true })
    },
  }
  return (
    <div>
      {groupsOf(items, operatorNames).map((group) => (
        <div key={group.key} className={styles.group}>
          <div className={styles.head}>
            <h3>{group.brandName ?? storeName}</h3>
            <span className="small">{t(group.sentByBrand ? 'brandGroup' : 'ownGroup')}</span>
          </div>
          <ul>
            {group.items.map((item) => (
              <CartLine
                key={item.autoId}
                item={item}
                refusal={refusal?.line === item.autoId ? refusal.words : undefined}
                commands={lineCommands}
              />
            ))}
          </ul>
        </div>
      ))}
      <p className="visually-hidden" role="status">
        {heard}
      </p>
    </div>
  )
}

export const groupsOf = <Item extends CartItem>(items: readonly Item[], operatorNames: readonly string[]): FulfilmentGroup<Item>[] =>
  groupByFulfiller(items, ({ product }) => groupedProduct(product), operatorNames)

/** What a screen reader is told: a removal at once, and the new total when the shop has answered. */
function useHeard(cart: CartInfo) {
  const t = useTranslations('cart')
  const [heard, tell] = useState('')
  const { hash, totalCents } = cart.quote
  const first = useRef(hash)
  useEffect(() => {
    if (first.current !== hash) tell(`${t('toPay')} ${formatMoney(totalCents)}`)
    first.current = hash
  }, [hash, totalCents, t])
  return { heard, tell }
}
