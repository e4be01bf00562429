import grid from './product-grid.module.css'
import styles from './product-grid-skeleton.module.css'

/** Empty cards while products load, as many and as large as the real ones. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <ul className={`columns ${grid.grid} ${grid.besideFacets}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={styles.card}>
          <div className={styles.media} />
          <div className={styles.line} />
          <div className={`${styles.line} ${styles.long}`} />
          <div className={`${styles.line} ${styles.short}`} />
        </li>
      ))}
    </ul>
  )
}
