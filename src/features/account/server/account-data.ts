import type { Orm, Transaction } from '#src/platform/db/database.ts'
import type { MemberData, KnownMember } from '#src/platform/member-data.ts'
import type { Member } from '#src/features/member/rules/member.ts'
import type { MembersService } from '#src/features/member/server/member.service.ts'

const known = ({ autoId, email, mobile }: Member): KnownMember => ({ memberId: autoId, email, mobile })

/** Everything that is stored about a member, except what only guards the account: hashes mean nothing to their owner. */
export async function accountData(
  orm: Orm,
  { passwordHash, ...member }: Member,
  memberData: readonly MemberData[],
): Promise<Record<string, unknown>> {
  const copies: Record<string, unknown> = { member: { ...member, hasPassword: passwordHash !== null } }
  for (const { name, copy } of memberData) copies[name] = await copy(orm, known({ ...member, passwordHash }))
  return copies
}

/** Blanks a member, after every feature has deleted its data. The row stays, because the books refer to it. */
export async function blankMember(
  tx: Transaction,
  member: Member,
  { members, memberData }: { members: MembersService; memberData: readonly MemberData[] },
  deletedAt: Date,
): Promise<void> {
  for (const data of memberData) await data.delete(tx, known(member))
  // The last write: after it nothing changes the row any more.
  await members.update(tx.orm, member.autoId, { ...blank, deletedAt })
}

/** Deletes what was written beside the deletion or after it, by requests and payments that had begun before. It may run again. */
export async function deleteLateWrites(tx: Transaction, memberId: number, memberData: readonly MemberData[]): Promise<void> {
  for (const data of memberData) await data.delete(tx, { memberId, email: null, mobile: null })
}

const blank = {
  email: null,
  emailVerifiedAt: null,
  mobile: null,
  mobileVerifiedAt: null,
  passwordHash: null,
  salutation: null,
  firstName: '',
  lastName: '',
  gender: null,
  dateOfBirth: null,
  dateOfBirthSetAt: null,
  contactPreferences: [],
}
