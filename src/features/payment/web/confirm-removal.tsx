import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import styles from './saved-cards.module.css'

interface ConfirmRemovalProps {
  name: string
  /** False when the card could not be removed. */
  onRemove(): Promise<boolean>
  onKeep(): void
}

/** Asks once more before a card is removed, for it can not be brought back. */
export function ConfirmRemoval({ name, onRemove, onKeep }: ConfirmRemovalProps) {
  const t = useTranslations('payment')
  const keep = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'rest' | 'removing' | 'refused'>('rest')
  useEffect(() => keep.current?.focus(), [])
  async function remove(): Promise<void> {
    setState('removing')
    if (!(await onRemove())) setState('refused')
  }
  return (
    <div className={styles.confirm} role="group" aria-label={t('removeNamed', { card: name })}>
      <span>{t('confirmRemoval')}</span>
      <span className={styles.answers}>
        <Button look="secondary" compact className={styles.danger} busy={state === 'removing'} onClick={() => void remove()}>
          {t('remove')}
        </Button>
        <Button ref={keep} look="secondary" compact onClick={onKeep} onKeyDown={({ key }) => key === 'Escape' && onKeep()}>
          {t('keep')}
        </Button>
      </span>
      {state === 'refused' && <FieldError role="alert">{t('notRemoved')}</FieldError>}
    </div>
  )
}
