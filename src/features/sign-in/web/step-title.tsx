import { useEffect, useRef, type ReactNode } from 'react'
import styles from './step.module.css'

/** The heading of one step. A step after another takes the focus, so that screen readers announce it. */
export function StepTitle({ title, takesFocus = false, children }: { title: string; takesFocus?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [takesFocus])
  return (
    <>
      <h1 ref={heading} className={`h1 ${styles.title}`} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{children}</p>
    </>
  )
}
