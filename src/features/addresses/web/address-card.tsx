import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SavedAddress } from '#src/features/addresses/addresses.contract.ts'
import { countryLine, streetLine } from '#src/features/addresses/rules/address.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './address-card.module.css'

interface AddressCardProps {
  address: SavedAddress
  onEdit(): void
  onMakeDefault(): void
  /** Ends with the removal, or with its refusal. */
  onRemove(): Promise<void>
}

/** One address. Deleting asks for confirmation in the place of the buttons. */
export function AddressCard({ address, onEdit, onMakeDefault, onRemove }: AddressCardProps) {
  const t = useTranslations('addresses')
  const [isConfirming, setConfirming] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const removeButton = useRef<HTMLButtonElement>(null)
  const wasConfirming = useRef(false)
  const street = streetLine(address)
  const remove = async () => {
    setRemoving(true)
    await onRemove()
    setRemoving(false)
  }
  useEffect(() => {
    // The button that had the focus is gone.
    if (isConfirming) cancelButton.current?.focus()
    else if (wasConfirming.current) removeButton.current?.focus()
    wasConfirming.current = isConfirming
  }, [isConfirming])
  return (
    <article className={styles.card} aria-label={street}>
      <p className={styles.name}>
        {address.name}
        {address.isDefault && <span className={styles.default}>{t('default')}</span>}
      </p>
      <address>
        <span>{street}</span>
        <span>{countryLine(address, address.country)}</span>
        <span>{address.contactNo}</span>
        <span>{address.email}</span>
      </address>
      {isConfirming ? (
        <div className={styles.acts} role="group" aria-label={t('removeAsk')}>
          <span className={styles.ask}>{t('removeAsk')}</span>
          <Button compact busy={isRemoving} onClick={() => void remove()}>
            {t('removeYes')}
          </Button>
          <Button compact look="secondary" ref={cancelButton} onClick={() => setConfirming(false)}>
            {t('keep')}
          </Button>
        </div>
      ) : (
        <div className={styles.acts}>
          <button type="button" className={styles.text} aria-label={t('editNamed', { address: street })} onClick={onEdit}>
            {t('edit')}
          </button>
          {!address.isDefault && (
            <button type="button" className={styles.text} aria-label={t('makeDefaultNamed', { address: street })} onClick={onMakeDefault}>
              {t('makeDefault')}
            </button>
          )}
          <button
            type="button"
            ref={removeButton}
            className={styles.text}
            aria-label={t('removeNamed', { address: street })}
            onClick={() => setConfirming(true)}
          >
            {t('remove')}
          </button>
        </div>
      )}
    </article>
  )
}
