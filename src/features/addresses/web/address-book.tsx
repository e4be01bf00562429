import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AddressBook as Book, Country, SavedAddress } from '#src/features/addresses/addresses.contract.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconPlus } from '#src/ui/icons.ts'
import styles from './address-book.module.css'
import type { AddressCommands, Refusal } from './address-commands.ts'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'

interface AddressBookProps {
  book: Book
  countries: readonly Country[]
  commands: AddressCommands
}

/** The saved addresses. One form is open at a time: `new`, or the id of the address that it changes. */
export function AddressBook({ book, countries, commands }: AddressBookProps) {
  const t = useTranslations('addresses')
  const [open, setOpen] = useState<'new' | number | null>(null)
  const [status, setStatus] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLParagraphElement>(null)
  // The form that was sent may have been screens below it. One that is being filled in stays where it is.
  useEffect(() => {
    if (status && open === null) words.current?.scrollIntoView({ block: 'nearest' })
  }, [status, open])
  const saved = book.shippingAddressInfos
  const close = (words = '') => {
    setOpen(null)
    setStatus(words)
    list.current?.focus()
  }
  const form = (address: SavedAddress | null) => (
    <AddressForm
      key={address?.autoId ?? 'new'}
      address={address}
      book={book}
      countries={countries}
      commands={commands}
      onSaved={() => close(t('saved'))}
      onCancel={() => close()}
    />
  )
  /** Says how it ended. The button that was pressed leaves with what it did; who has gone on meanwhile, as to a form, stays there. */
  const ending = async (refusal: Promise<Refusal>, done: string) => {
    const pressed = document.activeElement
    setStatus((await refusal) === null ? done : t('refused'))
    if (document.activeElement === pressed || document.activeElement === document.body) list.current?.focus()
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.book}>
      <p ref={words} className={styles.status} role="status">
        {status}
      </p>
      {saved.length === 0 && open === null && (
        <EmptyState prop="house" tile="celadon" title={t('emptyTitle')} text={t('emptyText')}>
          <Button onClick={() => setOpen('new')}>{t('add')}</Button>
        </EmptyState>
      )}
      {saved.length > 0 && (
        <ul className={styles.list}>
          {saved.map((address) => (
            <li key={address.autoId} data-open={open === address.autoId || undefined}>
              {open === address.autoId ? (
                form(address)
              ) : (
                <AddressCard
                  address={address}
                  onEdit={() => setOpen(address.autoId)}
                  onMakeDefault={() => void ending(commands.setDefault(address.autoId), t('defaultChanged'))}
                  onRemove={() => ending(commands.remove(address.autoId), t('removed'))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' && form(null)}
      {open !== 'new' && saved.length > 0 && (
        <Button look="secondary" onClick={() => setOpen('new')}>
          <Icon of={iconPlus} size={20} />
          {t('add')}
        </Button>
      )}
    </div>
  )
}
