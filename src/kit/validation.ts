/** One rule of a field, and the key of the message that is shown when it does not hold. */
export interface Rule<Values, Key extends string> {
  holds(value: string, values: Values): boolean
  message: Key
}

/** Per field an ordered list of rules (form-01). */
export type FieldRules<Values, Key extends string> = { readonly [Field in keyof Values]?: readonly Rule<Values, Key>[] }

export type FieldErrors<Values, Key extends string> = { [Field in keyof Values]?: Key }

/** The first failing rule of each field supplies its message key; a field without one is valid. Keeps the order of `rules`. */
export function validate<Values extends { [Field in keyof Values]: string }, Key extends string>(
  values: Values,
  rules: FieldRules<Values, Key>,
): FieldErrors<Values, Key> {
  const errors: FieldErrors<Values, Key> = {}
  for (const field of Object.keys(rules) as (keyof Values)[]) {
    const failing = rules[field]?.find((rule) => !rule.holds(values[field], values))
    if (failing) errors[field] = failing.message
  }
  return errors
}

/** The numbers of the checks below that their messages name. */
export const checkLimits = {
  /** A phone number has fewer (form-05). */
  phoneDigits: 15,
  leastPostalDigits: 4,
  mostPostalDigits: 10,
  singaporePostalDigits: 6,
}

export const isGiven = (value: string): boolean => value.trim() !== ''
export const isAtLeast =
  (least: number) =>
  (value: string): boolean =>
    value.length >= least
export const isAtMost =
  (most: number) =>
  (value: string): boolean =>
    value.length <= most

/** Not only special characters such as ! @ # (form-04): at least one letter or digit of any script. */
export const isName = (value: string): boolean => /[\p{L}\p{N}]/u.test(value)

/** One line of text, without control characters and lone surrogates, which neither a label nor a mail can show. */
export const isPlainText = (value: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(value)

export const longestEmail = 254

/** Standard address pattern, case-insensitive, Latin-1 only (form-03). */
export const isEmail = (value: string): boolean =>
  isLatin1(value) && isPlainText(value) && value.length <= longestEmail && emailPattern.test(value)

/** The normalised form of an email, which is stored and compared, so that a mailbox is stored once. */
export const mailboxOf = (typed: string): string => typed.trim().toLowerCase()

const isLatin1 = (value: string): boolean => !/[^\u0000-\u00ff]/.test(value)
const emailPattern = /^[^\s@<>()[\]\\.,;:"]+(?:\.[^\s@<>()[\]\\.,;:"]+)*@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i

/** Digits, plus and spaces only (form-05), and enough digits for a phone number. */
export const isPhone = (value: string): boolean => /^[\d+ ]+$/.test(value) && digitsOf(value) >= fewestPhoneDigits
/** Plus and spaces are not counted. */
export const isShortPhone = (value: string): boolean => digitsOf(value) < checkLimits.phoneDigits

const fewestPhoneDigits = 7
const digitsOf = (value: string): number => value.replace(/\D/g, '').length

/** Digits, and at least one (form-02). */
export const isNumeric = (value: string): boolean => /^\d+$/.test(value)

/** Digits only (address-09). */
export const isPostalCode = (value: string): boolean =>
  isNumeric(value) && isAtLeast(checkLimits.leastPostalDigits)(value) && isAtMost(checkLimits.mostPostalDigits)(value)
export const isSingaporePostalCode = (value: string): boolean => isNumeric(value) && value.length === checkLimits.singaporePostalDigits
