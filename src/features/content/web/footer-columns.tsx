import { langOf } from '#src/kit/culture.ts'
import { useTranslations } from 'use-intl'
import type { FooterColumn } from '#src/features/content/content.contract.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconPlus } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import styles from './footer-columns.module.css'

const networks = 'CONNECT_WITH_US'

/** The navigation of the footer: columns side by side, or below 768 px one collapsible row each. The social networks are shown elsewhere. */
export function FooterColumns({ columns }: { columns: readonly FooterColumn[] }) {
  const t = useTranslations('content.pages')
  return (
    <nav aria-label={t('footer')} className={styles.columns}>
      {columns
        .filter(({ subCode }) => subCode !== networks)
        .map((column) => (
          <Column key={column.subCode} column={column} />
        ))}
    </nav>
  )
}

/** Rendered twice and shown once, so that a wide page has a heading and no needless control. */
function Column({ column }: { column: FooterColumn }) {
  const { subCode, title, links } = column
  const lang = langOf(column, 'title')
  const id = `footer-${subCode.toLowerCase()}`
  const list = (
    <ul>
      {links.map((link) => (
        <li key={link.code}>
          <Link to={link.url} lang={langOf(link, 'title')}>
            {link.title}
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <div>
      <section className={styles.open} aria-labelledby={id}>
        <h2 id={id} lang={lang}>
          {title}
        </h2>
        {list}
      </section>
      <details className={styles.fold}>
        <summary>
          <span lang={lang}>{title}</span>
          <Icon of={iconPlus} size={20} />
        </summary>
        {list}
      </details>
    </div>
  )
}
