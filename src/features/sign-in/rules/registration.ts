import { memberErrors, type MemberDetails, type MemberMessage } from '#src/features/member/rules/member-details.ts'
import { addressError, channelOf, type AddressMessage } from './address.ts'
import { passwordError, type PasswordMessage } from './password.ts'

/** What a new member fills in besides the address that the code has proved. */
export interface Registration extends MemberDetails {
  /** A mobile number when an email was proved, an email when a number was; empty when not given. */
  otherContact: string
  /** Empty for none: a member can always sign in by code. */
  password: string
  agreeToTerms: boolean
}

export type RegistrationMessage = MemberMessage | AddressMessage | PasswordMessage | 'termsRequired'
export type RegistrationErrors = { [Field in keyof Registration]?: RegistrationMessage }

/** The errors of the fields, in page order. `proven` is the proved address, `today` the shop's day (form-01). */
export function registrationErrors(form: Registration, proven: string, today: string): RegistrationErrors {
  const errors: RegistrationErrors = { ...memberErrors(form, today) }
  const contact = form.otherContact === '' ? undefined : otherContactError(form.otherContact, proven)
  const password = form.password === '' ? undefined : passwordError(form.password)
  if (contact) errors.otherContact = contact
  if (password) errors.password = password
  if (!form.agreeToTerms) errors.agreeToTerms = 'termsRequired'
  return errors
}

function otherContactError(typed: string, proven: string): AddressMessage | undefined {
  const wanted = channelOf(proven) === 'email' ? 'sms' : 'email'
  if (channelOf(typed) !== wanted) return wanted === 'sms' ? 'mobileInvalid' : 'emailInvalid'
  return addressError(typed)
}
