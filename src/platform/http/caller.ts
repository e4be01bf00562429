import type { FastifyReply, FastifyRequest } from 'fastify'
import { defaultCulture, isCulture, type Culture } from '#src/kit/culture.ts'
import type { Sessions } from '#src/platform/session/sessions.ts'

/** Who is asking. Authority comes from the session alone; culture and address are only for words and limits. */
export interface Caller {
  culture: Culture
  ip: string
  /** The guest's session, if the browser has one. */
  session: string | null
  /** The session, made now if there is none: called by the first write. */
  startSession(): Promise<string>
  /** Stores the language for the next pages and answers. */
  keepCulture(culture: Culture): void
}

export const cultureCookie = 'culture'
const yearInSeconds = 365 * 24 * 60 * 60

export const cultureOf = (request: FastifyRequest): Culture => {
  // A request too broken to be routed has no cookies read.
  const chosen = (request.cookies as Record<string, string | undefined> | undefined)?.[cultureCookie]
  return isCulture(chosen) ? chosen : defaultCulture
}

export async function callerOf(request: FastifyRequest, reply: FastifyReply, sessions: Sessions): Promise<Caller> {
  let session = await sessions.find(request.cookies[sessions.cookieName])
  return {
    culture: cultureOf(request),
    ip: request.ip,
    session,
    startSession: async () => {
      if (session === null) {
        const started = await sessions.start()
        session = started.id
        reply.setCookie(sessions.cookieName, started.cookie, sessions.cookieOptions)
      }
      return session
    },
    keepCulture: (culture) => void reply.setCookie(cultureCookie, culture, { path: '/', sameSite: 'lax', maxAge: yearInSeconds, secure: sessions.cookieOptions.secure }),
  }
}
