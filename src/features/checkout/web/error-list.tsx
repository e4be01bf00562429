import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import styles from './error-list.module.css'
import { goTo, PlaceLink } from './place-link.tsx'

export interface ErrorEntry {
  /** The id of the element to correct. */
  target: string
  words: string
  /** Moves the focus there, when following the id is not enough. */
  go?(): void
}

interface ErrorListProps {
  /** What the last try found: then the first of its fields takes the focus, and the list is announced. */
  found: readonly ErrorEntry[]
  /** What of it is still wrong. */
  entries: readonly ErrorEntry[]
}

/** Lists the errors in page order; each entry links to its field, and leaves when that is mended (checkout-07). */
export function ErrorList({ found, entries }: ErrorListProps) {
  const t = useTranslations('checkout')
  useEffect(() => {
    if (found[0]) goTo(found[0])
  }, [found])
  if (entries.length === 0) return null
  return (
    <div className={styles.list} role="alert" aria-labelledby="errors-title">
      <h2 id="errors-title">{t('toFix', { count: entries.length })}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.target}>
            <PlaceLink target={entry.target} go={entry.go}>
              {entry.words}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
