import styles from './skeleton.module.css'

interface SkeletonProps {
  /** What is being waited for, for those who cannot see it. */
  label: string
  /** A large block above the rows. */
  block?: boolean
  rows?: number
  /** Rows begin with a picture. */
  pictures?: boolean
}

/** The geometry of what is on its way; drawn after 200 ms, so that a quick answer never shows it. */
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
