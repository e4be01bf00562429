import { isAtMost, isEmail, isName, isPlainText, longestEmail } from '#src/kit/validation.ts'

const longestName = 60

/** The email of a provider's claim, in lower case; null for anything else. */
export function emailOf(claim: unknown): string | null {
  if (typeof claim !== 'string') return null
  const email = claim.trim().toLowerCase()
  return isAtMost(longestEmail)(email) && isEmail(email) ? email : null
}

/** The name of a provider's claim, if a form would accept it; empty for anything else. */
export function nameOf(claim: unknown): string {
  if (typeof claim !== 'string') return ''
  const name = claim.trim()
  return isAtMost(longestName)(name) && isName(name) && isPlainText(name) ? name : ''
}
