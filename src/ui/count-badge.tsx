import styles from './count-badge.module.css'

/** No badge says more; the name of what carries it does (wishlist-04). */
export const countCap = 99

/** How many, at the corner of an icon button. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  return <span className={styles.count}>{Math.min(count, countCap)}</span>
}
