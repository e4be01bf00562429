import { type Clock, hourMs, shopDay } from '#src/kit/clock.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { CartService } from '#src/features/cart/server/cart.service.ts'
import type { Member } from '#src/features/member/rules/member.ts'
import type { MembersService } from '#src/features/member/server/member.service.ts'
import type { WishlistService } from '#src/features/wishlist/server/wishlist.service.ts'
import { RolledBack, type Database, type Orm, type Transaction } from '#src/platform/db/database.ts'
import type { Caller, MemberCaller } from '#src/platform/http/caller.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import type { Quotas } from '#src/platform/quota/quotas.ts'
import type { Sessions } from '#src/platform/session/sessions.ts'
import type { HashQueue } from '../rules/hash-queue.ts'
import { passwordError } from '../rules/password.ts'
import { registrationErrors } from '../rules/registration.ts'
import type { BagChanges, RegisterPayload, SignedIn, SocialOutcome } from '../sign-in.contract.ts'
import type { ChangeNotices } from './change-notices.service.ts'
import type { CodesService } from './codes.service.ts'
import type { ContactAddress } from './contact-address.ts'
import { deleteDevicesOf, deleteOldDevices, findKnownDevice, rememberDevice } from './devices.store.ts'
import type { EmailConfirmations } from './email-confirmations.ts'
import { changePassword, checkPassword } from './passwords.ts'
import { hashSecret } from './secrets.ts'
import type { SocialReply, SocialService } from './social.service.ts'
import type { Identity } from './social.store.ts'
import type { AttemptLimit } from './attempt-limit.ts'

type Answer = Promise<Result<SignedIn, Problem>>

interface SignInRequest {
  emailOrPhone: string
  duringCheckout?: boolean
  /** The provider's account to link with the member who has the proof. */
  socialTicket?: string
}

interface Entrant {
  member: Member
  isNew?: boolean
  bag: BagChanges
}

export interface SignInService {
  exists(caller: Caller, typed: string): Promise<Result<{ exists: boolean; hasMultiple: boolean }, Problem>>
  /** By the code that this browser has validated. */
  byCode(caller: Caller, request: SignInRequest): Answer
  byPassword(caller: Caller, request: SignInRequest & { password: string }): Answer
  /** By a provider's token; an unknown person gets a ticket to register with. */
  bySocial(caller: Caller, reply: SocialReply & { duringCheckout?: boolean }): Promise<Result<SocialOutcome, Problem>>
  register(caller: Caller, payload: RegisterPayload): Answer
  resetPassword(caller: Caller, request: SignInRequest & { newPassword: string }): Answer
  changePassword(caller: MemberCaller, change: { currentPassword?: string; newPassword: string }): Promise<Result<undefined, Problem>>
  /** SIGN_IN_AGAIN unless this session was signed in recently: guards what a stolen cookie must not do. */
  mustBeFresh(caller: MemberCaller): Promise<Result<undefined, Problem>>
  /** For how many milliseconds from now `mustBeFresh` lets this session through; 0 when it no longer does. */
  freshForMs(caller: MemberCaller): Promise<number>
  /** Ends every session of the member, and starts a new one in this browser, all with the transaction; its last writes. */
  renew(tx: Transaction, caller: MemberCaller): Promise<void>
  /** Ends the session, here and in the browser. A guest's session stays, and with it the cart. */
  signOut(caller: Caller): Promise<void>
  deleteOld(): Promise<void>
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
  hashes: HashQueue
  members: MembersService
  cart: CartService
  wishlist: WishlistService
  clock: Clock
}

/** For so long after a sign-in, changes that a stolen cookie must not make are accepted. */
export const freshMs = 30 * 60_000
const lookUpsPerNetwork = { name: 'account-exists', most: 30, within: hourMs }
const registrationsPerNetwork = { name: 'register-network', most: 60, within: hourMs }
const passwordsPerNetwork = { name: 'password-network', most: 100, within: hourMs }
const unchanged: BagChanges = { merged: [], movedToWishlist: [] }

export function createSignIn(parts: SignInParts): SignInService {
  const { database, sessions, clock } = parts
  const fresh = (caller: MemberCaller) => mustBeFresh(parts, caller)
  const renewed = (tx: Transaction, caller: MemberCaller) => renew(parts, tx, caller)
  return {
    exists: (caller, typed) => exists(parts, caller, typed),
    byCode: (caller, request) => signInByCode(parts, caller, request),
    byPassword: (caller, request) => signInByPassword(parts, caller, request),
    bySocial: (caller, reply) => signInBySocial(parts, caller, reply),
    register: (caller, payload) => register(parts, caller, payload),
    resetPassword: (caller, request) => resetPassword(parts, caller, request),
    changePassword: (caller, change) => changePassword(parts, { mustBeFresh: fresh, renew: renewed }, caller, change),
    mustBeFresh: fresh,
    freshForMs: (caller) => freshForMs(parts, caller),
    renew: renewed,

    async signOut(caller) {
      if (caller.member === null || caller.session === null) return
      await sessions.end(database.orm, caller.session)
      await parts.cart.clearRebates(database.orm, caller.member)
      caller.signOut()
    },

    deleteOld: () => deleteOldDevices(database.orm, clock.now()),
  }
}

const tooMany = refuse(problem('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 }))

async function exists(
  { database, codes, members, quotas }: SignInParts,
  { ip }: Caller,
  typed: string,
): Promise<Result<{ exists: boolean; hasMultiple: boolean }, Problem>> {
  const to = await codes.addressOf(typed)
  if (!to.ok) return to
  if (!(await quotas.take(database.orm, lookUpsPerNetwork, networkOf(ip)))) return tooMany
  const owners = await members.byAddress(database.orm, to.value.address)
  return ok({ exists: owners.length > 0, hasMultiple: owners.length > 1 })
}

const signInByCode = (parts: SignInParts, caller: Caller, request: SignInRequest): Answer =>
  withProof(parts, caller, request, async ({ orm }, to) => {
    const owner = await ownerOf(parts.members, orm, to)
    return owner.ok
      ? ok({ member: owner.value, bag: await adoptCart(parts, orm, caller, owner.value.autoId, request.duringCheckout ?? false) })
      : owner
  })

async function signInByPassword(
  parts: SignInParts,
  caller: Caller,
  { emailOrPhone, password, duringCheckout = false }: SignInRequest & { password: string },
): Answer {
  const { database, codes, members, quotas } = parts
  const to = await codes.addressOf(emailOrPhone)
  if (!to.ok) return to
  // A flood from the network of a member uses up nothing of their own device's.
  const known = await findKnownDevice(database.orm, caller.device, to.value.address)
  if (!(await quotas.take(database.orm, passwordsPerNetwork, known ?? networkOf(caller.ip)))) return tooMany
  const owners = await members.byAddress(database.orm, to.value.address)
  const checked = await checkPassword(parts, caller, to.value.address, password, owners.length === 1 ? owners[0]!.passwordHash : null)
  if (owners.length > 1) return refuse(problem('MOBILE_AMBIGUOUS'))
  if (!checked.ok) return checked
  const { autoId, passwordHash } = owners[0]!
  return database.transaction(async (tx): Answer => {
    const member = await members.lock(tx.orm, autoId)
    // Another password, or the end of the account, may have come while the hash waited.
    if (member?.passwordHash !== passwordHash) return refuse(problem('PASSWORD_INVALID'))
    return ok(await enter(parts, tx, caller, { member, bag: await adoptCart(parts, tx.orm, caller, autoId, duringCheckout) }))
  })
}

async function signInBySocial(
  parts: SignInParts,
  caller: Caller,
  { duringCheckout = false, ...reply }: SocialReply & { duringCheckout?: boolean },
): Promise<Result<SocialOutcome, Problem>> {
  const identity = await parts.social.identify(caller, reply)
  if (!identity.ok) return identity
  const signedIn = await parts.database.transaction(async (tx) => {
    const member = await parts.social.ownerOf(tx, identity.value)
    return member && enter(parts, tx, caller, { member, bag: await adoptCart(parts, tx.orm, caller, member.autoId, duringCheckout) })
  })
  return ok(signedIn ? { signedIn, pending: null } : { signedIn, pending: await parts.social.issueTicket(caller, identity.value) })
}

async function register(parts: SignInParts, caller: Caller, payload: RegisterPayload): Answer {
  const { codes, members, quotas, clock, database } = parts
  const { otherContact = '', password = '' } = payload
  const errors = registrationErrors({ ...payload, otherContact, password }, payload.emailOrPhone, shopDay(clock.now()))
  if (Object.keys(errors).length > 0) return refuse(problem('VALIDATION', { fields: errors as Record<string, string> }))
  const other = otherContact === '' ? null : await codes.addressOf(otherContact, 'otherContact')
  if (other && !other.ok) return other
  const mustBeFree = async (tx: Transaction, to: ContactAddress): Promise<Result<undefined, Problem>> => {
    const [owner] = await members.byAddress(tx.orm, to.address)
    return owner ? refuse(problem(to.channel === 'email' ? 'EMAIL_TAKEN' : 'MOBILE_TAKEN')) : ok(undefined)
  }
  const may = await wouldBeAccepted(parts, caller, payload, mustBeFree)
  if (!may.ok) return may
  // Calls without a proof use up nothing of their network's.
  if (!(await quotas.take(database.orm, registrationsPerNetwork, networkOf(caller.ip)))) return tooMany
  const passwordHash = password === '' ? null : await parts.hashes.runProven(() => hashSecret('password', password))
  return withProof(parts, caller, payload, async (tx, to) => {
    const free = await mustBeFree(tx, to)
    if (!free.ok) return free
    const added = await members.add(tx.orm, to, {
      ...columnsOf(payload, clock.now()),
      passwordHash,
      culture: caller.culture,
      mobile: other?.value.channel === 'sms' ? other.value.address : null,
    })
    if (!added.ok) return added
    if (other?.value.channel === 'email')
      await parts.confirmations.requestConfirmation(tx, { memberId: added.value, email: other.value.address, culture: caller.culture })
    const member = (await members.find(tx.orm, added.value))!
    const bag = await adoptCart(parts, tx.orm, caller, member.autoId, payload.duringCheckout ?? false)
    return ok({ member, isNew: true, bag })
  })
}

async function resetPassword(
  parts: SignInParts,
  caller: Caller,
  { emailOrPhone, newPassword, duringCheckout = false }: SignInRequest & { newPassword: string },
): Answer {
  const { sessions, members, notices, hashes } = parts
  const weak = passwordError(newPassword)
  if (weak) return refuse(problem('VALIDATION', { fields: { newPassword: weak } }))
  const may = await wouldBeAccepted(parts, caller, { emailOrPhone }, (tx, to) => ownerOf(members, tx.orm, to))
  if (!may.ok) return may
  const passwordHash = await hashes.runProven(() => hashSecret('password', newPassword))
  return withProof(parts, caller, { emailOrPhone }, async (tx, to) => {
    const owner = await ownerOf(members, tx.orm, to)
    if (!owner.ok) return owner
    await members.setPasswordHash(tx.orm, owner.value.autoId, passwordHash)
    await sessions.endOthers(tx.orm, owner.value.autoId, caller.session)
    await deleteDevicesOf(tx.orm, owner.value.autoId)
    await notices.enqueue(tx, owner.value, 'password')
    return ok({ member: owner.value, bag: await adoptCart(parts, tx.orm, caller, owner.value.autoId, duringCheckout) })
  })
}

const freshForMs = async ({ sessions, database }: SignInParts, { session }: MemberCaller): Promise<number> =>
  Math.max(0, freshMs - ((await sessions.msSinceSignIn(database.orm, session)) ?? freshMs))

const mustBeFresh = async (parts: SignInParts, caller: MemberCaller): Promise<Result<undefined, Problem>> =>
  (await freshForMs(parts, caller)) > 0 ? ok(undefined) : refuse(problem('SIGN_IN_AGAIN'))

async function renew({ sessions, clock }: SignInParts, tx: Transaction, caller: MemberCaller): Promise<void> {
  const { session, device } = await caller.signIn(tx, caller.member)
  const known = rememberDevice(tx.orm, caller.member, device, clock.now())
  tx.withCommit(Promise.all([known, sessions.endOthers(tx.orm, caller.member, session)]))
}

/** Starts a new session id of a member whom the transaction has locked; the one before is void. These are its last writes. */
async function enter(
  { sessions, clock, members }: SignInParts,
  tx: Transaction,
  caller: Caller,
  { member: { autoId, firstName, culture }, bag }: Entrant,
): Promise<SignedIn> {
  const before = caller.session
  // The mails to a member are in the language that they chose last, also where they chose it before they signed in (language-08).
  if (caller.chosenCulture !== null && caller.chosenCulture !== culture)
    await members.update(tx.orm, autoId, { culture: caller.chosenCulture })
  const { device } = await caller.signIn(tx, autoId)
  tx.withCommit(Promise.all([rememberDevice(tx.orm, autoId, device, clock.now()), before && sessions.end(tx.orm, before)]))
  return { firstName, bag }
}

/** Runs `work` in the transaction that uses up the proof: both happen or neither. */
async function withProof(
  parts: SignInParts,
  caller: Caller,
  request: SignInRequest,
  work: (tx: Transaction, to: ContactAddress) => Promise<Result<Entrant, Problem>>,
): Answer {
  const { database, codes, social } = parts
  const to = await codes.addressOf(request.emailOrPhone)
  if (!to.ok) return to
  return database.transaction(async (tx): Answer => {
    const proof = await useProof(parts, tx, caller, to.value, request)
    if (!proof.ok) throw new RolledBack(proof)
    const worked = await work(tx, to.value)
    if (!worked.ok) throw new RolledBack(worked)
    if (proof.value) await social.link(tx, proof.value, worked.value.member, { notify: !worked.value.isNew })
    return ok(await enter(parts, tx, caller, worked.value))
  })
}

/**
 * Whether `withProof` would go on now. It is asked before a password is hashed: hashing waits in a queue, where a transaction would
 * hold its connection, and is only for whom it is of use, so that one proof buys no work (safe-48).
 */
async function wouldBeAccepted(
  parts: SignInParts,
  caller: Caller,
  request: SignInRequest,
  check: (tx: Transaction, to: ContactAddress) => Promise<Result<unknown, Problem>>,
): Promise<Result<unknown, Problem>> {
  const to = await parts.codes.addressOf(request.emailOrPhone)
  if (!to.ok) return to
  return parts.database.transaction(async (tx): Promise<Result<unknown, Problem>> => {
    const proof = await useProof(parts, tx, caller, to.value, request)
    throw new RolledBack(proof.ok ? await check(tx, to.value) : proof)
  })
}

const useProof = (
  parts: SignInParts,
  tx: Transaction,
  caller: Caller,
  to: ContactAddress,
  { socialTicket }: SignInRequest,
): Promise<Result<Identity | undefined, Problem>> =>
  socialTicket === undefined ? parts.codes.useProof(tx.orm, caller.session, to.address) : socialProof(parts, tx, caller, to, socialTicket)

/** An email that the provider vouches for needs no code; any other address does. */
async function socialProof(
  { social, codes }: SignInParts,
  tx: Transaction,
  caller: Caller,
  { address }: ContactAddress,
  ticket: string,
): Promise<Result<Identity, Problem>> {
  const identity = await social.useTicket(tx.orm, caller.session, ticket)
  if (!identity.ok || (identity.value.isEmailVerified && identity.value.email === address)) return identity
  const proof = await codes.useProof(tx.orm, caller.session, address)
  return proof.ok ? identity : proof
}

/** The one member with a proved address, locked (sign-in-09). */
async function ownerOf(members: MembersService, orm: Orm, { channel, address }: ContactAddress): Promise<Result<Member, Problem>> {
  const owners = await members.lockByAddress(orm, address)
  if (owners.length > 1) return refuse(problem('MOBILE_AMBIGUOUS'))
  const [owner] = owners
  return owner ? ok(owner) : refuse(problem(channel === 'email' ? 'EMAIL_NOT_REGISTERED' : 'MOBILE_NOT_REGISTERED'))
}

/** A guest's cart is merged; a caller who was signed in already has no guest's cart. */
async function adoptCart(
  { cart, wishlist }: SignInParts,
  orm: Orm,
  { session, member, culture }: Caller,
  memberId: number,
  duringCheckout: boolean,
): Promise<BagChanges> {
  if (session === null || member !== null) return unchanged
  const { merged, left } = await cart.adopt(orm, { session, memberId, duringCheckout, culture })
  await wishlist.addAll(
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
