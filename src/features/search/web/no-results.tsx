import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SearchHelp } from '#src/features/search/search.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { Link } from '#src/ui/link.tsx'
import { SearchForm } from './search-form.tsx'
import { Understood } from './understood.tsx'
import styles from './no-results.module.css'

interface NoResultsProps {
  /** Empty when there was no search yet. */
  keyword: string
  help: SearchHelp
  client: Client
  /** What comes near. */
  children: ReactNode
}

/** Nothing found, or nothing searched: a search field, links to departments, and what comes near. */
export function NoResults({ keyword, help, client, children }: NoResultsProps) {
  const t = useTranslations('search')
  const note = keyword === '' ? 'askNote' : help.understood.some(({ kind }) => kind === 'type') ? 'notSold' : 'noneNote'
  return (
    <>
      <div className={`wrap ${styles.help}`}>
        <h1 className="h1 quoting">{keyword === '' ? t('ask') : t('none', { keyword })}</h1>
        <p>{t(note)}</p>
        <Understood help={help} />
        <SearchForm client={client} place="page" />
        <nav aria-label={t('departments')}>
          <ul className={styles.departments}>
            {help.categories.map(({ code, name, url }) => (
              <li key={code}>
                <Link to={url}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {children}
    </>
  )
}
