import type { Clock } from '#src/kit/clock.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { Member, MemberChange, NewMember } from '../rules/member.ts'
import type { Orm } from '#src/platform/db/database.ts'
import {
  findByAddress,
  findMember,
  findAnyMember,
  insertMember,
  isMobileTaken,
  lockMember,
  updateEmail,
  updateMember,
} from './member.store.ts'

/** An address that its owner has just proved. */
export interface ProvenAddress {
  channel: 'email' | 'sms'
  address: string
}

/** Members as other features know them. Every call runs in the transaction it is given. */
export interface MembersService {
  find(orm: Orm, memberId: number): Promise<Member | null>
  /** The same, but blank when the member has left meanwhile. */
  get(orm: Orm, memberId: number): Promise<Member>
  /** The same as `find`, locked until the transaction ends: neither another password nor a deletion comes in between. */
  lock(orm: Orm, memberId: number): Promise<Member | null>
  /** Locks a member who is to be deleted, and what would refer to them waits as well. */
  lockForDeletion(orm: Orm, memberId: number): Promise<Member | null>
  /** Only a mobile number may have more than one. */
  byAddress(orm: Orm, address: string): Promise<Member[]>
  /** The same, locked until the transaction ends. */
  lockByAddress(orm: Orm, address: string): Promise<Member[]>
  /** Problems: EMAIL_TAKEN, MOBILE_TAKEN. */
  add(orm: Orm, proven: ProvenAddress, member: NewMember): Promise<Result<number, Problem>>
  /** Problems: EMAIL_TAKEN, MOBILE_TAKEN; the caller then rolls back. */
  setAddress(orm: Orm, memberId: number, proven: ProvenAddress): Promise<Result<undefined, Problem>>
  /** Changes nothing of a member who has left. */
  update(orm: Orm, memberId: number, change: MemberChange): Promise<void>
  setPasswordHash(orm: Orm, memberId: number, passwordHash: string): Promise<void>
}

export function createMembers(clock: Clock): MembersService {
  const taken = async (orm: Orm, { channel, address }: ProvenAddress, memberId: number | null): Promise<boolean> =>
    channel === 'sms' && isMobileTaken(orm, address, memberId)
  return {
    find: findMember,
    get: findAnyMember,
    update: updateMember,
    lock: (orm, memberId) => lockMember(orm, memberId, 'no key update'),
    lockForDeletion: (orm, memberId) => lockMember(orm, memberId, 'update'),
    byAddress: findByAddress,
    lockByAddress: (orm, address) => findByAddress(orm, address).for('no key update'),
    async add(orm, proven, member) {
      if (await taken(orm, proven, null)) return refuse(problem('MOBILE_TAKEN'))
      const memberId = await insertMember(orm, { ...member, ...columnsOf(proven, clock.now()), createdAt: clock.now() })
      return memberId === null ? refuse(problem('EMAIL_TAKEN')) : ok(memberId)
    },
    async setAddress(orm, memberId, proven) {
      if (await taken(orm, proven, memberId)) return refuse(problem('MOBILE_TAKEN'))
      if (proven.channel === 'email')
        return (await updateEmail(orm, memberId, proven.address, clock.now())) ? ok(undefined) : refuse(problem('EMAIL_TAKEN'))
      await updateMember(orm, memberId, columnsOf(proven, clock.now()))
      return ok(undefined)
    },
    setPasswordHash: (orm, memberId, passwordHash) => updateMember(orm, memberId, { passwordHash }),
  }
}

const columnsOf = ({ channel, address }: ProvenAddress, now: Date) =>
  channel === 'email' ? { email: address, emailVerifiedAt: now } : { mobile: address, mobileVerifiedAt: now }
