import type { ComponentProps } from 'react'
import { fieldAria, FieldFrame, type FieldState } from './field-frame.tsx'
import styles from './field.module.css'

export interface TextAreaFieldProps extends FieldState, Omit<ComponentProps<'textarea'>, keyof FieldState> {}

/** A labelled text area. */
export function TextAreaField({ id, label, optional, hint, error, announceError, className, ...area }: TextAreaFieldProps) {
  const look = { id, label, optional, hint, error, announceError, className }
  return (
    <FieldFrame {...look}>
      <textarea rows={6} {...area} id={id} className={`${styles.input} ${styles.area}`} {...fieldAria(look)} />
    </FieldFrame>
  )
}
