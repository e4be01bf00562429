import { shopDay, type Clock } from '#src/kit/clock.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { CartService } from '#src/features/cart/server/cart.service.ts'
import type { Member } from '#src/features/member/rules/member.ts'
import type { MembersService } from '#src/features/member/server/member.service.ts'
import type { WishlistService } from '#src/features/wishlist/server/wishlist.service.ts'
import { RolledBack, type Database, type Orm, type Transaction } from '#src/platform/db/database.ts'
import type { Caller, MemberCaller } from '#src/platform/http/caller.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import { hourMs, type Quotas } from '#src/platform/quota/quotas.ts'
import type { Sessions } from '#src/platform/session/sessions.ts'
import { passwordError } from '../rules/password.ts'
import { registrationErrors } from '../rules/registration.ts'
import type { BagChanges, RegisterPayload, SignedIn, SocialOutcome } from '../sign-in.contract.ts'
import type { ChangeNotices } from './change-notices.service.ts'
import type { CodesService } from './codes.service.ts'
import type { ContactAddress } from './contact-address.ts'
import { forgetDevicesOf, forgetOldDevices, rememberDevice } from './devices.store.ts'
import type { EmailConfirmations } from './email-confirmations.ts'
import { changePassword, checkPassword } from './passwords.ts'
import { hashSecret } from './secrets.ts'
import type { SocialIdentity } from '#src/outside/social/port.ts'
import type { SocialReply, SocialService } from './social.service.ts'
import type { AttemptLimit } from './attempt-limit.ts'

type Welcome = Promise<Result<SignedIn, Problem>>

interface Arriving {
  emailOrPhone: string
  duringCheckout?: boolean
  /** Whom a provider has named: linked with the account that the proof is for. */
  socialTicket?: string
}

interface Arrived {
  member: Member
  hasJustJoined?: boolean
  bag: BagChanges
}

export interface SignInService {
  exists(caller: Caller, typed: string): Promise<Result<{ exists: boolean; hasMultiple: boolean }, Problem>>
  /** By the code that this browser has validated. */
  byCode(caller: Caller, request: Arriving): Welcome
  byPassword(caller: Caller, request: Arriving & { password: string }): Welcome
  /** By a provider's token; somebody nobody knows yet is given a ticket to join with. */
  bySocial(caller: Caller, reply: SocialReply & { duringCheckout?: boolean }): Promise<Result<SocialOutcome, Problem>>
  register(caller: Caller, payload: RegisterPayload): Welcome
  resetPassword(caller: Caller, request: Arriving & { newPassword: string }): Welcome
  changePassword(caller: MemberCaller, change: { currentPassword?: string; newPassword: string }): Promise<Result<undefined, Problem>>
  /** SIGN_IN_AGAIN unless this session was signed in a short while ago: what a stolen cookie may not do. */
  mustBeFresh(caller: MemberCaller): Promise<Result<undefined, Problem>>
  /** Ends every session of the member, and goes on in a new one here. */
  renew(caller: MemberCaller): Promise<void>
  /** The session ends, here and in the browser. A guest keeps theirs, and with it the cart. */
  signOut(caller: Caller): Promise<void>
  forgetOld(): Promise<void>
}

export interface SignInParts {
  database: Database
  sessions: Sessions
  codes: CodesService
  confirmations: EmailConfirmations
  social: SocialService
  notices: ChangeNotices
  attempts: AttemptLimit
  quotas: Quotas
  members: MembersService
  cart: CartService
  wishlist: WishlistService
  clock: Clock
}

const freshMs = 30 * 60_000
const looksPerNetwork = { name: 'account-exists', most: 30, within: hourMs }
const passwordsPerNetwork = { name: 'password-network', most: 100, within: hourMs }
const unchanged: BagChanges = { merged: [], movedToWishlist: [] }

export function createSignIn(parts: SignInParts): SignInService {
  const { database, sessions, codes, social, notices, quotas, members, clock } = parts
  const tooMany = refuse(problem('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 }))

  /** Under a new session id; the one before is worth nothing from then on. */
  async function enter(
    caller: Caller,
    { autoId, firstName }: Pick<Member, 'autoId' | 'firstName'>,
    bag: BagChanges,
  ): Promise<{ ok: true; value: SignedIn }> {
    const before = caller.session
    await caller.signIn(autoId)
    await rememberDevice(database.orm, autoId, caller.device!, clock.now())
    if (before) await sessions.end(database.orm, before)
    return ok({ firstName, bag })
  }

  /** Runs in the transaction that uses up the proof: both happen or neither. */
  async function proven(
    caller: Caller,
    { emailOrPhone, socialTicket }: Arriving,
    work: (tx: Transaction, to: ContactAddress) => Promise<Result<Arrived, Problem>>,
  ): Welcome {
    const to = await codes.addressOf(emailOrPhone)
    if (!to.ok) return to
    const done = await database.transaction(async (tx): Promise<Result<Arrived, Problem>> => {
      const proof =
        socialTicket === undefined
          ? await codes.useProof(tx.orm, caller.session, to.value.address)
          : await socialProof(parts, tx, caller, to.value, socialTicket)
      if (!proof.ok) throw new RolledBack(proof)
      const worked = await work(tx, to.value)
      if (!worked.ok) throw new RolledBack(worked)
      if (proof.value) await social.link(tx, proof.value, worked.value.member, { tell: !worked.value.hasJustJoined })
      return worked
    })
    return done.ok ? enter(caller, done.value.member, done.value.bag) : done
  }

  const service: SignInService = {
    async exists({ ip }, typed) {
      const to = await codes.addressOf(typed)
      if (!to.ok) return to
      if (!(await quotas.take(database.orm, looksPerNetwork, networkOf(ip)))) return tooMany
      const owners = await members.byAddress(database.orm, to.value.address)
      return ok({ exists: owners.length > 0, hasMultiple: owners.length > 1 })
    },

    byCode: (caller, request) =>
      proven(caller, request, async ({ orm }, to) => {
        const owner = await ownerOf(members, orm, to)
        return owner.ok
          ? ok({ member: owner.value, bag: await bringBag(parts, orm, caller, owner.value.autoId, request.duringCheckout ?? false) })
          : owner
      }),

    async bySocial(caller, { duringCheckout = false, ...reply }) {
      const known = await social.identify(caller, reply)
      if (!known.ok) return known
      const arrived = await arriveSocially(parts, caller, known.value, duringCheckout)
      if (!arrived) return ok({ signedIn: null, pending: await social.keep(caller, known.value) })
      return ok({ signedIn: (await enter(caller, arrived.member, arrived.bag)).value, pending: null })
    },

    async byPassword(caller, { emailOrPhone, password, duringCheckout = false }) {
      const to = await codes.addressOf(emailOrPhone)
      if (!to.ok) return to
      if (!(await quotas.take(database.orm, passwordsPerNetwork, networkOf(caller.ip)))) return tooMany
      const owners = await members.byAddress(database.orm, to.value.address)
      const checked = await checkPassword(parts, caller, to.value.address, password, owners.length === 1 ? owners[0]!.passwordHash : null)
      if (owners.length > 1) return refuse(problem('MOBILE_AMBIGUOUS'))
      if (!checked.ok) return checked
      const bag = await database.transaction(({ orm }) => bringBag(parts, orm, caller, owners[0]!.autoId, duringCheckout))
      return enter(caller, owners[0]!, bag)
    },

    async register(caller, payload) {
      const { otherContact = '', password = '' } = payload
      const errors = registrationErrors({ ...payload, otherContact, password }, payload.emailOrPhone, shopDay(clock.now()))
      if (Object.keys(errors).length > 0) return refuse(problem('VALIDATION', { fields: errors as Record<string, string> }))
      const other = otherContact === '' ? null : await codes.addressOf(otherContact, 'otherContact')
      if (other && !other.ok) return other
      return proven(caller, payload, async (tx, to) => {
        // Costly, so only for whoever has proved an address.
        const passwordHash = password === '' ? null : await hashSecret('password', password)
        const added = await members.add(tx.orm, to, {
          ...columnsOf(payload, clock.now()),
          passwordHash,
          culture: caller.culture,
          mobile: other?.value.channel === 'sms' ? other.value.address : null,
        })
        if (!added.ok) return added
        if (other?.value.channel === 'email')
          await parts.confirmations.ask(tx, { memberId: added.value, email: other.value.address, culture: caller.culture })
        const member = (await members.find(tx.orm, added.value))!
        return ok({
          member,
          hasJustJoined: true,
          bag: await bringBag(parts, tx.orm, caller, member.autoId, payload.duringCheckout ?? false),
        })
      })
    },

    async resetPassword(caller, { emailOrPhone, newPassword, duringCheckout = false }) {
      const weak = passwordError(newPassword)
      if (weak) return refuse(problem('VALIDATION', { fields: { newPassword: weak } }))
      return proven(caller, { emailOrPhone }, async (tx, to) => {
        const owner = await ownerOf(members, tx.orm, to)
        if (!owner.ok) return owner
        await members.setPasswordHash(tx.orm, owner.value.autoId, await hashSecret('password', newPassword))
        await sessions.endOthers(tx.orm, owner.value.autoId, caller.session)
        await forgetDevicesOf(tx.orm, owner.value.autoId)
        await notices.enqueue(tx, owner.value, 'password')
        return ok({ member: owner.value, bag: await bringBag(parts, tx.orm, caller, owner.value.autoId, duringCheckout) })
      })
    },

    changePassword: (caller, change) => changePassword(parts, service, caller, change),

    async mustBeFresh({ session }) {
      return (await sessions.isFresh(database.orm, session, freshMs)) ? ok(undefined) : refuse(problem('SIGN_IN_AGAIN'))
    },

    async renew(caller) {
      await caller.signIn(caller.member)
      await rememberDevice(database.orm, caller.member, caller.device!, clock.now())
      await sessions.endOthers(database.orm, caller.member, caller.session)
    },

    async signOut(caller) {
      if (caller.member === null || caller.session === null) return
      await sessions.end(database.orm, caller.session)
      caller.signOut()
    },

    forgetOld: () => forgetOldDevices(database.orm, clock.now()),
  }
  return service
}

/** An email that the provider vouches for is proved by its word; any other address by a code, as for everybody. */
async function socialProof(
  { social, codes }: SignInParts,
  tx: Transaction,
  caller: Caller,
  { address }: ContactAddress,
  ticket: string,
): Promise<Result<SocialIdentity, Problem>> {
  const identity = await social.useTicket(tx.orm, caller.session, ticket)
  if (!identity.ok || (identity.value.isEmailVerified && identity.value.email === address)) return identity
  const proof = await codes.useProof(tx.orm, caller.session, address)
  return proof.ok ? identity : proof
}

/** The member whom a provider has named, with their bag; null for somebody nobody knows yet. */
const arriveSocially = (parts: SignInParts, caller: Caller, identity: SocialIdentity, duringCheckout: boolean): Promise<Arrived | null> =>
  parts.database.transaction(async (tx) => {
    const member = await parts.social.ownerOf(tx, identity)
    return member && { member, bag: await bringBag(parts, tx.orm, caller, member.autoId, duringCheckout) }
  })

/** The one member behind a proved address (sign-in-09). */
async function ownerOf(members: MembersService, orm: Orm, { channel, address }: ContactAddress): Promise<Result<Member, Problem>> {
  const owners = await members.byAddress(orm, address)
  if (owners.length > 1) return refuse(problem('MOBILE_AMBIGUOUS'))
  const [owner] = owners
  return owner ? ok(owner) : refuse(problem(channel === 'email' ? 'EMAIL_NOT_REGISTERED' : 'MOBILE_NOT_REGISTERED'))
}

/** A guest's bag comes along; one who was a member already has left it where it was. */
async function bringBag(
  { cart, wishlist }: SignInParts,
  orm: Orm,
  { session, member, culture }: Caller,
  memberId: number,
  duringCheckout: boolean,
): Promise<BagChanges> {
  if (session === null || member !== null) return unchanged
  const { merged, left } = await cart.adopt(orm, { session, memberId, duringCheckout, culture })
  await wishlist.keep(
    orm,
    memberId,
    left.map(({ variantId }) => variantId),
  )
  return { merged, movedToWishlist: left.map(({ name }) => name) }
}

const columnsOf = ({ salutation, firstName, lastName, gender, dateOfBirth, contactPreferences }: RegisterPayload, now: Date) => ({
  salutation,
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  gender: gender as Member['gender'],
  dateOfBirth,
  dateOfBirthSetAt: now,
  contactPreferences: [...new Set(contactPreferences)],
})
