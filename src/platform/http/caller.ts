import type { FastifyReply, FastifyRequest } from 'fastify'
import { loginFlagCookie } from '#src/browser-start/page-marks.ts'
import { defaultCulture, isCulture, type Culture } from '#src/kit/culture.ts'
import type { Sessions } from '#src/platform/session/sessions.ts'

/** Who is asking. Authority comes from the session alone; culture and address are only for words and limits. */
export interface Caller {
  culture: Culture
  ip: string
  /** The browser's session, if it has one. */
  session: string | null
  /** Whoever is signed in with that session. */
  member: number | null
  /** This browser, whoever signs in with it; null until somebody has. */
  device: string | null
  /** The session, made now if there is none: called by the first write. */
  startSession(): Promise<string>
  /** A session of the member's own in place of the one before, whose id is no longer sent by this browser; answers the new id. */
  signIn(memberId: number): Promise<string>
  /** The browser forgets its session. Ending it is for whoever calls this. */
  signOut(): void
  /** Stores the language for the next pages and answers. */
  keepCulture(culture: Culture): void
}

/** A caller who is signed in. */
export type MemberCaller = Caller & { member: number; session: string }

export const isMember = (caller: Caller): caller is MemberCaller => caller.member !== null && caller.session !== null

export const cultureCookie = 'culture'
const yearInSeconds = 365 * 24 * 60 * 60

export const cultureOf = (request: FastifyRequest): Culture => {
  // A request too broken to be routed has no cookies read.
  const chosen = (request.cookies as Record<string, string | undefined> | undefined)?.[cultureCookie]
  return isCulture(chosen) ? chosen : defaultCulture
}

export async function callerOf(request: FastifyRequest, reply: FastifyReply, sessions: Sessions): Promise<Caller> {
  const found = await sessions.find(request.cookies[sessions.cookieName])
  const { secure } = sessions.cookieOptions
  const readable = { path: '/', sameSite: 'lax', secure } as const
  const caller: Caller = {
    culture: cultureOf(request),
    ip: request.ip,
    session: found?.id ?? null,
    member: found?.memberId ?? null,
    device: sessions.deviceOf(request.cookies[sessions.deviceCookieName]),
    startSession: async () => {
      if (caller.session === null) {
        const started = await sessions.start()
        caller.session = started.id
        reply.setCookie(sessions.cookieName, started.cookie, sessions.cookieOptions)
      }
      return caller.session
    },
    signIn: async (memberId) => {
      const started = await sessions.startFor(memberId, request.headers['user-agent'])
      caller.session = started.id
      caller.member = memberId
      reply.setCookie(sessions.cookieName, started.cookie, sessions.cookieOptions)
      if (caller.device === null) {
        const device = sessions.newDevice()
        caller.device = device.id
        reply.setCookie(sessions.deviceCookieName, device.cookie, sessions.cookieOptions)
      }
      reply.setCookie(loginFlagCookie, '1', { ...readable, maxAge: yearInSeconds })
      return started.id
    },
    signOut: () => {
      caller.session = null
      caller.member = null
      reply.clearCookie(sessions.cookieName, sessions.cookieOptions)
      reply.clearCookie(loginFlagCookie, readable)
    },
    keepCulture: (culture) => void reply.setCookie(cultureCookie, culture, { ...readable, maxAge: yearInSeconds }),
  }
  return caller
}

/** A flag that outlived its session would show a member's header to a guest. */
export function dropStaleFlag(request: FastifyRequest, reply: FastifyReply, { member }: Caller, { cookieOptions }: Sessions): void {
  if (member === null && request.cookies[loginFlagCookie] !== undefined)
    reply.clearCookie(loginFlagCookie, { path: '/', sameSite: 'lax', secure: cookieOptions.secure })
}
