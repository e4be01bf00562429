import { randomBytes } from 'node:crypto'
import { dayMs, hourMs, type Clock } from '#src/kit/clock.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { Member } from '#src/features/member/rules/member.ts'
import type { MembersService } from '#src/features/member/server/member.service.ts'
import type { SocialProvider } from '#src/outside/social/port.ts'
import type { Database, Orm, Transaction } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import type { Quotas } from '#src/platform/quota/quotas.ts'
import { addressError } from '../rules/address.ts'
import { socialMinutes, socialNames, socialPath, ticketMinutes, type SocialName } from '../rules/social.ts'
import type { SocialPending } from '../sign-in.contract.ts'
import type { ChangeNotices } from './change-notices.service.ts'
import { fingerprint } from './secrets.ts'
import {
  endFlow,
  findLinked,
  deleteOldSocial,
  insertFlow,
  insertLink,
  insertTicket,
  takeToken,
  useTicket,
  type Identity,
} from './social.store.ts'

export interface SocialReply {
  provider: SocialName
  token: string
  state: string
}

export interface SocialService {
  /** In the order of the buttons. */
  offered(): SocialName[]
  start(caller: Caller, provider: SocialName): Promise<Result<{ url: string }, Problem>>
  /** The identity of the person who returned. Uses up the flow and, if valid, the token. SOCIAL_REFUSED for any error. */
  identify(caller: Caller, reply: SocialReply): Promise<Result<Identity, Problem>>
  /** The linked member, locked; else the member with this email, if the provider vouches for it. */
  ownerOf(tx: Transaction, identity: Identity): Promise<Member | null>
  /** Links an identity with a member. An existing link stays. */
  link(tx: Transaction, identity: Identity, member: Member, options: { notify: boolean }): Promise<void>
  /** Issues a ticket for an unknown person. */
  issueTicket(caller: Caller, identity: Identity): Promise<SocialPending>
  /** Uses up a ticket, once, in the transaction that needs it. */
  useTicket(orm: Orm, session: string | null, ticket: string): Promise<Result<Identity, Problem>>
  deleteOld(): Promise<void>
}

export interface SocialParts {
  database: Database
  providers: Readonly<Record<string, SocialProvider>>
  members: MembersService
  quotas: Quotas
  notices: ChangeNotices
  clock: Clock
  publicOrigin: string
}

const perNetwork = { name: 'social-network', most: 100, within: hourMs }
/** Facebook's tokens live for up to sixty days; older ones have expired. */
const tokensStoredMs = 61 * dayMs
const minuteMs = 60_000
const newSecret = (): string => randomBytes(32).toString('base64url')

export function createSocial(parts: SocialParts): SocialService {
  const { database, clock } = parts
  return {
    offered: () => socialNames.filter((name) => parts.providers[name]),
    start: (caller, name) => startFlow(parts, caller, name),
    identify: (caller, reply) => identify(parts, caller, reply),
    ownerOf: (tx, identity) => ownerOf(parts, tx, identity),
    link: (tx, identity, member, options) => link(parts, tx, identity, member, options),
    issueTicket: (caller, identity) => issueTicket(parts, caller, identity),

    async useTicket(orm, session, ticket) {
      const issuedAfter = ago(clock, ticketMinutes * minuteMs)
      const identity = await useTicket(orm, { ticketHash: fingerprint(ticket), sessionId: session ?? '' }, issuedAfter)
      return identity ? ok(identity) : refused
    },

    deleteOld: () =>
      deleteOldSocial(database.orm, {
        flows: ago(clock, socialMinutes * minuteMs),
        tickets: ago(clock, ticketMinutes * minuteMs),
        tokens: ago(clock, tokensStoredMs),
      }),
  }
}

const tooMany = refuse(problem('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 }))
const refused = refuse(problem('SOCIAL_REFUSED'))

const isAllowed = ({ quotas, database }: SocialParts, { ip }: Caller): Promise<boolean> =>
  quotas.take(database.orm, perNetwork, networkOf(ip))
const ago = (clock: Clock, ms: number): Date => new Date(clock.now().getTime() - ms)

async function startFlow(parts: SocialParts, caller: Caller, name: SocialName): Promise<Result<{ url: string }, Problem>> {
  const provider = parts.providers[name]
  if (!provider) return refuse(problem('NOT_FOUND'))
  if (!(await isAllowed(parts, caller))) return tooMany
  const [state, nonce] = [newSecret(), newSecret()]
  const url = await provider.startUrl({ state, nonce, returnUrl: parts.publicOrigin + socialPath })
  if (url === null) return refuse(problem('SOCIAL_URL_FAILED'))
  await insertFlow(parts.database.orm, {
    stateHash: fingerprint(state),
    sessionId: await caller.startSession(),
    provider: name,
    nonce,
    startedAt: parts.clock.now(),
  })
  return ok({ url })
}

async function identify(
  parts: SocialParts,
  caller: Caller,
  { provider: name, token, state }: SocialReply,
): Promise<Result<Identity, Problem>> {
  const { database, clock } = parts
  const provider = parts.providers[name]
  if (!provider) return refuse(problem('NOT_FOUND'))
  if (!(await isAllowed(parts, caller))) return tooMany
  const flow = { stateHash: fingerprint(state), sessionId: caller.session ?? '', provider: name }
  const nonce = await endFlow(database.orm, flow, ago(clock, socialMinutes * minuteMs))
  if (nonce === null) return refused
  const answer = await provider.identify(token, nonce)
  if (answer.state === 'unavailable') return refuse(problem('UNAVAILABLE'))
  if (answer.state === 'refused' || !(await takeToken(database.orm, fingerprint(token), clock.now()))) return refused
  return ok(usable({ ...answer.identity, provider: name }))
}

async function ownerOf(parts: SocialParts, tx: Transaction, identity: Identity): Promise<Member | null> {
  const linked = await findLinked(tx.orm, identity)
  if (linked !== null) return parts.members.lock(tx.orm, linked)
  if (identity.email === null || !identity.isEmailVerified) return null
  const [owner] = await parts.members.lockByAddress(tx.orm, identity.email)
  if (!owner) return null
  await link(parts, tx, identity, owner, { notify: true })
  return owner
}

async function link(
  { notices, clock }: SocialParts,
  tx: Transaction,
  identity: Identity,
  member: Member,
  { notify }: { notify: boolean },
): Promise<void> {
  const isNew = await insertLink(tx.orm, identity, member.autoId, clock.now())
  if (isNew && notify) await notices.enqueue(tx, member, 'social', identity.provider)
}

async function issueTicket({ database, clock }: SocialParts, caller: Caller, identity: Identity): Promise<SocialPending> {
  const { provider, issuer, subject, email, isEmailVerified, firstName, lastName } = identity
  const ticket = newSecret()
  const sessionId = await caller.startSession()
  await insertTicket(database.orm, {
    ticketHash: fingerprint(ticket),
    sessionId,
    provider,
    issuer,
    subject,
    email,
    isEmailVerified,
    firstName,
    lastName,
    issuedAt: clock.now(),
  })
  return { ticket, provider, emailSocial: email, isEmailVerified, firstName, lastName }
}

/** An email that the shop does not accept counts as missing: the shopper is asked for another. */
const usable = (identity: Identity): Identity =>
  identity.email !== null && addressError(identity.email) !== undefined ? { ...identity, email: null, isEmailVerified: false } : identity
