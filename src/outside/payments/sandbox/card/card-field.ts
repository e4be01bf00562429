import { plainCvv, slashedExpiry, spacedNumber } from './card-format.ts'
import type { CardField, CardProblem } from './card-rules.ts'

/** One field of the form with its error line. */
export interface Field {
  name: CardField
  input: HTMLInputElement
  /** Whether the error line is shown. */
  isMarked(): boolean
  /** Shows an error; null removes the line. */
  mark(problem: CardProblem | null): void
}

type Format = (typed: string, deleting: boolean) => string
const formats: Record<CardField, Format | null> = { number: spacedNumber, expiry: slashedExpiry, cvv: plainCvv, name: null }

/**
 * A field whose error appears when the shopper leaves it after an edit, never while typing, and disappears as soon as
 * the field is right. `problemOf` checks the whole form.
 */
export function fieldOf(name: CardField, words: Record<CardProblem, string>, problemOf: () => CardProblem | null): Field {
  const input = document.querySelector<HTMLInputElement>(`#${name}`)!
  const line = document.querySelector<HTMLElement>(`#${name}-error`)!
  const mark = (problem: CardProblem | null): void => {
    const text = problem ? words[problem] : ''
    if (line.textContent !== text) line.textContent = text
    if (problem) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }
  const isMarked = (): boolean => input.hasAttribute('aria-invalid')
  let edited = false
  input.addEventListener('input', (event) => {
    edited = true
    const format = formats[name]
    if (format) reformat(input, format, ((event as InputEvent).inputType ?? '').startsWith('delete'))
    if (isMarked() && problemOf() === null) mark(null)
  })
  input.addEventListener('change', () => {
    edited = true
  })
  input.addEventListener('blur', () => {
    if (edited) mark(problemOf())
  })
  return { name, input, isMarked, mark }
}

/** Writes the formatted text into the input and leaves the caret after the same digit. */
function reformat(input: HTMLInputElement, format: Format, deleting: boolean): void {
  const typed = input.value
  const formatted = format(typed, deleting)
  if (formatted === typed) return
  const caret = input.selectionStart ?? typed.length
  const isAtEnd = caret === typed.length
  const digitsBefore = typed.slice(0, caret).replace(/\D/g, '').length
  input.value = formatted
  const position = isAtEnd ? formatted.length : positionBehind(formatted, digitsBefore)
  input.setSelectionRange(position, position)
}

function positionBehind(text: string, digits: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (seen === digits) return index
    if (/\d/.test(text[index]!)) seen += 1
  }
  return text.length
}
