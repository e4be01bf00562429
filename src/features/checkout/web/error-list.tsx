import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from './error-list.module.css'

export interface ErrorEntry {
  /** The id of what is to be fixed. */
  target: string
  words: string
  /** Where a way of its own leads there. */
  go?(): void
}

/** Names each problem in the order of the page; each entry goes to its field. The focus lands here. */
export function ErrorList({ entries }: { entries: readonly ErrorEntry[] }) {
  const t = useTranslations('checkout')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.focus(), [entries])
  if (entries.length === 0) return null
  return (
    <div ref={list} className={styles.list} role="alert" tabIndex={-1} aria-labelledby="errors-title">
      <h2 id="errors-title">{t('toFix', { count: entries.length })}</h2>
      <ul>
        {entries.map(({ target, words, go = () => goTo(target) }) => (
          <li key={target}>
            <a
              href={`#${target}`}
              onClick={(event) => {
                event.preventDefault()
                go()
              }}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Moves the focus, and what is looked at with it, without adding a step to the browser's history. */
function goTo(target: string): void {
  const element = document.getElementById(target)
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}
