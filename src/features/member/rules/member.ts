import type { Culture } from '#src/kit/culture.ts'

/** How a member may be written to (member-01). */
export const contactPreferences = ['Email', 'Mobile', 'SMS', 'Mail', 'Call'] as const
export type ContactPreference = (typeof contactPreferences)[number]

export const genders = ['female', 'male', 'undisclosed'] as const
export type Gender = (typeof genders)[number]

/** A person with a membership. Blank but for `autoId` and `createdAt` once they have left. */
export interface Member {
  autoId: number
  /** In lower case; null for a member known by mobile number alone. */
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

/** What is known of somebody who joins, and what a change may change. */
export type NewMember = Partial<Omit<Member, 'autoId'>> & Pick<Member, 'firstName'>
export type MemberChange = Partial<Omit<Member, 'autoId' | 'createdAt'>>
