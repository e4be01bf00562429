import { parsePhoneNumber } from 'awesome-phonenumber'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { addressError, channelOf, type AddressMessage, type Channel } from '../rules/address.ts'

export interface ContactAddress {
  channel: Channel
  /** An email in lower case, or a number in E.164. */
  address: string
}

/** What the server calls what the form would not have sent (sign-in-21, sign-in-22). */
const refusedAs: Partial<Record<AddressMessage, AddressMessage>> = { emailInvalid: 'emailRefused', mobileInvalid: 'mobileRefused' }

/** What was typed, in the one form in which it is stored. Numbers without a country code are Singapore's. */
export function contactAddress(typed: string, smsCountries: readonly string[], field = 'emailOrPhone'): Result<ContactAddress, Problem> {
  const wrong = (message: AddressMessage) => refuse(problem('VALIDATION', { fields: { [field]: message } }))
  const error = addressError(typed)
  if (error) return wrong(refusedAs[error] ?? error)
  if (channelOf(typed) === 'email') return ok({ channel: 'email', address: typed.trim().toLowerCase() })
  const phone = parsePhoneNumber(typed, { regionCode: 'SG' })
  if (!phone.valid || phone.type === 'fixed-line') return wrong('mobileRefused')
  // SMS costs money, and fraud uses numbers of distant countries.
  if (!smsCountries.includes(phone.regionCode)) return wrong('countryNotServed')
  return ok({ channel: 'sms', address: phone.number.e164 })
}
