import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtInWords } from './words.ts'

const [signIn, addresses] = ['src/features/sign-in', 'src/features/addresses']
const [codes, registering, signingIn] = ['codes', 'registering', 'signing-in'].map((name) => `${signIn}/server/${name}.api.test.ts`)
const [journey, product, newsletter] = ['sign-in', 'product', 'newsletter-contact'].map((name) => `test/journeys/${name}.spec.ts`)
const delivery = 'src/features/checkout/server/checkout.api.test.ts'

/**
 * The shop's list of messages: each, its key, the test that triggers it, and what the test names it by where that is not the text
 * itself (sign-in-21 to sign-in-27).
 */
const messages: [text: string, key: string, file: string | undefined, named?: string][] = [
  ['Email already exists', 'problems.EMAIL_TAKEN.message', registering],
  ['Email invalid', 'signIn.errors.emailRefused', codes, "'emailRefused'"],
  ["Email isn't registered", 'problems.EMAIL_NOT_REGISTERED.message', registering],
  ['This email is registered', 'signIn.errors.emailRegistered', journey],
  ['This email/mobile number is not registered', 'signIn.errors.notRegistered', journey],
  ['Mobile invalid', 'signIn.errors.mobileRefused', codes, "'mobileRefused'"],
  ['Mobile No has been registered', 'problems.MOBILE_TAKEN.message', registering],
  ["MobileNo isn't register", 'problems.MOBILE_NOT_REGISTERED.message', registering],
  ['This mobile number is registered', 'signIn.errors.mobileRegistered', journey],
  [
    'This mobile number have multiple records, please use email address to sign in',
    'problems.MOBILE_AMBIGUOUS.message',
    signingIn,
    'This mobile number have multiple records',
  ],
  ['Email or Mobile number is required', 'signIn.errors.emailOrMobileRequired', journey],
  ['The email is required', 'signIn.errors.emailRequired', journey],
  ['The email is required', 'restock.errors.emailRequired', product],
  ['The email is required', 'contact.errors.emailRequired', newsletter],
  ['The mobile number is required', 'signIn.errors.mobileRequired', journey],
  ['Password is required', 'signIn.errors.passwordRequired', journey],
  ['Password invalid', 'problems.PASSWORD_INVALID.message', signingIn],
  ['Name is required', 'checkout.errors.nameRequired', `${addresses}/rules/address.test.ts`, "'nameRequired'"],
  ['Address Line 1 is required', 'checkout.errors.addressLine1Required', `${addresses}/rules/address.test.ts`, "'addressLine1Required'"],
  ['Postal code is required', 'checkout.errors.postalCodeRequired', 'test/journeys/first-sale.spec.ts'],
  ['Code invalid', 'problems.CODE_INVALID.message', codes],
  ['Code expried', 'problems.CODE_EXPIRED.title', codes],
  ['A security code has expired, please click Resend to get it back', 'problems.CODE_EXPIRED.message', codes],
  ['The redeem value is larger than available', 'problems.REDEEM_TOO_LARGE.message', 'src/features/payment/server/tenders.api.test.ts'],
  ['Over stock! You can not add more item', 'problems.OVER_STOCK.message', 'src/features/cart/server/cart.api.test.ts'],
  ['This product is OUT OF STOCK', 'problems.OUT_OF_STOCK.message', 'src/features/cart/server/cart.api.test.ts'],
  ['Delivery not available', 'problems.DELIVERY_NOT_AVAILABLE.message', delivery],
  ['In-Store Collection not available', 'problems.COLLECTION_NOT_AVAILABLE.message', delivery],
  ['One or more validation errors occurred', 'problems.VALIDATION.message', codes],
  ['Member Not Found', 'problems.MEMBER_NOT_FOUND.message', registering],
  ["Can't search the member! Please check again", 'signIn.errors.searchFailed', journey],
  [
    "Your account hasn't been verified. Please click on resend to continue with the registration process",
    'signIn.verify.unverified',
    journey,
    "Your account hasn't been verified",
  ],
  ["Can't subscribe", 'restock.refused', product],
  ['Subscribe unsuccessful', 'newsletter.confirm.failed', newsletter],
  ['Send verify email failed', 'signIn.verify.failed', journey],
  ["Can't send verify email", 'problems.VERIFY_MAIL_REFUSED.message', registering],
  ['Your account could not be created.', 'signIn.failures.register', journey],
  ['You could not be signed in.', 'signIn.failures.authenticate', journey],
  ['Your details could not be updated.', 'member.notSaved', journey],
  ["Can't generate the url callback", 'problems.SOCIAL_URL_FAILED.message', 'test/safety/social-sign-in.test.ts'],
  [
    '{name} need to be at least {n} character',
    'signIn.errors.addressTooShort',
    'src/features/refunds/server/refunds.api.test.ts',
    'reason need to be at least 1 character',
  ],
]

const wordsAt = (key: string): unknown =>
  key.split('.').reduce<unknown>((tree, name) => (tree as Record<string, unknown> | undefined)?.[name], builtInWords.en)

test.each(messages)('"%s" is said (%s) and triggered by a test (sign-in-27)', (text, key, file, named = text) => {
  expect(wordsAt(key)).toBe(text)
  const source = readFileSync(file!, 'utf8').replaceAll(String.raw`\'`, "'")
  expect(source.includes(named), `${file} names ${named}`).toBe(true)
})
