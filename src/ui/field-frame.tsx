import type { ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import styles from './field.module.css'

/** What every field is called by, says, and looks like. */
export interface FieldState {
  /** Also where an error list points to. */
  id: string
  label: string
  /** Said after the label; a field without it is required. */
  optional?: string
  hint?: string
  error?: string | undefined
  /** For a form of one field: what is wrong with it is read out as soon as it shows. */
  announceError?: boolean
  className?: string
}

/** Label above, and below what is wrong or else a hint. */
export function FieldFrame({
  id,
  label,
  optional,
  hint,
  error,
  announceError,
  className = '',
  children,
}: FieldState & { children: ReactNode }) {
  return (
    <div className={`${styles.field} ${className}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {children}
      {error && (
        <FieldError id={`${id}-error`} role={announceError ? 'alert' : undefined}>
          {error}
        </FieldError>
      )}
      {!error && hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}

/** What is wrong with a field, and else its hint, is read out with it. */
export const fieldAria = ({ id, optional, hint, error }: FieldState) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  'aria-required': optional ? undefined : true,
})
