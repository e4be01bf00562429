import { useEffect, type ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import styles from './field.module.css'

/** The props of every field. */
export interface FieldState {
  /** The id, also the target of links in an error list. */
  id: string
  label: string
  /** The remark after the label; a field without it is required. */
  optional?: string
  hint?: ReactNode
  error?: string | undefined
  /** For a form of one field: its error is announced as soon as it is shown. */
  announceError?: boolean
  className?: string
}

/** The label above the input, and below it the error or else the hint. An error that comes while the field has the focus is scrolled into sight. */
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
  const errorId = `${id}-error`
  useEffect(() => {
    if (error && document.activeElement?.id === id) document.getElementById(errorId)?.scrollIntoView({ block: 'nearest' })
  }, [id, error, errorId])
  return (
    <div className={`${styles.field} ${className}`}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {children}
      {error && (
        <FieldError id={errorId} role={announceError ? 'alert' : undefined}>
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

/** The id of a field's error, or else of its hint, for `aria-describedby`. */
export const fieldAria = ({ id, optional, hint, error }: FieldState) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  'aria-required': optional ? undefined : true,
})
