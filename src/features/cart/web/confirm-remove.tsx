import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/button.tsx'
import styles from './cart.module.css'

interface ConfirmRemoveProps {
  name: string
  quantity: number
  onRemove(): void
  onKeep(): void
}

/** Takes the place of the stepper and the focus of Remove (cart-07). */
export function ConfirmRemove({ name, quantity, onRemove, onKeep }: ConfirmRemoveProps) {
  const t = useTranslations('cart')
  const remove = useRef<HTMLButtonElement>(null)
  const question = useId()
  useEffect(() => remove.current?.focus(), [])
  const keepOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onKeep()
  }
  return (
    <div className={styles.confirm} role="group" aria-label={t('removeNamed', { name })}>
      <span id={question}>{t('confirmRemove', { count: quantity })}</span>
      <span className={styles.answers}>
        <Button
          ref={remove}
          look="secondary"
          compact
          className={styles.danger}
          aria-describedby={question}
          onClick={onRemove}
          onKeyDown={keepOnEscape}
        >
          {t('remove')}
        </Button>
        <Button look="secondary" compact onClick={onKeep} onKeyDown={keepOnEscape}>
          {t('keep')}
        </Button>
      </span>
    </div>
  )
}
