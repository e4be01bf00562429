import { eq } from 'drizzle-orm'
import type { Clock } from '#src/kit/clock.ts'
import { limitReached, problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import type { MemberCaller } from '#src/platform/http/caller.ts'
import type { MemberData } from '#src/platform/member-data.ts'
import type { Avatar } from '../account.contract.ts'
import { mostAvatarBytes, pictureType } from '../rules/avatar.ts'
import { memberAvatars } from './avatars.tables.ts'

export interface Avatars {
  find(caller: MemberCaller): Promise<Avatar | null>
  change(caller: MemberCaller, base64: string): Promise<Result<Pick<Avatar, 'contentType'>, Problem>>
  remove(caller: MemberCaller): Promise<Result<undefined, Problem>>
}

const bytesOfMegabyte = 1_048_576

/** A member's picture (member-06). It is returned as data to its member only, and never served as a file. */
export const createAvatars = ({ orm }: Database, clock: Clock): Avatars => ({
  async find({ member }) {
    const row = await findAvatar(orm, member)
    return row && { contentType: row.contentType, base64: row.base64 }
  },
  async change({ member: memberId }, base64) {
    const bytes = Buffer.from(base64, 'base64')
    if (bytes.length > mostAvatarBytes) return refuse(limitReached('AVATAR_TOO_LARGE', mostAvatarBytes / bytesOfMegabyte))
    const contentType = pictureType(bytes)
    if (!contentType) return refuse(problem('AVATAR_NOT_PICTURE'))
    const avatar = { contentType, base64: bytes.toString('base64'), changedAt: clock.now() }
    await orm
      .insert(memberAvatars)
      .values({ memberId, ...avatar })
      .onConflictDoUpdate({ target: memberAvatars.memberId, set: avatar })
    return ok({ contentType })
  },
  async remove({ member }) {
    await deleteAvatar(orm, member)
    return ok(undefined)
  },
})

export const avatarData: MemberData = {
  name: 'avatar',
  copy: async (orm, { memberId }) => findAvatar(orm, memberId),
  delete: ({ orm }, { memberId }) => deleteAvatar(orm, memberId),
}

async function findAvatar(orm: Orm, memberId: number): Promise<(Avatar & { changedAt: Date }) | null> {
  const { contentType, base64, changedAt } = memberAvatars
  const [row] = await orm.select({ contentType, base64, changedAt }).from(memberAvatars).where(eq(memberAvatars.memberId, memberId))
  return row ?? null
}

const deleteAvatar = async (orm: Orm, memberId: number): Promise<void> =>
  void (await orm.delete(memberAvatars).where(eq(memberAvatars.memberId, memberId)))
