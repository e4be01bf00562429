import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CartItem } from '#src/features/cart/cart.contract.ts'
import { amountTags } from '#src/ui/amount.tsx'
import { formatMoney } from '#src/kit/money.ts'
import { Picture } from '#src/ui/picture.tsx'
import styles from './bag.module.css'
import { ConfirmRemove } from './confirm-remove.tsx'
import { LineActions, type LineCommands } from './line-actions.tsx'
import { LinePrice } from './line-price.tsx'

export interface CartLineProps {
  item: CartItem & { isShowConfirmRemoveProduct: boolean }
  /** What the shop last refused about this line. */
  refusal: string | undefined
  commands: LineCommands
}

/** One line of the bag: what it is, what it costs, how many. */
export function CartLine({ item, refusal, commands }: CartLineProps) {
  const t = useTranslations('cart')
  const { product } = item
  const address = `/product/${product.slug}`
  const remove = useFocusAfterAsking(item.isShowConfirmRemoveProduct)
  return (
    <li className={`${styles.line} ${product.outOfStock ? styles.gone : ''}`} id={lineId(item.autoId)} tabIndex={-1}>
      <Link to={address} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Picture src={product.imageUrl ?? ''} alt="" sizes="104px" />
      </Link>
      <div>
        <p className={styles.brand}>{product.brand.displayName}</p>
        <Link to={address} className={styles.name}>
          {product.name}
        </Link>
        <p className={styles.option}>
          {product.options}
          {item.quantityInCart > 1 && (
            <>
              {product.options && ' · '}
              {t.rich('each', { ...amountTags, amount: formatMoney(item.unitPriceCents) })}
            </>
          )}
        </p>
      </div>
      <LinePrice item={item} />
      {item.isShowConfirmRemoveProduct ? (
        <ConfirmRemove
          name={product.name}
          quantity={item.quantityInCart}
          onRemove={() => commands.remove(item.autoId)}
          onKeep={() => commands.askBeforeRemoving(null)}
        />
      ) : (
        <LineActions item={item} refusal={refusal} commands={commands} removeRef={remove} />
      )}
    </li>
  )
}

/** The question took the focus from Remove; answered with Keep, it gives it back. Another line's question keeps it. */
function useFocusAfterAsking(isAsking: boolean) {
  const remove = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(isAsking)
  useEffect(() => {
    if (wasAsking.current && !isAsking && document.activeElement === document.body) remove.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return remove
}

/** Where the error list points to. */
export const lineId = (autoId: number): string => `line-${autoId}`
