import { longestCardNumber } from './card-types.ts'

/** Digits in groups of four. */
export const spacedNumber = (typed: string): string =>
  typed
    .replace(/\D/g, '')
    .slice(0, longestCardNumber)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/**
 * MM/YY from typed or autofilled text: `9` and `1/` become `09/` and `01/`, `092028` becomes `09/28`. While `deleting`,
 * no character is added.
 */
export function slashedExpiry(typed: string, deleting: boolean): string {
  const slash = typed.indexOf('/')
  const digits = (slash < 0 ? typed : typed.slice(0, slash)).replace(/\D/g, '')
  const isWholeMonth = /^[2-9]$/.test(digits) || (digits.length === 1 && slash > 0 && slash === typed.trimEnd().length - 1)
  const padded = isWholeMonth && !deleting ? `0${digits}` : digits
  const month = padded.slice(0, 2)
  const year = shortYear(slash < 0 ? padded.slice(2) : typed.slice(slash + 1).replace(/\D/g, ''))
  const asTyped = slash >= 0 && month + year !== ''
  const justFilled = slash < 0 && month.length === 2 && !(deleting && year === '')
  return asTyped || justFilled ? `${month}/${year}` : month
}

/** Browsers may autofill a year of four digits; until the last digit is there, `20` could be the start of such a year. */
function shortYear(digits: string): string {
  if (!digits.startsWith('20')) return digits.slice(0, 2)
  return digits.length >= 4 ? digits.slice(2, 4) : digits
}

/** At most four digits. */
export const plainCvv = (typed: string): string => typed.replace(/\D/g, '').slice(0, 4)
