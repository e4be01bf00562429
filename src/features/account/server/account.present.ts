import type { Salutation } from '#src/features/member/rules/member-details.ts'
import { deviceName } from '../rules/device-name.ts'
import type { SignedIn } from '#src/platform/session/sessions.ts'
import type { AccountDetail, AccountSession, CustomerInfo } from '../account.contract.ts'
import type { Member } from '#src/features/member/rules/member.ts'

export const presentCustomer = (member: Member): CustomerInfo => ({
  customer_AutoId: member.autoId,
  salutation: member.salutation as Salutation | null,
  firstName: member.firstName,
  lastName: member.lastName,
  email: member.email,
  contactNo: member.mobile,
})

export const presentAccount = (member: Member, freshForMs: number): AccountDetail => ({
  ...presentCustomer(member),
  isContactNoVerified: member.mobileVerifiedAt !== null,
  dateOfBirth: member.dateOfBirth,
  gender: member.gender,
  contactPreferences: member.contactPreferences,
  hasPassword: member.passwordHash !== null,
  freshSeconds: Math.floor(freshForMs / 1000),
  memberSince: member.createdAt.toISOString(),
})

export const presentSession = ({ id, device, signedInAt, lastSeenAt }: SignedIn, current: string): AccountSession => ({
  sessionId: id,
  isThisOne: id === current,
  ...deviceName(device),
  signedInAt: signedInAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
})
