import { useTranslations } from 'use-intl'
import type { MemberMessage } from '#src/features/member/rules/member-details.ts'
import { longestName } from '#src/features/member/rules/member-details.ts'
import { shortestAddress } from '#src/features/sign-in/rules/address.ts'
import { longestPassword, shortestPassword } from '#src/features/sign-in/rules/password.ts'
import { checkLimits } from '#src/kit/validation.ts'
import type { RegisterField, RegisterMessage } from './use-register-form.ts'

const ofMembers: Record<MemberMessage, true> = {
  salutationRequired: true,
  firstNameRequired: true,
  lastNameRequired: true,
  nameInvalid: true,
  notPlainText: true,
  tooLong: true,
  dateOfBirthRequired: true,
  dateOfBirthInvalid: true,
  genderRequired: true,
}
const isOfMembers = (message: RegisterMessage): message is MemberMessage => message in ofMembers

/** The text of an error: details have theirs in the member feature, other fields in this one. */
export function useRegisterWords() {
  const m = useTranslations('member')
  const all = useTranslations('signIn')
  const t = useTranslations('signIn.errors')
  return (message: RegisterMessage | undefined, field: RegisterField): string | undefined => {
    if (!message) return undefined
    if (isOfMembers(message))
      return m(`errors.${message}`, { name: field === 'lastName' ? m('lastName') : m('firstName'), n: String(longestName) })
    if (message === 'addressTooShort') return t(message, { name: all('emailOrMobile'), n: shortestAddress })
    return t(message, { ...checkLimits, n: String(shortestPassword), most: String(longestPassword) })
  }
}
