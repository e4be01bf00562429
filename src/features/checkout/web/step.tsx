import type { ReactNode } from 'react'
import styles from './step.module.css'

interface StepProps {
  id: string
  number: number
  title: string
  aside?: ReactNode
  children: ReactNode
}

/** A numbered section of the page. */
export function Step({ id, number, title, aside, children }: StepProps) {
  return (
    <section className={styles.step} aria-labelledby={id}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className="h2" id={id} tabIndex={-1}>
            {title}
          </h2>
          {aside && <span className="small">{aside}</span>}
        </div>
        {children}
      </div>
    </section>
  )
}
