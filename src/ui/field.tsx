import type { ComponentProps } from 'react'
import { FieldError } from './field-error.tsx'
import styles from './field.module.css'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  /** Also where an error list points to. */
  id: string
  label: string
  /** Said after the label; a field without it is required. */
  optional?: string
  hint?: string
  error?: string | undefined
  className?: string
}

/** A labelled text input; what is wrong with it, and else its hint, is read out with it. */
export function Field({ id, label, optional, hint, error, className = '', ...input }: FieldProps) {
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={`${styles.field} ${className}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      <input
        type="text"
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        aria-required={optional ? undefined : true}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {!error && hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}
