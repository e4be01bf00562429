import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { MembersService } from '#src/features/member/server/member.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { Caller, MemberCaller } from '#src/platform/http/caller.ts'
import { dayMs } from '#src/platform/quota/quotas.ts'
import { passwordError } from '../rules/password.ts'
import type { ChangeNotices } from './change-notices.service.ts'
import { attemptsKey } from './codes.service.ts'
import { isKnownDevice } from './devices.store.ts'
import { hashSecret, isSecret } from './secrets.ts'
import type { AttemptLimit } from './attempt-limit.ts'

interface PasswordParts {
  database: Database
  attempts: AttemptLimit
  members: MembersService
  notices: ChangeNotices
}

/** What guards a change: a recent sign-in before it, a new session after it. */
interface Guard {
  mustBeFresh(caller: MemberCaller): Promise<Result<undefined, Problem>>
  renew(caller: MemberCaller): Promise<void>
}

/** The same reply after the same work for a wrong password, a member without a password, and an unknown address. */
export async function checkPassword(
  { database, attempts }: Pick<PasswordParts, 'database' | 'attempts'>,
  caller: Caller,
  address: string,
  password: string,
  hash: string | null,
): Promise<Result<undefined, Problem>> {
  const known = await isKnownDevice(database.orm, caller.device, address)
  const tried = await attempts.take(attemptsKey('password', address, known ? caller.device : null))
  if (!tried) return refuse(problem('SIGN_IN_LOCKED', { retryAfterSeconds: dayMs / 1000 }))
  if (!(await isSecret('password', password, hash))) return refuse(problem('PASSWORD_INVALID'))
  await attempts.giveBack(tried.id)
  return ok(undefined)
}

/** Changes the password of a member who has signed in recently and knows the present one. */
export async function changePassword(
  parts: PasswordParts,
  { mustBeFresh, renew }: Guard,
  caller: MemberCaller,
  { currentPassword = '', newPassword }: { currentPassword?: string; newPassword: string },
): Promise<Result<undefined, Problem>> {
  const { database, members, notices } = parts
  const fresh = await mustBeFresh(caller)
  if (!fresh.ok) return fresh
  const weak = passwordError(newPassword)
  if (weak) return refuse(problem('VALIDATION', { fields: { newPassword: weak } }))
  const member = await members.find(database.orm, caller.member)
  if (!member) return refuse(problem('NOT_SIGNED_IN'))
  if (member.passwordHash !== null) {
    const checked = await checkPassword(parts, caller, member.email ?? member.mobile!, currentPassword, member.passwordHash)
    if (!checked.ok) return checked
  }
  const passwordHash = await hashSecret('password', newPassword)
  await database.transaction(async (tx) => {
    await members.setPasswordHash(tx.orm, caller.member, passwordHash)
    await notices.enqueue(tx, member, 'password')
  })
  await renew(caller)
  return ok(undefined)
}
