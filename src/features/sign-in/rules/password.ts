import { isAtLeast, isAtMost } from '#src/kit/validation.ts'
import { commonPasswords } from './common-passwords.ts'

/** Fewest characters (sign-in-12). */
export const shortestPassword = 6
export const longestPassword = 128

/** The rules in the order of the page's list (sign-in-12), and one more: it must not be a common password. */
export const passwordRules = {
  length: isAtLeast(shortestPassword),
  alphanumeric: (password: string) => /\p{L}/u.test(password) && /\d/.test(password),
  cases: (password: string) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
  uncommon: (password: string) => password !== '' && !isCommon(password),
} satisfies Record<string, (password: string) => boolean>
export type PasswordRule = keyof typeof passwordRules

export type PasswordMessage =
  | 'passwordRequired'
  | 'passwordTooShort'
  | 'passwordNeedsCapital'
  | 'passwordTooWeak'
  | 'passwordCommon'
  | 'passwordTooLong'

/** The error of a password that somebody has already: it was left empty. */
export const missingPassword = (password: string): 'passwordRequired' | undefined => (password === '' ? 'passwordRequired' : undefined)

/** The first error of a new password. */
export function passwordError(password: string): PasswordMessage | undefined {
  if (password === '') return 'passwordRequired'
  if (!passwordRules.length(password)) return 'passwordTooShort'
  if (!/\p{Lu}/u.test(password)) return 'passwordNeedsCapital'
  if (!passwordRules.alphanumeric(password) || !passwordRules.cases(password)) return 'passwordTooWeak'
  if (!isAtMost(longestPassword)(password)) return 'passwordTooLong'
  return passwordRules.uncommon(password) ? undefined : 'passwordCommon'
}

/** Capitals, punctuation at the end and a year do not make a common password uncommon. */
function isCommon(password: string): boolean {
  const plain = password.toLowerCase().normalize('NFKC')
  const bare = plain.replace(/[^\p{L}\p{N}]{1,20}$/u, '')
  const withoutYear = bare.replace(/(?:19|20)\d\d$/, '')
  return [plain, bare, withoutYear].some((form) => common.has(form)) || /^(.)\1*$/u.test(plain)
}

const common = new Set(commonPasswords.split(' '))
