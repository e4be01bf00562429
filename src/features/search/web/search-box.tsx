import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Client } from '#src/kit/client.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconSearch } from '#src/ui/icons.ts'
import { isComposing } from '#src/ui/keys.ts'
import { SearchForm } from './search-form.tsx'
import styles from './search-box.module.css'
import type { Start } from './suggestion-groups.ts'

/** The search box of a wide header. */
export function SearchBox({ client }: { client: Client }) {
  return (
    <search className={styles.box}>
      <SearchForm client={client} place="header" />
    </search>
  )
}

/** Below 768 px a button opens the search box over the whole screen (search-02); Cancel or a press beside it closes it. */
export function SearchButton({ client, starts }: { client: Client; starts: readonly Start[] }) {
  const t = useTranslations('search')
  // The box closes when the shopper goes to another page.
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = openAt === key
  const close = () => setOpenAt(null)
  useEffect(() => {
    const screen = dialog.current
    if (!isOpen || !screen) return
    const pressedBeside = ({ target }: Event) => {
      if (target === screen) setOpenAt(null)
    }
    // One Escape closes the search, although the field keeps the key for its suggestions.
    const pressedEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) setOpenAt(null)
    }
    screen.showModal()
    screen.querySelector('input')?.focus()
    screen.addEventListener('click', pressedBeside)
    screen.addEventListener('keydown', pressedEscape)
    document.documentElement.toggleAttribute('data-dialog-open', true)
    return () => {
      screen.close()
      screen.removeEventListener('click', pressedBeside)
      screen.removeEventListener('keydown', pressedEscape)
      document.documentElement.removeAttribute('data-dialog-open')
    }
  }, [isOpen])
  return (
    <>
      <IconButton className={styles.open} label={t('label')} aria-expanded={isOpen} aria-haspopup="dialog" onClick={() => setOpenAt(key)}>
        <Icon of={iconSearch} />
      </IconButton>
      {/* The browser reports a closing later, maybe after the next opening. */}
      <dialog ref={dialog} className={styles.screen} aria-label={t('label')} onClose={() => dialog.current?.open || close()}>
        {isOpen && (
          <SearchForm client={client} place="screen" starts={starts}>
            <button type="button" className={styles.cancel} onClick={close}>
              {t('cancel')}
            </button>
          </SearchForm>
        )}
      </dialog>
    </>
  )
}
