import type { ComponentProps } from 'react'
import { Checkbox } from './checkbox.tsx'
import styles from './choice-fields.module.css'
import { FieldError } from './field-error.tsx'

interface Choices {
  id: string
  label: string
  choices: readonly { value: string; label: string }[]
  /** The props that every one of the inputs gets. */
  input: ComponentProps<'input'>
}

/** A choice of one option that has to be made, as a row of chips. */
export function ChipFields({ id, label, choices, input, error }: Choices & { error: string | undefined }) {
  return (
    <fieldset role="radiogroup" aria-required aria-describedby={error && `${id}-error`}>
      <legend className={styles.legend}>{label}</legend>
      <div className={`${styles.chips} ${error ? styles.bad : ''}`}>
        {choices.map(({ value, label: words }) => (
          <label key={value} className={styles.chip}>
            <input {...input} type="radio" value={value} aria-describedby={error && `${id}-error`} />
            {words}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/** A choice of any number of options. */
export const CheckboxFields = ({ id, label, choices, input }: Choices) => (
  <fieldset>
    <legend className={styles.legend}>{label}</legend>
    <div className={styles.boxes}>
      {choices.map(({ value, label: words }) => (
        <Checkbox key={value} {...input} id={`${id}-${value}`} value={value}>
          {words}
        </Checkbox>
      ))}
    </div>
  </fieldset>
)
