import styles from './count-badge.module.css'

/** The highest number on a badge; the accessible name of its button has the full one (wishlist-04). */
export const countCap = 99

/** A number at the corner of an icon button. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  return <span className={styles.count}>{Math.min(count, countCap)}</span>
}
