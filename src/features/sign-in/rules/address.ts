import { isAtLeast, isEmail, isGiven, isPhone, isShortPhone, longestEmail, validate } from '#src/kit/validation.ts'

/** Where a code goes. */
export type Channel = 'email' | 'sms'

/** Message keys of the errors of an email or mobile number. */
export type AddressMessage =
  | 'emailOrMobileRequired'
  | 'emailInvalid'
  | 'mobileInvalid'
  | 'addressTooShort'
  | 'mobileTooLong'
  | 'countryNotServed'
  | ServerAddressMessage
/** Those that only the server knows: what it does not take, and who has it already (sign-in-21, sign-in-22, sign-in-23). */
export type ServerAddressMessage =
  | 'emailRefused'
  | 'mobileRefused'
  | 'emailRegistered'
  | 'mobileRegistered'
  | 'notRegistered'
  | 'searchFailed'

export const shortestAddress = 8

export const longestAddress = longestEmail

/** Letters make it an email, even an invalid one. */
export const channelOf = (typed: string): Channel => (/^[\d+ ]*$/.test(typed.trim()) ? 'sms' : 'email')

const isMail = (typed: string): boolean => channelOf(typed) === 'email'
const rules = {
  address: [
    { holds: isGiven, message: 'emailOrMobileRequired' },
    // The stricter check (sign-in-08): at least 8 characters, and at most 15 when all of them are digits.
    { holds: (typed: string) => !isMail(typed) || isEmail(typed.trim()), message: 'emailInvalid' },
    { holds: (typed: string) => isMail(typed) || isShortPhone(typed), message: 'mobileTooLong' },
    { holds: (typed: string) => isMail(typed) || isPhone(typed.trim()), message: 'mobileInvalid' },
    { holds: (typed: string) => isAtLeast(shortestAddress)(typed.trim()), message: 'addressTooShort' },
  ],
} as const

/** The error of an email or mobile number as typed (sign-in-08); the server also checks the country. */
export const addressError = (typed: string): AddressMessage | undefined =>
  validate<{ address: string }, AddressMessage>({ address: typed }, rules).address

/** The same in a field for one kind of address. */
export const addressErrorIn =
  (type: 'text' | 'email' | 'tel') =>
  (typed: string): AddressMessage | undefined => {
    if (!isGiven(typed) || type === 'text') return addressError(typed)
    if (type === 'tel') return isMail(typed) ? 'mobileInvalid' : addressError(typed)
    return isMail(typed) ? addressError(typed) : 'emailInvalid'
  }

/** `+65 9123 4567`; numbers of other countries without spaces. Takes a number in E.164. */
export const shownNumber = (number: string): string => number.replace(/^\+65(\d{4})(\d{4})$/, '+65 $1 $2')

/** `m•••••n@example.sg`, `+65 •••• 4567`: its owner can recognise it. Takes an email in lower case or a number in E.164. */
export function masked(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 0) return `${address.slice(0, 3)} •••• ${address.slice(-4)}`
  const name = address.slice(0, at)
  return `${name.slice(0, 1)}•••••${name.length > 2 ? name.slice(-1) : ''}${address.slice(at)}`
}
