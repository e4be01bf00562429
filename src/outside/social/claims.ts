import { isAtMost, isEmail, isName, isPlainText, longestEmail } from '#src/kit/validation.ts'

const longestName = 60

/** An email that a provider tells, in lower case; null for anything else. */
export function emailOf(told: unknown): string | null {
  if (typeof told !== 'string') return null
  const email = told.trim().toLowerCase()
  return isAtMost(longestEmail)(email) && isEmail(email) ? email : null
}

/** A name that a form would take; empty for anything else. */
export function nameOf(told: unknown): string {
  if (typeof told !== 'string') return ''
  const name = told.trim()
  return isAtMost(longestName)(name) && isName(name) && isPlainText(name) ? name : ''
}
