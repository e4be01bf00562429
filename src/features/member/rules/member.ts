import type { Culture } from '#src/kit/culture.ts'

/** The ways to write to a member (member-01). */
export const contactPreferences = ['Email', 'Mobile', 'SMS', 'Mail', 'Call'] as const
export type ContactPreference = (typeof contactPreferences)[number]

export const genders = ['female', 'male', 'undisclosed'] as const
export type Gender = (typeof genders)[number]

/** A person with a membership. After a member has left, only `autoId` and `createdAt` remain. */
export interface Member {
  autoId: number
  /** In lower case; null for a member known by mobile number only. */
  email: string | null
  emailVerifiedAt: Date | null
  /** E.164. */
  mobile: string | null
  mobileVerifiedAt: Date | null
  passwordHash: string | null
  salutation: string | null
  firstName: string
  lastName: string
  gender: Gender | null
  /** YYYY-MM-DD. */
  dateOfBirth: string | null
  dateOfBirthSetAt: Date | null
  contactPreferences: ContactPreference[]
  culture: Culture
  createdAt: Date
  deletedAt: Date | null
}

/** What a new member gives, and what a change may change. */
export type NewMember = Partial<Omit<Member, 'autoId'>> & Pick<Member, 'firstName'>
export type MemberChange = Partial<Omit<Member, 'autoId' | 'createdAt'>>
