import type { ReactNode } from 'react'
import { formatMoney, type Cents } from '#src/kit/money.ts'
import styles from './amount.module.css'

/** An amount of money, never broken across lines. */
export function Amount({ cents }: { cents: Cents }) {
  return <span className={styles.amount}>{formatMoney(cents)}</span>
}

/** For `t.rich`: `<n>` prevents a line break in a number, `<b>` makes it bold. */
export const amountTags = {
  n: (chunks: ReactNode) => <span className={styles.amount}>{chunks}</span>,
  b: (chunks: ReactNode) => <b>{chunks}</b>,
}
