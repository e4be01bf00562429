import { type Clock, dayMs, hourMs, shopDay } from '#src/kit/clock.ts'
import type { Culture } from '#src/kit/culture.ts'
import type { InputOf } from '#src/kit/endpoint.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { ChangeNotices } from '#src/features/sign-in/server/change-notices.service.ts'
import type { CodesService } from '#src/features/sign-in/server/codes.service.ts'
import { freshMs, type SignInService } from '#src/features/sign-in/server/sign-in.service.ts'
import { RolledBack, type Database } from '#src/platform/db/database.ts'
import type { Caller, MemberCaller } from '#src/platform/http/caller.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { MemberData } from '#src/platform/member-data.ts'
import type { Sessions } from '#src/platform/session/sessions.ts'
import type { AccountDetail, AccountSession, CustomerInfo, updateAccountDetail } from '../account.contract.ts'
import { memberErrors } from '#src/features/member/rules/member-details.ts'
import { accountData, blankMember, deleteLateWrites } from './account-data.ts'
import { presentAccount, presentCustomer, presentSession } from './account.present.ts'
import type { Gender, Member } from '#src/features/member/rules/member.ts'
import type { MembersService } from '#src/features/member/server/member.service.ts'

type Details = InputOf<typeof updateAccountDetail>['body']

export interface AccountService {
  current(caller: MemberCaller): Promise<CustomerInfo>
  details(caller: MemberCaller): Promise<AccountDetail>
  update(caller: MemberCaller, details: Details): Promise<Result<AccountDetail, Problem>>
  /** With a code that this browser has validated at the new address. */
  changeAddress(caller: MemberCaller, typed: string, channel: 'email' | 'sms'): Promise<Result<AccountDetail, Problem>>
  /** The language of a shopper, and of the mails to a member. */
  setCulture(caller: Caller, culture: Culture): Promise<Result<undefined, Problem>>
  sessions(caller: MemberCaller): Promise<AccountSession[]>
  /** NOT_FOUND for a session that is not the member's own. */
  endSession(caller: MemberCaller, sessionId: string): Promise<Result<undefined, Problem>>
  export(caller: MemberCaller): Promise<Result<Record<string, unknown>, Problem>>
  delete(caller: MemberCaller, typed: string): Promise<Result<undefined, Problem>>
  /** Deletes what was still being written about a member while they left. */
  deleteLateWrites(job: LateWrites): Promise<void>
}

export interface LateWrites {
  memberId: number
}

export const lateWritesJob = 'delete-late-writes'
/** When requests have ended, when payments have, and once more for a payment whose answer was lost. */
const lateWritesAfterMs = [60_000, hourMs, dayMs]

export interface AccountParts {
  database: Database
  members: MembersService
  sessions: Sessions
  codes: CodesService
  signIn: SignInService
  notices: ChangeNotices
  /** What each of the other features stores about a member. */
  memberData: readonly MemberData[]
  jobs: Jobs
  clock: Clock
}

export function createAccount(parts: AccountParts): AccountService {
  const { database, sessions } = parts
  const own = (caller: MemberCaller): Promise<Member> => ownMember(parts, caller)
  const sessionsOf = async ({ member, session }: MemberCaller): Promise<AccountSession[]> =>
    (await sessions.ofMember(database.orm, member)).map((each) => presentSession(each, session))
  return {
    current: async (caller) => presentCustomer(await own(caller)),
    details: (caller) => detailsOf(parts, caller),
    update: (caller, details) => updateDetails(parts, caller, details),
    changeAddress: (caller, typed, channel) => changeAddress(parts, caller, typed, channel),
    sessions: sessionsOf,

    async setCulture(caller, culture) {
      caller.storeCulture(culture)
      if (caller.member !== null) await parts.members.update(database.orm, caller.member, { culture })
      return ok(undefined)
    },

    async endSession({ member, session }, sessionId) {
      const isOther = (await sessions.ofMember(database.orm, member)).some(({ id }) => id === sessionId && id !== session)
      if (!isOther) return refuse(problem('NOT_FOUND'))
      await sessions.end(database.orm, sessionId)
      return ok(undefined)
    },

    async export(caller) {
      const fresh = await parts.signIn.mustBeFresh(caller)
      if (!fresh.ok) return fresh
      const data = await accountData(database.orm, await own(caller), parts.memberData)
      return ok({ ...data, sessions: await sessionsOf(caller) })
    },

    delete: (caller, typed) => deleteAccount(parts, caller, typed),

    deleteLateWrites: ({ memberId }) =>
      database.transaction(async (tx) => {
        if ((await parts.members.find(tx.orm, memberId)) !== null) return
        await deleteLateWrites(tx, memberId, parts.memberData)
        await sessions.endOthers(tx.orm, memberId, null)
      }),
  }
}

/** The caller's own row as it is now. */
const ownMember = ({ database, members }: AccountParts, { member }: MemberCaller): Promise<Member> => members.get(database.orm, member)

async function detailsOf(parts: AccountParts, caller: MemberCaller): Promise<AccountDetail> {
  const [member, freshForMs] = await Promise.all([ownMember(parts, caller), parts.signIn.freshForMs(caller)])
  return presentAccount(member, freshForMs)
}

async function updateDetails(
  parts: AccountParts,
  caller: MemberCaller,
  { contactPreferences, ...details }: Details,
): Promise<Result<AccountDetail, Problem>> {
  const { database, members, clock } = parts
  const errors = memberErrors(details, shopDay(clock.now()))
  if (Object.keys(errors).length > 0) return refuse(problem('VALIDATION', { fields: errors as Record<string, string> }))
  const before = await ownMember(parts, caller)
  await members.update(database.orm, caller.member, {
    salutation: details.salutation,
    firstName: details.firstName.trim(),
    lastName: details.lastName.trim(),
    gender: details.gender as Gender,
    dateOfBirth: details.dateOfBirth,
    contactPreferences: [...new Set(contactPreferences)],
    ...(details.dateOfBirth === before.dateOfBirth ? {} : { dateOfBirthSetAt: clock.now() }),
  })
  return ok(await detailsOf(parts, caller))
}

async function changeAddress(
  parts: AccountParts,
  caller: MemberCaller,
  typed: string,
  channel: 'email' | 'sms',
): Promise<Result<AccountDetail, Problem>> {
  const { database, members, codes, signIn, notices } = parts
  const fresh = await signIn.mustBeFresh(caller)
  if (!fresh.ok) return fresh
  const field = channel === 'email' ? 'email' : 'mobileNumber'
  const to = await codes.addressOf(typed, field)
  if (!to.ok) return to
  if (to.value.channel !== channel)
    return refuse(problem('VALIDATION', { fields: { [field]: channel === 'email' ? 'emailInvalid' : 'mobileInvalid' } }))
  const before = await ownMember(parts, caller)
  const changed = await database.transaction(async (tx): Promise<Result<undefined, Problem>> => {
    const proof = await codes.useProof(tx.orm, caller.session, to.value.address)
    if (!proof.ok) return proof
    const set = await members.setAddress(tx.orm, caller.member, to.value)
    if (!set.ok) throw new RolledBack(set)
    await notices.enqueue(tx, before, channel === 'email' ? 'email' : 'mobile')
    await signIn.renew(tx, caller)
    return set
  })
  if (!changed.ok) return changed
  return ok(presentAccount(await ownMember(parts, caller), freshMs))
}

async function deleteAccount(parts: AccountParts, caller: MemberCaller, typed: string): Promise<Result<undefined, Problem>> {
  const { database, codes, members, sessions, jobs, clock } = parts
  const to = await codes.addressOf(typed)
  if (!to.ok) return to
  const deleted = await database.transaction(async (tx): Promise<Result<undefined, Problem>> => {
    // What is being written about the member ends first, and what follows waits.
    const before = await members.lockForDeletion(tx.orm, caller.member)
    if (!before) return refuse(problem('NOT_SIGNED_IN'))
    if (to.value.address !== before.email && to.value.address !== before.mobile) return refuse(problem('FORBIDDEN'))
    const proof = await codes.useProof(tx.orm, caller.session, to.value.address)
    if (!proof.ok) return proof
    await blankMember(tx, before, parts, clock.now())
    await sessions.endOthers(tx.orm, caller.member, null)
    const job: LateWrites = { memberId: caller.member }
    for (const after of lateWritesAfterMs)
      await jobs.enqueue(tx, lateWritesJob, job, { startAfter: new Date(clock.now().getTime() + after) })
    return ok(undefined)
  })
  if (deleted.ok) caller.signOut()
  return deleted
}
