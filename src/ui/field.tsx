import type { ComponentProps } from 'react'
import { fieldAria, FieldFrame, type FieldState } from './field-frame.tsx'
import styles from './field.module.css'

export interface FieldProps extends FieldState, Omit<ComponentProps<'input'>, keyof FieldState> {}

/** A labelled text input, described by its error or else by its hint. */
export function Field({ id, label, optional, hint, error, announceError, className, ...input }: FieldProps) {
  const look = { id, label, optional, hint, error, announceError, className }
  return (
    <FieldFrame {...look}>
      <input type="text" {...input} id={id} className={styles.input} {...fieldAria(look)} />
    </FieldFrame>
  )
}
