import type { ComponentProps, FocusEvent } from 'react'
import { languages, type Culture } from '#src/kit/culture.ts'
import styles from './choice-fields.module.css'
import { FieldError } from './field-error.tsx'
import fieldStyles from './field.module.css'
import { useCulture } from './use-culture.ts'

export const dateParts = ['day', 'month', 'year'] as const
export type DatePart = (typeof dateParts)[number]

interface DateFieldsProps {
  id: string
  label: string
  hint: string
  partLabels: Record<DatePart, string>
  parts: Record<DatePart, ComponentProps<'input'>>
  error: string | undefined
  /** The focus has left all three. */
  onLeave(): void
}

const complete = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const

/** Day, month and year as the language writes them in Singapore: year, month, day in Chinese. */
export const datePartsIn = (culture: Culture): DatePart[] =>
  new Intl.DateTimeFormat(`${languages[culture].tag}-SG`)
    .formatToParts()
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))

/** A date of birth in three plain inputs, which are quicker than a calendar. */
export function DateFields({ id, label, hint, partLabels, parts, error, onLeave }: DateFieldsProps) {
  const order = datePartsIn(useCulture())
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.closest('fieldset')!.contains(relatedTarget) || onLeave()
  const described = error ? `${id}-error` : `${id}-hint`
  return (
    <fieldset aria-describedby={described}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.parts}>
        {order.map((part) => (
          <div key={part}>
            <label className="small" htmlFor={`${id}-${part}`}>
              {partLabels[part]}
            </label>
            <input
              {...parts[part]}
              onBlur={(event) => {
                parts[part].onBlur?.(event)
                leave(event)
              }}
              id={`${id}-${part}`}
              type="text"
              inputMode="numeric"
              autoComplete={complete[part]}
              maxLength={part === 'year' ? 4 : 2}
              className={fieldStyles.input}
              aria-required
              aria-invalid={error ? true : undefined}
              aria-describedby={described}
            />
          </div>
        ))}
      </div>
      {error ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </fieldset>
  )
}
