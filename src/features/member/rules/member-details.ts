import { isAtMost, isGiven, isName, isPlainText, validate, type FieldErrors, type FieldRules, type Rule } from '#src/kit/validation.ts'
import { genders } from './member.ts'

export const salutations = ['mr', 'ms', 'mrs', 'miss', 'dr'] as const
export type Salutation = (typeof salutations)[number]

/** A member's details as typed: every field is a string, empty when not given. */
export interface MemberDetails {
  salutation: string
  firstName: string
  lastName: string
  /** YYYY-MM-DD; `dateOf` joins its three fields. */
  dateOfBirth: string
  gender: string
}

export type MemberMessage =
  | 'salutationRequired'
  | 'firstNameRequired'
  | 'lastNameRequired'
  | 'nameInvalid'
  | 'notPlainText'
  | 'tooLong'
  | 'dateOfBirthRequired'
  | 'dateOfBirthInvalid'
  | 'genderRequired'

export const longestName = 60

type DetailRule = Rule<MemberDetails, MemberMessage>
const name = (field: 'firstName' | 'lastName'): DetailRule[] => [
  { holds: isGiven, message: `${field}Required` },
  { holds: isName, message: 'nameInvalid' },
  { holds: isPlainText, message: 'notPlainText' },
  { holds: isAtMost(longestName), message: 'tooLong' },
]

const rules: FieldRules<MemberDetails, MemberMessage> = {
  salutation: [{ holds: (value) => (salutations as readonly string[]).includes(value), message: 'salutationRequired' }],
  firstName: name('firstName'),
  lastName: name('lastName'),
  dateOfBirth: [
    { holds: isGiven, message: 'dateOfBirthRequired' },
    { holds: isDate, message: 'dateOfBirthInvalid' },
  ],
  gender: [{ holds: (value) => (genders as readonly string[]).includes(value), message: 'genderRequired' }],
}

/**
 * The first error of each detail, in page order (form-01).
 * `today` is the shop's day, YYYY-MM-DD: a date of birth is not after it.
 */
export function memberErrors(details: MemberDetails, today: string): FieldErrors<MemberDetails, MemberMessage> {
  const isPast: DetailRule = { holds: (value) => value <= today, message: 'dateOfBirthInvalid' }
  return validate(details, { ...rules, dateOfBirth: [...rules.dateOfBirth!, isPast] })
}

/** YYYY-MM-DD from three fields; empty when all three are, and not a valid date when they form none. */
export function dateOf(day: string, month: string, year: string): string {
  const parts = [year, month, day].map((part) => part.trim())
  if (parts.every((part) => part === '')) return ''
  return `${parts[0]!.padStart(4, '0')}-${parts[1]!.padStart(2, '0')}-${parts[2]!.padStart(2, '0')}`
}

/** Whether it is a calendar day within a lifetime. */
function isDate(value: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
