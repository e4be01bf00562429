import { isAtMost, isGiven, isName, isPlainText, validate, type FieldErrors, type FieldRules, type Rule } from '#src/kit/validation.ts'
import { genders } from './member.ts'

export const salutations = ['mr', 'ms', 'mrs', 'miss', 'dr'] as const
export type Salutation = (typeof salutations)[number]

/** What a member says of themselves, as it is typed: every field a text, empty when not given. */
export interface MemberDetails {
  salutation: string
  firstName: string
  lastName: string
  /** YYYY-MM-DD; what three fields hold becomes one by `dateOf`. */
  dateOfBirth: string
  gender: string
}
export type MemberDetail = keyof MemberDetails

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
 * The first thing wrong with each detail, in the order of the page (form-01).
 * `today` is the shop's day, YYYY-MM-DD: nobody is born after it.
 */
export function memberErrors(details: MemberDetails, today: string): FieldErrors<MemberDetails, MemberMessage> {
  const errors = validate(details, rules)
  return errors.dateOfBirth === undefined && details.dateOfBirth > today ? { ...errors, dateOfBirth: 'dateOfBirthInvalid' } : errors
}

/** YYYY-MM-DD from what three fields hold; empty when all are, and no date when they make none. */
export function dateOf(day: string, month: string, year: string): string {
  const parts = [year, month, day].map((part) => part.trim())
  if (parts.every((part) => part === '')) return ''
  return `${parts[0]!.padStart(4, '0')}-${parts[1]!.padStart(2, '0')}-${parts[2]!.padStart(2, '0')}`
}

/** A day of the calendar within a lifetime. */
function isDate(value: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
