import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { confirmRemoval } from '#src/features/cart/rules/cart.ts'
import { allowedModes } from '#src/features/fulfilment/rules/allowed-modes.ts'
import { collectedGroup, type FulfilmentGroup } from '#src/features/fulfilment/rules/grouping.ts'
import { formatMoney } from '#src/kit/money.ts'
import { useNextItem } from '#src/ui/use-next-item.ts'
import { groupsOf } from './bag-groups.ts'
import styles from './cart.module.css'
import { CartLine } from './cart-line.tsx'
import type { Cart, CartLine as Line } from './from-wire.ts'
import type { LineCommands } from './line-actions.tsx'
import type { SharedCart } from './use-cart.tsx'

interface CartGroupsProps {
  cart: Cart
  /** False until the price of delivery is known. */
  isTotalKnown: boolean
  operatorNames: readonly string[]
  /** The store's name in the page's language. */
  storeName: string
  /** Whether goods can be collected at all. */
  hasStores: boolean
  commands: Pick<SharedCart, 'setQuantity' | 'remove'> & Pick<LineCommands, 'moveToWishlist'>
  /** The last refusal, and the line whose change was refused. */
  refusal: { line: number | null; words: string } | null
  /** Stands below the actions of a line. */
  renderCode(line: Line): ReactNode
  /** Stands below the lines of a group; `keys` are those of all groups. */
  renderBelow(group: string, keys: readonly string[]): ReactNode
}

/** The cart by fulfiller: the store's own group first (cart-06). */
export function CartGroups({
  cart,
  isTotalKnown,
  operatorNames,
  storeName,
  hasStores,
  commands,
  refusal,
  renderCode,
  renderBelow,
}: CartGroupsProps) {
  const t = useTranslations('cart')
  const [confirming, setConfirming] = useState<number | null>(null)
  const { announcement, announce } = useAnnouncement(cart, isTotalKnown)
  const lines = confirmRemoval(cart.lines, confirming)
  const nameOf = useGroupName(storeName)
  const groups = groupsOf(lines, operatorNames, cart.delivery)
  const lineCommands: LineCommands = {
    setQuantity: commands.setQuantity,
    confirmRemoval: setConfirming,
    moveToWishlist: commands.moveToWishlist,
    remove(id) {
      const name = lines.find((line) => line.id === id)?.product.title ?? ''
      setConfirming(null)
      commands.remove(id)
      announce(t('removed', { name }))
    },
  }
  const list = useNextItem<HTMLDivElement>(`.${styles.line}`, lines.length)
  return (
    <div ref={list}>
      {groups.map((group) => (
        <div key={group.key} className={styles.group}>
          <div className={styles.head}>
            <h3>{nameOf(group)}</h3>
            {(hasStores || group.sentByBrand) && <Ways group={group} />}
          </div>
          <ul>
            {group.items.map((line) => (
              <CartLine
                key={line.id}
                line={line}
                ledger={cart.quote.ledger}
                refusal={refusal?.line === line.id ? refusal.words : undefined}
                commands={lineCommands}
                code={renderCode(line)}
              />
            ))}
          </ul>
          {renderBelow(
            group.key,
            groups.map(({ key }) => key),
          )}
        </div>
      ))}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}

function Ways({ group }: { group: FulfilmentGroup<Line> }) {
  const t = useTranslations('cart')
  const ways = waysOf(group)
  return <span className="small">{ways && t(ways)}</span>
}

/** How a group travels, as its goods allow (fulfil-02); null where they allow none. */
function waysOf({ sentByBrand, items }: FulfilmentGroup<Line>) {
  if (sentByBrand) return 'brandGroup'
  const { isDeliveryAllowed, isCollectionAllowed } = allowedModes(
    items.map(({ product }) => product),
    sentByBrand,
  )
  if (isDeliveryAllowed) return isCollectionAllowed ? 'ownGroup' : 'ownDelivered'
  return isCollectionAllowed ? 'ownCollected' : null
}

/** What stands over a group: its brand, or the store's name (cart-06, fulfil-24). */
export function useGroupName(storeName: string) {
  const t = useTranslations('fulfilment')
  return ({ key, brandName }: Pick<FulfilmentGroup<unknown>, 'key' | 'brandName'>): string =>
    key === collectedGroup ? t('collectedApart', { store: storeName }) : (brandName ?? storeName)
}

/** What screen readers announce: a removal at once, and the new total after the server's reply. */
function useAnnouncement(cart: Cart, isTotalKnown: boolean) {
  const t = useTranslations('cart')
  const [announcement, announce] = useState('')
  const { hash, toPayCents } = cart.quote
  const first = useRef(hash)
  useEffect(() => {
    if (first.current !== hash) announce(isTotalKnown ? `${t('toPay')} ${formatMoney(toPayCents)}` : t('totalLater'))
    first.current = hash
  }, [hash, toPayCents, isTotalKnown, t])
  return { announcement, announce }
}
