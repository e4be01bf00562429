import type { ReactNode } from 'react'
import { Picture } from '#src/ui/picture.tsx'
import styles from './hero.module.css'

interface HeroProps {
  kicker?: string
  title: string
  lede: string
  /** Three pictures, left to right. */
  arches: readonly string[]
  children?: ReactNode
}

/** Words at the left, three arches at the right: the front of the house, and of the pages that are not there. */
export function Hero({ kicker, title, lede, arches, children }: HeroProps) {
  return (
    <section className={styles.stage}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lede}>{lede}</p>
          <div className={styles.actions}>{children}</div>
        </div>
        <div className={styles.arches}>
          {arches.map((src) => (
            <div key={src} className={styles.arch}>
              <Picture src={src} alt="" sizes="(width < 768px) 33vw, 236px" width={600} height={1000} priority />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
