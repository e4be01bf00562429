import { useTranslations } from 'use-intl'
import type { CartLine } from './from-wire.ts'
import { Amount } from '#src/ui/amount.tsx'
import styles from './cart.module.css'

/** A line's price with its own promotions and, when it is reduced, its list price. A line that is not sold has none. */
export function LinePrice({ line }: { line: CartLine }) {
  const t = useTranslations('cart')
  if (line.product.notSold) return <p className={styles.uncounted}>{t('notCounted')}</p>
  const isReduced = line.listCents > line.ownCents
  return (
    <p className={styles.price}>
      {isReduced && <span className="visually-hidden">{t('now')} </span>}
      <span className={isReduced ? styles.reduced : undefined}>
        <Amount cents={line.ownCents} />
      </span>
      {isReduced && (
        <>
          <span className="visually-hidden"> {t('was')} </span>
          <s>
            <Amount cents={line.listCents} />
          </s>
        </>
      )}
    </p>
  )
}
