import { useId, type ReactNode } from 'react'
import { Link } from './link.tsx'
import styles from './section.module.css'

/** A section of a page with a heading and a line, and a link to the whole of its subject. */
export function Section({
  title,
  to,
  more,
  note,
  children,
}: {
  title: string
  to?: string
  more?: string
  note?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className="h2" id={id}>
          {title}
        </h2>
        {to && (
          <Link className={`link ${styles.more}`} to={to}>
            {more}
          </Link>
        )}
        {note && <span className="small">{note}</span>}
      </div>
      {children}
    </section>
  )
}
