import {
  isAtMost,
  isEmail,
  isGiven,
  isName,
  isPhone,
  isPlainText,
  isShortPhone,
  longestEmail,
  validate,
  type FieldErrors,
  type FieldRules,
  type Rule,
} from '#src/kit/validation.ts'

export const salutations = ['mr', 'ms', 'mrs', 'miss', 'dr'] as const
export type Salutation = (typeof salutations)[number]

/** The choice for messages that are not about one of the physical stores. */
export const onlineStore = 'online'

/** The message as typed: every field is a string, empty when not given. */
export interface ContactFields {
  salutation: string
  firstName: string
  lastName: string
  email: string
  mobileNumber: string
  /** A store's code, or `online`. */
  storeLocation: string
  /** The code of a subject from the settings. */
  subject: string
  message: string
}
export type ContactField = keyof ContactFields

/** Message keys of the field errors; the texts are in `messages.ts` (contact-01). */
export type ContactMessage =
  | `${ContactField}Required`
  | 'nameInvalid'
  | 'notPlainText'
  | 'emailInvalid'
  | 'mobileNumberInvalid'
  | 'mobileNumberTooLong'
  | 'tooLong'
export type ContactErrors = FieldErrors<ContactFields, ContactMessage>

/** Most characters of each field. */
export const contactLimits: Record<ContactField, number> = {
  salutation: 10,
  firstName: 60,
  lastName: 60,
  email: longestEmail,
  mobileNumber: 40,
  storeLocation: 40,
  subject: 40,
  message: 3000,
}

type ContactRule = Rule<ContactFields, ContactMessage>

const required = (field: ContactField): ContactRule => ({ holds: isGiven, message: `${field}Required` })
const bounded = (field: ContactField): ContactRule => ({ holds: isAtMost(contactLimits[field]), message: 'tooLong' })
const name = (field: 'firstName' | 'lastName'): ContactRule[] => [
  required(field),
  { holds: isName, message: 'nameInvalid' },
  { holds: isPlainText, message: 'notPlainText' },
  bounded(field),
]
/** Plain text of several lines. */
const isLetter = (value: string): boolean => value.split(/[\r\n\t]/).every(isPlainText)

/** In page order. */
const contactRules: FieldRules<ContactFields, ContactMessage> = {
  salutation: [{ holds: (value) => (salutations as readonly string[]).includes(value), message: 'salutationRequired' }],
  firstName: name('firstName'),
  lastName: name('lastName'),
  email: [required('email'), { holds: isEmail, message: 'emailInvalid' }],
  mobileNumber: [
    required('mobileNumber'),
    { holds: isPhone, message: 'mobileNumberInvalid' },
    { holds: isShortPhone, message: 'mobileNumberTooLong' },
  ],
  storeLocation: [required('storeLocation')],
  subject: [required('subject')],
  message: [required('message'), { holds: isLetter, message: 'notPlainText' }, bounded('message')],
}

/** A message may be sent when this returns no errors, and its store and subject exist (contact-01). */
export const contactErrors = (fields: ContactFields): ContactErrors => validate(fields, contactRules)

export const emptyContact: ContactFields = {
  salutation: '',
  firstName: '',
  lastName: '',
  email: '',
  mobileNumber: '',
  storeLocation: '',
  subject: '',
  message: '',
}
