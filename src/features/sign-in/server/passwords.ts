import { dayMs } from '#src/kit/clock.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { MembersService } from '#src/features/member/server/member.service.ts'
import type { Database, Transaction } from '#src/platform/db/database.ts'
import type { Caller, MemberCaller } from '#src/platform/http/caller.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import type { HashQueue } from '../rules/hash-queue.ts'
import { passwordError } from '../rules/password.ts'
import type { ChangeNotices } from './change-notices.service.ts'
import { attemptsKey } from './codes.service.ts'
import { deleteDevicesOf, findKnownDevice } from './devices.store.ts'
import { hashSecret, isSecret } from './secrets.ts'
import type { AttemptLimit } from './attempt-limit.ts'

interface PasswordParts {
  database: Database
  attempts: AttemptLimit
  members: MembersService
  notices: ChangeNotices
  hashes: HashQueue
}

/** After so long, places are free again. */
const busySeconds = 10

/** What guards a change: a recent sign-in before it, a new session instead of all others with it. */
interface Guard {
  mustBeFresh(caller: MemberCaller): Promise<Result<undefined, Problem>>
  renew(tx: Transaction, caller: MemberCaller): Promise<void>
}

/**
 * The same reply after the same work for a wrong password, a member without a password, and an unknown address. Whoever
 * finds no place among those who wait for a hash is refused before a try is counted (safe-43).
 */
export async function checkPassword(
  { database, attempts, hashes }: Pick<PasswordParts, 'database' | 'attempts' | 'hashes'>,
  { device, ip }: Pick<Caller, 'device' | 'ip'>,
  address: string,
  password: string,
  hash: string | null,
): Promise<Result<undefined, Problem>> {
  const known = await findKnownDevice(database.orm, device, address)
  const place = hashes.enter({ network: networkOf(ip), isKnown: known !== null })
  if (!place) return refuse(problem('TOO_MANY_REQUESTS', { retryAfterSeconds: busySeconds }))
  try {
    const tried = await attempts.take(attemptsKey('password', address, known))
    if (!tried) return refuse(problem('SIGN_IN_LOCKED', { retryAfterSeconds: dayMs / 1000 }))
    if (!(await place.run(() => isSecret('password', password, hash)))) return refuse(problem('PASSWORD_INVALID'))
    await attempts.giveBack(tried.id)
    return ok(undefined)
  } finally {
    place.leave()
  }
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
  const passwordHash = await parts.hashes.runProven(() => hashSecret('password', newPassword))
  return database.transaction(async (tx): Promise<Result<undefined, Problem>> => {
    // The owner may have set another password by a code while the hash waited.
    if ((await members.lock(tx.orm, caller.member))?.passwordHash !== member.passwordHash) return refuse(problem('PASSWORD_INVALID'))
    await members.setPasswordHash(tx.orm, caller.member, passwordHash)
    await deleteDevicesOf(tx.orm, caller.member)
    await notices.enqueue(tx, member, 'password')
    await renew(tx, caller)
    return ok(undefined)
  })
}
