import type { ComponentProps } from 'react'
import { iconChevronDown } from '#src/ui/icons.ts'
import { fieldAria, FieldFrame, type FieldState } from './field-frame.tsx'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

export interface SelectFieldProps extends FieldState, Omit<ComponentProps<'select'>, keyof FieldState | 'children'> {
  /** The text in the field until an option is chosen. */
  placeholder: string
  choices: readonly { value: string; label: string }[]
}

/** A labelled native select. */
export function SelectField({
  id,
  label,
  optional,
  hint,
  error,
  announceError,
  className,
  placeholder,
  choices,
  ...select
}: SelectFieldProps) {
  const look = { id, label, optional, hint, error, announceError, className }
  return (
    <FieldFrame {...look}>
      <div className={styles.choice}>
        <select {...select} id={id} className={styles.input} {...fieldAria(look)}>
          <option value="">{placeholder}</option>
          {choices.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Icon of={iconChevronDown} size={20} />
      </div>
    </FieldFrame>
  )
}
