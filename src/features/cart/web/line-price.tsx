import { useTranslations } from 'use-intl'
import type { CartItem } from '#src/features/cart/cart.contract.ts'
import { Amount } from '#src/ui/amount.tsx'
import styles from './bag.module.css'

/** What a line costs now and, when that is less, what it cost. */
export function LinePrice({ item }: { item: CartItem }) {
  const t = useTranslations('cart')
  const isReduced = item.listCents > item.amountCents
  return (
    <p className={styles.price}>
      {isReduced && <span className="visually-hidden">{t('now')} </span>}
      <span className={isReduced ? styles.reduced : undefined}>
        <Amount cents={item.amountCents} />
      </span>
      {isReduced && (
        <>
          <span className="visually-hidden"> {t('was')} </span>
          <s>
            <Amount cents={item.listCents} />
          </s>
        </>
      )}
    </p>
  )
}
