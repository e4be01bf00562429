import { brandOf, cvvDigits } from './card-types.ts'

/** The fields of a card in the order of the form. */
export const cardFields = ['number', 'expiry', 'cvv', 'name'] as const
export type CardField = (typeof cardFields)[number]

/** A card as typed: the number with its spaces, the expiry as MM/YY. */
export type CardEntry = Record<CardField, string>
export type CardProblem = 'missing' | 'invalid'
export type CardProblems = Partial<Record<CardField, CardProblem>>

const yearsAhead = 10

export const digitsOf = (text: string): string => text.replace(/[\s-]/g, '')

/**
 * The errors of a card, field by field (pay-07, pay-08, pay-09); an empty object for a valid card. `month` is the current
 * one as YYYY-MM. Form and bank run the same rules; the bank decides.
 */
export function cardProblems(card: CardEntry, month: string): CardProblems {
  const problems: CardProblems = {}
  for (const field of cardFields) {
    const problem = card[field].trim() === '' ? 'missing' : isValid[field](card, month) ? null : 'invalid'
    if (problem) problems[field] = problem
  }
  return problems
}

const isValid: Record<CardField, (card: CardEntry, month: string) => boolean> = {
  number: ({ number }) => brandOf(digitsOf(number)) !== null && hasCheckDigit(digitsOf(number)),
  expiry: ({ expiry }, month) => isWithinWindow(expiry.trim(), month),
  cvv: ({ number, cvv }) => isCvv(cvv.trim(), brandOf(digitsOf(number))),
  name: ({ name }) => isName(name),
}

/** Luhn: counted from the right, every second digit doubled, the sum of all digits is a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    const weighed = index % 2 === 1 ? digit * 2 : digit
    sum += weighed > 9 ? weighed - 9 : weighed
  }
  return sum % 10 === 0
}

/** Month 1 to 12, not before this month, and at most ten years after this year. */
function isWithinWindow(expiry: string, thisMonth: string): boolean {
  const parts = /^(\d{1,2})\/(\d\d)$/.exec(expiry)
  if (!parts) return false
  const [month, year] = [Number(parts[1]), 2000 + Number(parts[2])]
  const currentYear = Number(thisMonth.slice(0, 4))
  const isPast = year < currentYear || (year === currentYear && month < Number(thisMonth.slice(5, 7)))
  return month >= 1 && month <= 12 && !isPast && year <= currentYear + yearsAhead
}

const isCvv = (cvv: string, brand: string | null): boolean =>
  brand === null ? /^\d{3,4}$/.test(cvv) : /^\d+$/.test(cvv) && cvv.length === cvvDigits(brand)

/** At least one letter of any script, and too few digits for a card number typed here by mistake. */
const isName = (name: string): boolean => name.length <= 100 && /\p{L}/u.test(name) && name.replace(/\D/g, '').length < 8
