import * as z from 'zod/mini'
import { defineEndpoint } from '#src/kit/endpoint.ts'
import { avatarTypes, mostAvatarBytes } from './rules/avatar.ts'
import { contactPreferences, genders } from '#src/features/member/rules/member.ts'
import { longestName, salutations } from '#src/features/member/rules/member-details.ts'

const short = z.string().check(z.maxLength(40))
const Name = z.string().check(z.maxLength(longestName))
const Address = z.string().check(z.maxLength(254))
const Preference = z.enum(contactPreferences)

/** Who is signed in, for the header and for filling in forms. */
export const CustomerInfo = z.object({
  customer_AutoId: z.int(),
  salutation: z.nullable(z.enum(salutations)),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  /** E.164. */
  contactNo: z.nullable(z.string()),
})
export type CustomerInfo = z.infer<typeof CustomerInfo>

export const AccountDetail = z.object({
  ...CustomerInfo.shape,
  /** False for a number that was given but never proved: it cannot sign in. */
  isContactNoVerified: z.boolean(),
  /** YYYY-MM-DD. */
  dateOfBirth: z.nullable(z.string()),
  gender: z.nullable(z.enum(genders)),
  contactPreferences: z.array(Preference),
  hasPassword: z.boolean(),
  /** Seconds for which email, mobile number and password can be changed without a new sign-in; 0 when it is needed first. */
  freshSeconds: z.int(),
  /** ISO 8601. */
  memberSince: z.string(),
})
export type AccountDetail = z.infer<typeof AccountDetail>

export const getCurrentCustomerInfo = defineEndpoint({
  name: 'GetCurrentCustomerInfo',
  method: 'GET',
  path: '/api/customers/GetCurrentCustomerInfo',
  backend: 'commerce',
  access: 'member',
  summary: 'Who is signed in',
  data: CustomerInfo,
  problems: [],
})

export const getAccountDetail = defineEndpoint({
  name: 'GetAccountDetail',
  method: 'GET',
  path: '/api/MemberV2/GetAccountDetail',
  backend: 'site',
  access: 'member',
  summary: 'A member’s own details',
  data: AccountDetail,
  problems: [],
})

export const updateAccountDetail = defineEndpoint({
  name: 'UpdateAccountDetail',
  method: 'POST',
  path: '/api/MemberV2/UpdateAccountDetail',
  backend: 'site',
  access: 'member',
  summary: 'Changes details and contact preferences. A 422 names each wrong field and its message',
  body: z.strictObject({
    salutation: short,
    firstName: Name,
    lastName: Name,
    dateOfBirth: short,
    gender: short,
    contactPreferences: z.array(Preference).check(z.maxLength(contactPreferences.length)),
  }),
  data: AccountDetail,
  problems: ['VALIDATION'],
})

export const changeEmail = defineEndpoint({
  name: 'ChangeEmail',
  method: 'POST',
  path: '/api/MemberV2/change-email',
  backend: 'site',
  access: 'member',
  summary: 'Takes an email that this browser has proved by code. Ends every other session; a sign-in of long ago must be renewed first',
  body: z.strictObject({ email: Address }),
  data: AccountDetail,
  problems: ['VALIDATION', 'CODE_EXPIRED', 'EMAIL_TAKEN', 'SIGN_IN_AGAIN'],
})

export const changeMobile = defineEndpoint({
  name: 'ChangeMobile',
  method: 'POST',
  path: '/api/MemberV2/change-mobile',
  backend: 'site',
  access: 'member',
  summary:
    'Takes a mobile number that this browser has proved by code. Ends every other session; a sign-in of long ago must be renewed first',
  body: z.strictObject({ mobileNumber: Address }),
  data: AccountDetail,
  problems: ['VALIDATION', 'CODE_EXPIRED', 'MOBILE_TAKEN', 'SIGN_IN_AGAIN'],
})

/** A device or browser in which the member is signed in. */
export const AccountSession = z.object({
  sessionId: z.string(),
  isThisOne: z.boolean(),
  browser: z.string(),
  system: z.string(),
  /** ISO 8601. */
  signedInAt: z.string(),
  lastSeenAt: z.string(),
})
export type AccountSession = z.infer<typeof AccountSession>

export const getSessions = defineEndpoint({
  name: 'GetSessions',
  method: 'GET',
  path: '/api/MemberV2/GetSessions',
  backend: 'site',
  access: 'member',
  summary: 'Where the member is signed in, the latest first',
  data: z.array(AccountSession),
  problems: [],
})

export const endSession = defineEndpoint({
  name: 'EndSession',
  method: 'POST',
  path: '/api/MemberV2/EndSession',
  backend: 'site',
  access: 'member',
  summary: 'Signs one of the member’s other browsers out',
  body: z.strictObject({ sessionId: z.string().check(z.maxLength(43)) }),
  problems: ['NOT_FOUND'],
})

/** A member's own picture. */
export const Avatar = z.object({ contentType: z.enum(avatarTypes), base64: z.string() })
export type Avatar = z.infer<typeof Avatar>

export const getAvatar = defineEndpoint({
  name: 'GetAvatar',
  method: 'GET',
  path: '/api/MemberV2/GetAvatar',
  backend: 'site',
  access: 'member',
  summary: 'The member’s picture; null without one',
  data: z.nullable(Avatar),
  problems: [],
})

export const changeAvatar = defineEndpoint({
  name: 'ChangeAvatar',
  method: 'POST',
  path: '/api/MemberV2/ChangeAvatar',
  backend: 'site',
  access: 'member',
  summary: 'Stores a picture of at most 1 MB: JPEG, PNG or WebP, by its bytes',
  body: z.strictObject({ base64: z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/)) }),
  bodyLimitBytes: 2 * mostAvatarBytes,
  data: z.object({ contentType: z.enum(avatarTypes) }),
  problems: ['VALIDATION', 'AVATAR_TOO_LARGE', 'AVATAR_NOT_PICTURE'],
})

export const removeAvatar = defineEndpoint({
  name: 'RemoveAvatar',
  method: 'DELETE',
  path: '/api/MemberV2/RemoveAvatar',
  backend: 'site',
  access: 'member',
  summary: 'Deletes the member’s picture',
  problems: [],
})

export const exportAccount = defineEndpoint({
  name: 'ExportAccount',
  method: 'GET',
  path: '/api/MemberV2/ExportAccount',
  backend: 'site',
  access: 'member',
  summary: 'Everything that is stored about the member, as one JSON document',
  data: z.record(z.string(), z.unknown()),
  problems: ['SIGN_IN_AGAIN'],
})

export const deleteAccount = defineEndpoint({
  name: 'DeleteAccount',
  method: 'POST',
  path: '/api/MemberV2/DeleteAccount',
  backend: 'site',
  access: 'member',
  summary:
    'Blanks everything personal, by a code that was validated at the member’s own email or mobile number. Orders stay, as the law requires',
  body: z.strictObject({ emailOrPhone: Address }),
  problems: ['VALIDATION', 'CODE_EXPIRED', 'FORBIDDEN'],
})
