import { randomBytes } from 'node:crypto'
import type { Clock } from '#src/kit/clock.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { Member } from '#src/features/member/rules/member.ts'
import type { MembersService } from '#src/features/member/server/member.service.ts'
import type { SocialIdentity, SocialProvider } from '#src/outside/social/port.ts'
import type { Database, Orm, Transaction } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import { dayMs, hourMs, type Quotas } from '#src/platform/quota/quotas.ts'
import { addressError } from '../rules/address.ts'
import { socialMinutes, socialNames, socialPath, ticketMinutes, type SocialName } from '../rules/social.ts'
import type { SocialPending } from '../sign-in.contract.ts'
import type { ChangeNotices } from './change-notices.service.ts'
import { fingerprint } from './secrets.ts'
import { endFlow, findLinked, forgetSocial, insertFlow, insertLink, insertTicket, takeToken, useTicket } from './social.store.ts'

export interface SocialReply {
  provider: SocialName
  token: string
  state: string
}

export interface SocialService {
  /** In the order of the buttons. */
  offered(): SocialName[]
  start(caller: Caller, provider: SocialName): Promise<Result<{ url: string }, Problem>>
  /** Who came back. Uses up the flow, and the token should it be right. SOCIAL_REFUSED whatever is wrong. */
  identify(caller: Caller, reply: SocialReply): Promise<Result<SocialIdentity, Problem>>
  /** The member who is linked already; else one whose own email it is, if the provider vouches for it. */
  ownerOf(tx: Transaction, identity: SocialIdentity): Promise<Member | null>
  /** Whoever has signed in with it before keeps it. */
  link(tx: Transaction, identity: SocialIdentity, member: Member, options: { tell: boolean }): Promise<void>
  /** For somebody nobody knows yet. */
  keep(caller: Caller, identity: SocialIdentity): Promise<SocialPending>
  /** Uses it up, once, in the transaction of what it is for. */
  useTicket(orm: Orm, session: string | null, ticket: string): Promise<Result<SocialIdentity, Problem>>
  forgetOld(): Promise<void>
}

export interface SocialParts {
  database: Database
  providers: readonly SocialProvider[]
  members: MembersService
  quotas: Quotas
  notices: ChangeNotices
  clock: Clock
  publicOrigin: string
}

const perNetwork = { name: 'social-network', most: 100, within: hourMs }
/** Facebook's tokens live for up to sixty days; an older one is over by itself. */
const tokensKeptMs = 61 * dayMs
const minuteMs = 60_000
const newSecret = (): string => randomBytes(32).toString('base64url')

export function createSocial({ database, providers, members, quotas, notices, clock, publicOrigin }: SocialParts): SocialService {
  const providerOf = (name: SocialName): SocialProvider | undefined => providers.find((provider) => provider.name === name)
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms)
  const mayGoOn = ({ ip }: Caller): Promise<boolean> => quotas.take(database.orm, perNetwork, networkOf(ip))
  const tooMany = refuse(problem('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 }))
  const refused = refuse(problem('SOCIAL_REFUSED'))

  return {
    offered: () => socialNames.filter((name) => providerOf(name)),

    async start(caller, name) {
      const provider = providerOf(name)
      if (!provider) return refuse(problem('NOT_FOUND'))
      if (!(await mayGoOn(caller))) return tooMany
      const [state, nonce] = [newSecret(), newSecret()]
      const url = await provider.startUrl({ state, nonce, returnUrl: publicOrigin + socialPath })
      if (url === null) return refuse(problem('UNAVAILABLE'))
      await insertFlow(database.orm, {
        stateHash: fingerprint(state),
        sessionId: await caller.startSession(),
        provider: name,
        nonce,
        startedAt: clock.now(),
      })
      return ok({ url })
    },

    async identify(caller, { provider: name, token, state }) {
      const provider = providerOf(name)
      if (!provider) return refuse(problem('NOT_FOUND'))
      if (!(await mayGoOn(caller))) return tooMany
      const nonce = await endFlow(
        database.orm,
        { stateHash: fingerprint(state), sessionId: caller.session ?? '', provider: name },
        ago(socialMinutes * minuteMs),
      )
      if (nonce === null) return refused
      const answer = await provider.identify(token, nonce)
      if (answer.state === 'unavailable') return refuse(problem('UNAVAILABLE'))
      if (answer.state === 'refused' || !(await takeToken(database.orm, fingerprint(token), clock.now()))) return refused
      return ok(usable(answer.identity))
    },

    async ownerOf(tx, identity) {
      const linked = await findLinked(tx.orm, identity)
      if (linked !== null) return members.find(tx.orm, linked)
      if (identity.email === null || !identity.isEmailVerified) return null
      const [owner] = await members.byAddress(tx.orm, identity.email)
      if (!owner) return null
      await this.link(tx, identity, owner, { tell: true })
      return owner
    },

    async link(tx, identity, member, { tell }) {
      const isNew = await insertLink(tx.orm, identity, member.autoId, clock.now())
      if (isNew && tell) await notices.enqueue(tx, member, 'social')
    },

    async keep(caller, { provider, issuer, subject, email, isEmailVerified, firstName, lastName }) {
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
    },

    async useTicket(orm, session, ticket) {
      const identity = await useTicket(orm, { ticketHash: fingerprint(ticket), sessionId: session ?? '' }, ago(ticketMinutes * minuteMs))
      return identity ? ok(identity) : refused
    },

    forgetOld: () =>
      forgetSocial(database.orm, {
        flows: ago(socialMinutes * minuteMs),
        tickets: ago(ticketMinutes * minuteMs),
        tokens: ago(tokensKeptMs),
      }),
  }
}

/** An email that the shop would not take is as good as none: the shopper is asked for another. */
const usable = (identity: SocialIdentity): SocialIdentity =>
  identity.email !== null && addressError(identity.email) !== undefined ? { ...identity, email: null, isEmailVerified: false } : identity
