import { langOf } from '#src/kit/culture.ts'
import { useTranslations } from 'use-intl'
import type { ContentLink } from '#src/features/content/content.contract.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronDown } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import styles from './section-nav.module.css'

interface SectionNavProps {
  title: string
  pages: readonly ContentLink[]
  /** The code of the current page. */
  here: string
}

/** The pages of the section: a list beside the text, or on a narrow page one collapsible line. */
export function SectionNav({ title, pages, here }: SectionNavProps) {
  const t = useTranslations('content.pages')
  const list = (
    <ul>
      {pages.map(({ contentCode, title: name, untranslated, url }) => (
        <li key={contentCode}>
          <Link
            to={url}
            lang={langOf({ untranslated }, 'title')}
            aria-current={contentCode === here ? 'page' : undefined}
            prefetch="intent"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <nav className={styles.nav} aria-label={t('inThisSection')}>
      <div className={styles.side}>
        <p className={styles.title}>{title}</p>
        {list}
      </div>
      <details className={styles.fold} key={here}>
        <summary>
          <span>
            <span className={styles.kicker}>{title}</span>
            {pages.find(({ contentCode }) => contentCode === here)?.title}
          </span>
          <Icon of={iconChevronDown} size={20} />
        </summary>
        {list}
      </details>
    </nav>
  )
}
