import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AddressField, AddressFields } from '#src/features/addresses/rules/address.ts'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './save-address.module.css'

interface SaveAddressProps {
  address: AddressFields
  saved: readonly AddressFields[]
  /** Null when it worked, else the message. */
  onSave(): Promise<string | null>
}

const tags = {
  link: (words: ReactNode) => (
    <Link className="link" to="/member/account-address">
      {words}
    </Link>
  ),
}

const isSame = (address: AddressFields, known: AddressFields): boolean =>
  (Object.keys(address) as AddressField[]).every((field) => known[field] === address[field])

/** Saves the address of an order with one press; nothing where the address book has it already. */
export function SaveAddress({ address, saved, onSave }: SaveAddressProps) {
  const t = useTranslations('addresses')
  const [isNew] = useState(() => !saved.some((known) => isSame(address, known)))
  const [state, setState] = useState<'offered' | 'saving' | 'saved' | { refusal: string }>('offered')
  if (!isNew) return null
  const save = async () => {
    setState('saving')
    const message = await onSave()
    setState(message === null ? 'saved' : { refusal: message || t('refused') })
  }
  return (
    <>
      {state !== 'saved' && (
        <Button look="secondary" busy={state === 'saving'} onClick={() => void save()}>
          {t('saveFromOrder')}
        </Button>
      )}
      <p className={styles.status} role="status">
        {state === 'saved' && t.rich('savedFromOrder', tags)}
        {typeof state === 'object' && state.refusal}
      </p>
    </>
  )
}
