import { useEffect, useMemo, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { completionOf } from '#src/features/search/rules/completion.ts'
import type { Client } from '#src/kit/client.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronRight } from '#src/ui/icons.ts'
import { Picture } from '#src/ui/picture.tsx'
import { forgetSearches, recentSearches } from './recent-searches.ts'
import { startGroups, suggestionGroups, type Group, type Row, type Start } from './suggestion-groups.ts'
import { useListbox } from './use-listbox.ts'
import { useSuggestions, useTyped } from './use-suggestions.ts'
import styles from './suggestion-panel.module.css'

export interface SuggestionPanelProps {
  client: Client
  place: 'header' | 'screen' | 'page'
  starts: readonly Start[]
  /** Id of the listbox. */
  list: string
  input: RefObject<HTMLInputElement | null>
  isOpen: boolean
  onOpen(open: boolean): void
  /** Id of the active option. */
  active: string | null
  onActive(id: string | null): void
  /** Whether there is anything to choose from. */
  onFilled(filled: boolean): void
}

/**
 * Suggestions under the field: terms, brands, categories and products; while the field is empty, the recent keywords and where to
 * begin.
 */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { client, place, starts, list, input, isOpen, onOpen, active, onActive, onFilled } = props
  const t = useTranslations('search')
  const navigate = useNavigate()
  const [recent, setRecent] = useState(recentSearches)
  const typed = useTyped(input, () => {
    onActive(null)
    onOpen(true)
  })
  const suggestions = useSuggestions(client, typed)
  const isEmpty = typed.trim() === ''
  const groups = useMemo(
    () => (isEmpty ? startGroups(recent, starts, list) : suggestionGroups(suggestions, place === 'screen' ? 8 : 10, list)),
    [isEmpty, recent, starts, suggestions, place, list],
  )
  const rows = groups.flatMap((group) => group.rows)
  const choose = (url: string) => {
    onOpen(false)
    void navigate(url)
  }
  const isFilled = rows.length > 0
  useEffect(() => onFilled(isFilled), [isFilled, onFilled])
  useListbox({ input, options: rows, typed, isOpen: isOpen && isFilled, onOpen, active, onActive, onChoose: ({ url }) => choose(url) })
  const hasMore = !isEmpty && suggestions !== null
  const side = groups.filter(({ name }) => name !== 'products')
  const products = groups.filter(({ name }) => name === 'products')
  const render = (group: Group) => <Options key={group.name} group={group} typed={typed} active={active} />
  return (
    <>
      <p className="visually-hidden" role="status">
        {isOpen && (isEmpty ? rows.length > 0 : suggestions !== null) && t('found', { count: rows.length })}
      </p>
      <div className={[styles.panel, styles[place]].filter(Boolean).join(' ')} hidden={!isOpen || (rows.length === 0 && !hasMore)}>
        <div id={list} role="listbox" aria-label={t('suggestions')} className={styles.columns} data-active={active ? '' : undefined}>
          {side.length > 0 && <div className={styles.side}>{side.map(render)}</div>}
          {products.length > 0 && <div>{products.map(render)}</div>}
        </div>
        {isEmpty && recent.length > 0 && (
          <button
            type="button"
            className={styles.all}
            onClick={() => {
              forgetSearches()
              setRecent([])
              input.current?.focus()
            }}
          >
            {t('forget')}
          </button>
        )}
        {hasMore && (
          <button type="submit" className={styles.all}>
            {suggestions.countProducts === null
              ? t('seeMany', { typed: typed.trim() })
              : t('seeAll', { count: suggestions.countProducts, typed: typed.trim() })}
            <Icon of={iconChevronRight} size={20} />
          </button>
        )}
      </div>
    </>
  )
}

function Options({ group, typed, active }: { group: Group; typed: string; active: string | null }) {
  const t = useTranslations('search')
  return (
    <div role="group" aria-labelledby={group.id}>
      <div id={group.id} className={styles.title} role="presentation">
        {t(group.name)}
      </div>
      {group.rows.map((row) => (
        <div
          key={row.id}
          id={row.id}
          role="option"
          aria-selected={row.id === active}
          tabIndex={-1}
          className={row.product ? `${styles.option} ${styles.product}` : styles.option}
        >
          <RowWords row={row} typed={typed} />
        </div>
      ))}
    </div>
  )
}

function RowWords({ row, typed }: { row: Row; typed: string }) {
  const t = useTranslations('search')
  const completion = completionOf(row.text, typed)
  const words = (
    <span className={styles.words}>
      {completion.typed}
      <b>{completion.rest}</b>
    </span>
  )
  if (!row.product) {
    return (
      <>
        {words}
        <span className={`num ${styles.aside}`}>{row.count === undefined ? row.aside : t('brandCount', { count: row.count })}</span>
      </>
    )
  }
  const { brandName, imageUrl, price, hasSeveralPrices } = row.product
  return (
    <>
      <span className={styles.image}>
        <Picture src={imageUrl} alt="" sizes="56px" />
      </span>
      <span className={styles.meta}>
        <span className={styles.brand}>{brandName}</span>
        {words}
      </span>
      <span className={`num ${styles.price}`}>{hasSeveralPrices ? t('from', { price }) : price}</span>
    </>
  )
}
