import styles from './skeleton.module.css'

interface SkeletonProps {
  /** What is loading, for screen readers. */
  label: string
  /** A large block above the rows. */
  block?: boolean
  rows?: number
  /** Whether rows begin with a picture. */
  pictures?: boolean
}

/** The outline of the content that is loading; shown after 200 ms, so not at all before a quick response. */
export function Skeleton({ label, block = false, rows = 0, pictures = false }: SkeletonProps) {
  return (
    <div className={styles.late}>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div aria-hidden="true">
        {block && <span className={`${styles.bone} ${styles.block}`} />}
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={styles.row}>
            {pictures && <span className={`${styles.bone} ${styles.picture}`} />}
            <span className={styles.words}>
              <span className={`${styles.bone} ${styles.line}`} />
              <span className={`${styles.bone} ${styles.short}`} />
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
