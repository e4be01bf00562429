import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { iconCheck } from '#src/ui/icons.ts'
import styles from './checkbox.module.css'
import { FieldError } from './field-error.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  id: string
  error?: string | undefined
  children: ReactNode
}

/** A native checkbox in the shop's style; a press anywhere in its row ticks it. */
export function Checkbox({ id, error, children, ...input }: CheckboxProps) {
  return (
    <div>
      <label className={styles.row} htmlFor={id}>
        <input
          {...input}
          type="checkbox"
          id={id}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <Icon of={iconCheck} className={styles.tick} size={22} stroke={2.6} />
        <span className={styles.words}>{children}</span>
      </label>
      {error && (
        <div className={styles.error}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
