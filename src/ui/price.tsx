import type { ReactNode } from 'react'
import styles from './price.module.css'

interface PriceProps {
  /** The formatted price: `S$392.00`. */
  now: ReactNode
  /** The former price, only when it was higher. */
  was?: string | null
  /** `was S$490.00`, for screen readers, which do not announce a struck text. */
  wasLabel?: string
  className?: string
  children?: ReactNode
}

export function Price({ now, was, wasLabel, className, children }: PriceProps) {
  return (
    <p className={[styles.price, was && styles.reduced, className].filter(Boolean).join(' ')}>
      <span className={styles.now}>{now}</span>
      {was && (
        <s>
          <span className="visually-hidden">{wasLabel}</span>
          <span aria-hidden="true">{was}</span>
        </s>
      )}
      {children}
    </p>
  )
}
