import { langOf } from '#src/kit/culture.ts'
import type { ContentLink } from '#src/features/content/content.contract.ts'
import { Link } from '#src/ui/link.tsx'
import styles from './section-index.module.css'

/** The texts of a section, each with its first sentence. */
export function SectionIndex({ title, note, pages }: { title: string; note: string; pages: readonly ContentLink[] }) {
  return (
    <div className={styles.index}>
      <h1 className="h1">{title}</h1>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.pages}>
        {pages.map(({ contentCode, title: name, intro, untranslated, url }) => (
          <li key={contentCode}>
            <Link to={url} prefetch="intent">
              <h2 className="h3" lang={langOf({ untranslated }, 'title')}>
                {name}
              </h2>
              <p lang={langOf({ untranslated }, 'intro')}>{intro}</p>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
