import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CartLine as Line, QuoteEntry } from './from-wire.ts'
import { amountTags } from '#src/ui/amount.tsx'
import { formatMoney } from '#src/kit/money.ts'
import { Picture } from '#src/ui/picture.tsx'
import { UnitPrice } from '#src/ui/unit-price.tsx'
import styles from './cart.module.css'
import { ConfirmRemove } from './confirm-remove.tsx'
import { LineActions, type LineCommands } from './line-actions.tsx'
import { LinePrice } from './line-price.tsx'
import { LineMovements } from './movements.tsx'
import { ProductLink } from './product-link.tsx'
import { PromotionName } from './promotion-name.tsx'

export interface CartLineProps {
  line: Line & { isConfirmingRemoval: boolean }
  ledger: readonly QuoteEntry[]
  /** Why the last change of this line was refused. */
  refusal: string | undefined
  commands: LineCommands
  /** Where a code for this item is entered. */
  code: ReactNode
}

/** One line of the cart: the product, its price and its quantity. */
export function CartLine({ line, ledger, refusal, commands, code }: CartLineProps) {
  const t = useTranslations('cart')
  const { product, isConfirmingRemoval } = line
  const remove = useFocusAfterConfirming(isConfirmingRemoval)
  const [isExplained, setExplained] = useState(false)
  const whyId = useId()
  return (
    <li
      className={`${styles.line} ${product.notSold ? styles.gone : ''}`}
      id={lineId(line.id)}
      tabIndex={-1}
      data-special-price={line.isOffer || undefined}
    >
      <ProductLink product={product} className={styles.picture} isPicture>
        <Picture src={product.pictureUrl ?? ''} alt="" sizes="104px" />
      </ProductLink>
      <div>
        <p className={styles.brand}>{product.brand.name}</p>
        <ProductLink product={product} className={styles.name}>
          {product.title}
        </ProductLink>
        <p className={styles.option}>
          {product.options}
          {line.quantity > 1 && !product.notSold && (
            <>
              {product.options && ' · '}
              {t.rich('each', { ...amountTags, amount: formatMoney(line.priceCents) })}
            </>
          )}
        </p>
        {line.promotions.map((promotion) => (
          <p key={promotion.id} className={styles.option}>
            <PromotionName {...promotion} />
          </p>
        ))}
        {line.memberPrice && <p className={styles.option}>{t('memberPrice', { name: line.memberPrice })}</p>}
        {line.isOffer && line.promotions.length === 0 && <p className={styles.option}>{t('promotions.special')}</p>}
        {line.revoked && <p className={styles.option}>{t('promotions.revoked', { why: line.revoked })}</p>}
        {line.unitPrice && !product.notSold && <UnitPrice {...line.unitPrice} className={styles.option} />}
      </div>
      <LinePrice line={line} />
      <div className={styles.doing}>
        <LineActions
          line={line}
          refusal={refusal}
          commands={commands}
          removeRef={remove}
          isHidden={isConfirmingRemoval}
          why={{ id: whyId, isOpen: isExplained, onToggle: () => setExplained(!isExplained) }}
        />
        {isConfirmingRemoval && (
          <ConfirmRemove
            name={product.title}
            quantity={line.quantity}
            onRemove={() => commands.remove(line.id)}
            onKeep={() => commands.confirmRemoval(null)}
          />
        )}
      </div>
      {!product.notSold && (
        <div id={whyId} className={styles.why} hidden={!isExplained}>
          <LineMovements line={line} ledger={ledger} />
        </div>
      )}
      {!product.notSold && code}
    </li>
  )
}

/** The confirmation takes the focus from Remove. Keep gives it back, unless the confirmation of another line has it. */
function useFocusAfterConfirming(isConfirming: boolean) {
  const remove = useRef<HTMLButtonElement>(null)
  const wasConfirming = useRef(isConfirming)
  useEffect(() => {
    if (wasConfirming.current && !isConfirming && document.activeElement === document.body) remove.current?.focus()
    wasConfirming.current = isConfirming
  }, [isConfirming])
  return remove
}

/** The element id that the error list links to. */
export const lineId = (id: number): string => `line-${id}`
