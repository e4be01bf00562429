import * as z from 'zod/mini'
import { contactPreferences } from '#src/features/member/rules/member.ts'
import { longestName } from '#src/features/member/rules/member-details.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'
import { longestAddress } from './rules/address.ts'
import { longestPassword } from './rules/password.ts'
import { socialNames } from './rules/social.ts'

const short = z.string().check(z.maxLength(40))
const EmailOrPhone = z.string().check(z.maxLength(longestAddress))
const Password = z.string().check(z.maxLength(longestPassword))
const Name = z.string().check(z.maxLength(longestName))
/** From `details` of CODE_CHECK, once its `waitSeconds` are over; works once. */
const CodeCheck = z.optional(z.string().check(z.maxLength(200)))
/** From SocialSignIn: registers or links the identity, once an email is proved by code or vouched for by the provider. */
const SocialTicket = z.optional(z.string().check(z.maxLength(60)))

/** The result of requesting a code. It does not reveal whether the address is registered. */
export const SentCode = z.object({
  channel: z.enum(['email', 'sms']),
  /** Masked: `m•••••n@example.sg`. */
  destination: z.string(),
  resendAfterSeconds: z.int(),
  expiresInSeconds: z.int(),
})
export type SentCode = z.infer<typeof SentCode>

/** How signing in changed the cart. Empty lists when it did not. */
export const BagChanges = z.object({
  /** Goods of an older cart that were merged into this one, with their quantity now; `capped` when that is less than the sum. */
  merged: z.array(z.object({ name: z.string(), quantity: z.int(), capped: z.boolean() })),
  movedToWishlist: z.array(z.string()),
})
export type BagChanges = z.infer<typeof BagChanges>

export const SignedIn = z.object({ firstName: z.string(), bag: BagChanges })
export type SignedIn = z.infer<typeof SignedIn>

export const checkExistEmailOrPhone = defineEndpoint({
  name: 'CheckExistEmailOrPhone',
  method: 'GET',
  path: '/api/Account/CheckExistEmailOrPhone',
  backend: 'site',
  access: 'shopper',
  summary: 'Whether an email or mobile number is registered, and whether with several accounts. A few times an hour for one network',
  query: z.object({ emailOrPhone: EmailOrPhone }),
  data: z.object({ exists: z.boolean(), hasMultiple: z.boolean() }),
  problems: ['VALIDATION', 'TOO_MANY_REQUESTS'],
})

export const sendOtp = defineEndpoint({
  name: 'SendOTP',
  method: 'POST',
  path: '/api/Account/SendOTP',
  backend: 'site',
  access: 'shopper',
  summary:
    'Sends a one-time code, registered or not. A code just sent to this browser is not sent again: the reply then has the seconds to wait',
  body: z.strictObject({ emailOrPhone: EmailOrPhone, humanCheck: CodeCheck }),
  data: SentCode,
  problems: ['VALIDATION', 'CODE_CHECK', 'TOO_MANY_REQUESTS'],
})

export const resendOtp = defineEndpoint({
  name: 'ResendOTP',
  method: 'POST',
  path: '/api/Account/ResendOTP',
  backend: 'site',
  access: 'shopper',
  summary:
    'Sends another code; the one before is worth nothing from then on. `email` may hold a mobile number and is another name of `emailOrPhone`',
  body: z.strictObject({ email: z.optional(EmailOrPhone), emailOrPhone: z.optional(EmailOrPhone), humanCheck: CodeCheck }),
  data: SentCode,
  problems: ['VALIDATION', 'CODE_CHECK', 'TOO_MANY_REQUESTS'],
})

export const validateOtp = defineEndpoint({
  name: 'ValidateOTP',
  method: 'POST',
  path: '/api/MemberV2/ValidateOTP',
  backend: 'site',
  access: 'shopper',
  summary: 'Validates the code that was sent to this browser. The reply to a wrong one has the number of tries left',
  body: z.strictObject({ emailOrPhone: EmailOrPhone, code: short }),
  problems: ['VALIDATION', 'CODE_INVALID', 'CODE_EXPIRED', 'SIGN_IN_LOCKED'],
})

export const signIn = defineEndpoint({
  name: 'SignIn',
  method: 'POST',
  path: '/api/Account/SignIn',
  backend: 'site',
  access: 'shopper',
  summary:
    'Signs in by a code that was validated before, or by password. `duringCheckout` leaves the cart unchanged; `socialTicket` links the account that the code is for',
  body: z.strictObject({
    emailOrPhone: EmailOrPhone,
    password: z.optional(Password),
    socialTicket: SocialTicket,
    duringCheckout: z.optional(z.boolean()),
  }),
  data: SignedIn,
  problems: [
    'VALIDATION',
    'CODE_EXPIRED',
    'PASSWORD_INVALID',
    'SIGN_IN_LOCKED',
    'SOCIAL_REFUSED',
    'EMAIL_NOT_REGISTERED',
    'MOBILE_NOT_REGISTERED',
    'MOBILE_AMBIGUOUS',
    'TOO_MANY_REQUESTS',
  ],
})

export const RegisterPayload = z.strictObject({
  /** The address that the code was sent to. */
  emailOrPhone: EmailOrPhone,
  salutation: short,
  firstName: Name,
  lastName: Name,
  /** YYYY-MM-DD. */
  dateOfBirth: short,
  gender: short,
  /** The other contact: a mobile number when an email was proved, an email when a number was. */
  otherContact: z.optional(EmailOrPhone),
  contactPreferences: z.array(z.enum(contactPreferences)).check(z.maxLength(contactPreferences.length)),
  password: z.optional(Password),
  socialTicket: SocialTicket,
  agreeToTerms: z.boolean(),
  duringCheckout: z.optional(z.boolean()),
})
export type RegisterPayload = z.infer<typeof RegisterPayload>

export const register = defineEndpoint({
  name: 'Register',
  method: 'POST',
  path: '/api/Account/Register',
  backend: 'site',
  access: 'shopper',
  summary:
    'Registers and signs in a shopper who has validated a code at `emailOrPhone`, or for whom a provider vouches. A 422 names each wrong field and its message',
  body: RegisterPayload,
  data: SignedIn,
  problems: ['VALIDATION', 'CODE_EXPIRED', 'SOCIAL_REFUSED', 'EMAIL_TAKEN', 'MOBILE_TAKEN'],
})

const SocialProvider = z.enum(socialNames)

export const getSocialProviders = defineEndpoint({
  name: 'GetSocialProviders',
  method: 'GET',
  path: '/api/Account/GetSocialProviders',
  backend: 'site',
  access: 'public',
  summary: 'Whom one may sign in with besides the shop; empty when none is configured',
  data: z.array(SocialProvider),
  problems: [],
})

export const startSocialSignIn = defineEndpoint({
  name: 'StartSocialSignIn',
  method: 'POST',
  path: '/api/Account/StartSocialSignIn',
  backend: 'site',
  access: 'shopper',
  summary:
    'Where the browser goes to sign in with a provider. What comes back works once, within a quarter of an hour, in this browser only',
  body: z.strictObject({ provider: SocialProvider }),
  data: z.object({ url: z.string() }),
  problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'SOCIAL_URL_FAILED'],
})

/** A person whom a provider knows and who is not registered yet. */
export const SocialPending = z.object({
  /** Registers or links, once, within half an hour, in this browser only. */
  ticket: z.string(),
  provider: SocialProvider,
  /** Null when the provider sends none: the shopper is asked for it. */
  emailSocial: z.nullable(z.string()),
  /** False: it has to be proved by a code. */
  isEmailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
})
export type SocialPending = z.infer<typeof SocialPending>

/** One of the two is null. */
export const SocialOutcome = z.object({ signedIn: z.nullable(SignedIn), pending: z.nullable(SocialPending) })
export type SocialOutcome = z.infer<typeof SocialOutcome>

export const socialSignIn = defineEndpoint({
  name: 'SocialSignIn',
  method: 'POST',
  path: '/api/Account/SocialSignIn',
  backend: 'site',
  access: 'shopper',
  summary:
    'Signs in by a provider’s token: an ID token of an OpenID provider, an access token of Facebook. `state` is what came back beside it',
  body: z.strictObject({
    provider: SocialProvider,
    token: z.string().check(z.maxLength(8192)),
    state: z.string().check(z.maxLength(100)),
    duringCheckout: z.optional(z.boolean()),
  }),
  data: SocialOutcome,
  problems: ['NOT_FOUND', 'SOCIAL_REFUSED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
})

export const forgotPassword = defineEndpoint({
  name: 'ForgotPassword',
  method: 'POST',
  path: '/api/Account/ForgotPassword',
  backend: 'site',
  access: 'shopper',
  summary: 'Sends a one-time code, registered or not; with it a new password can be set',
  body: z.strictObject({ emailOrPhone: EmailOrPhone, humanCheck: CodeCheck }),
  data: SentCode,
  problems: ['VALIDATION', 'CODE_CHECK', 'TOO_MANY_REQUESTS'],
})

export const resetPassword = defineEndpoint({
  name: 'ResetPassword',
  method: 'POST',
  path: '/api/Account/ResetPassword',
  backend: 'site',
  access: 'shopper',
  summary: 'Sets a password by a code that was validated before, signs in, and ends every other session',
  body: z.strictObject({ emailOrPhone: EmailOrPhone, newPassword: Password, duringCheckout: z.optional(z.boolean()) }),
  data: SignedIn,
  problems: ['VALIDATION', 'CODE_EXPIRED', 'EMAIL_NOT_REGISTERED', 'MOBILE_NOT_REGISTERED', 'MOBILE_AMBIGUOUS'],
})

export const changePassword = defineEndpoint({
  name: 'ChangePassword',
  method: 'POST',
  path: '/api/Account/ChangePassword',
  backend: 'site',
  access: 'member',
  summary: 'Sets the password of a member who has signed in lately; one that there is must be known. Ends every other session',
  body: z.strictObject({ currentPassword: z.optional(Password), newPassword: Password }),
  problems: ['VALIDATION', 'PASSWORD_INVALID', 'SIGN_IN_LOCKED', 'SIGN_IN_AGAIN'],
})

export const verifyEmail = defineEndpoint({
  name: 'VerifyEmail',
  method: 'POST',
  path: '/api/Account/VerifyEmail',
  backend: 'site',
  access: 'public',
  summary: 'Confirms a member’s email by the token of a mail’s link. Twice is harmless',
  body: z.strictObject({ token: z.string().check(z.maxLength(100)) }),
  problems: ['NOT_FOUND', 'EMAIL_TAKEN'],
})

export const resendVerifyEmail = defineEndpoint({
  name: 'ResendVerifyEmail',
  method: 'POST',
  path: '/api/Account/ResendVerifyEmail',
  backend: 'site',
  access: 'public',
  summary: 'Sends the mail of a link that has run out once more, by its token, to a member who has not confirmed it; a few times a day',
  body: z.strictObject({ token: z.string().check(z.maxLength(100)) }),
  problems: ['MEMBER_NOT_FOUND', 'VERIFY_MAIL_REFUSED'],
})

export const signOut = defineEndpoint({
  name: 'SignOut',
  method: 'POST',
  path: '/api/Account/SignOut',
  backend: 'site',
  access: 'shopper',
  summary: 'Ends the session; without one nothing happens',
  problems: [],
})
