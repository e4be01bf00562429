import { useId, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { longestKeyword, searchUrl } from '#src/features/search/rules/keyword.ts'
import type { Client } from '#src/kit/client.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconSearch, iconX } from '#src/ui/icons.ts'
import { Part } from '#src/ui/part.tsx'
import { rememberSearch } from './recent-searches.ts'
import styles from './search-form.module.css'
import type { Start } from './suggestion-groups.ts'

const loadPanel = () => import('./suggestion-panel.tsx')

const noStarts: readonly Start[] = []

interface SearchFormProps {
  client: Client
  place: 'header' | 'screen' | 'page'
  /** Offered while the field is empty. */
  starts?: readonly Start[]
  /** Shown beside the field. */
  children?: ReactNode
}

/** A plain form before the page is hydrated, a combobox after. The code of the suggestions is loaded when the field gets the focus. */
export function SearchForm({ client, place, starts = noStarts, children }: SearchFormProps) {
  const t = useTranslations('search')
  const navigate = useNavigate()
  const { pathname, search, key } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const list = `${id}-list`
  const noteTyping = useSearchedKeyword(input)
  const [isPanelWanted, setPanelWanted] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const [openAt, setOpenAt] = useState<string | null>(null)
  const [isFilled, setFilled] = useState(false)
  const isOpen = openAt === key
  const isExpanded = isOpen && isFilled

  const suggest = () => {
    setPanelWanted(true)
    setOpenAt(key)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const keyword = input.current!.value.trim()
    setOpenAt(null)
    if (keyword === '') return
    rememberSearch(keyword)
    void navigate(searchUrl(keyword))
  }
  const clear = () => {
    input.current!.value = ''
    input.current!.dispatchEvent(new Event('input', { bubbles: true }))
    input.current!.focus()
  }
  return (
    <form action="/search" className={styles[place]} onSubmit={submit}>
      <div className={styles.bar}>
        <div className={styles.field}>
          <button type="submit" className={styles.submit} aria-label={t('submit')} tabIndex={-1}>
            <Icon of={iconSearch} size={20} />
          </button>
          <label className="visually-hidden" htmlFor={id}>
            {t('label')}
          </label>
          <input
            ref={input}
            id={id}
            type="search"
            name="keyword"
            maxLength={longestKeyword}
            defaultValue={pathname === '/search' ? (new URLSearchParams(search).get('keyword') ?? '') : ''}
            placeholder={t('placeholder')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? list : undefined}
            aria-activedescendant={isExpanded ? (active ?? undefined) : undefined}
            onFocus={suggest}
            onInput={noteTyping}
          />
          <button type="button" className={styles.clear} aria-label={t('clear')} onClick={clear}>
            <Icon of={iconX} size={20} />
          </button>
        </div>
        {children}
      </div>
      {isPanelWanted && (
        <Part load={loadPanel}>
          {({ SuggestionPanel }) => (
            <SuggestionPanel
              key={key}
              client={client}
              place={place}
              starts={starts}
              list={list}
              input={input}
              isOpen={isOpen}
              onOpen={(open) => setOpenAt(open ? key : null)}
              active={active}
              onActive={setActive}
              onFilled={setFilled}
            />
          )}
        </Part>
      )}
    </form>
  )
}

/**
 * On the page of a search the field says what was searched, however the shopper came there. What they type while that page is on
 * its way stays. Returns what is to be told that they type.
 */
function useSearchedKeyword(input: RefObject<HTMLInputElement | null>): () => void {
  const { pathname, key } = useLocation()
  const { state } = useNavigation()
  const isTyping = useRef(false)
  const last = useRef(key)
  // Before the suggestions read the field. What was typed before the page is hydrated stays, too.
  useLayoutEffect(() => {
    if (last.current === key) return
    last.current = key
    if (pathname === '/search' && !isTyping.current) input.current?.form?.reset()
    isTyping.current = false
  }, [input, pathname, key])
  return () => {
    isTyping.current = state !== 'idle'
  }
}
