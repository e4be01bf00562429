import type { FastifyReply, FastifyRequest } from 'fastify'
import { loginFlagCookie } from '#src/browser-start/page-marks.ts'
import type { Transaction } from '#src/platform/db/database.ts'
import { cultureCookie, defaultCulture, isCulture, type Culture } from '#src/kit/culture.ts'
import type { Sessions } from '#src/platform/session/sessions.ts'

/** The sender of a request. Authority comes from the session alone; culture and address only choose words and limits. */
export interface Caller {
  culture: Culture
  /** The language that was chosen in this browser, by the switch or by a link in a mail; null where none was. */
  chosenCulture: Culture | null
  ip: string
  /** The id of the browser's session, if it has one. */
  session: string | null
  /** The member who is signed in with that session. */
  member: number | null
  /** This browser, the same for every member who signs in with it; null until the first sign-in. */
  device: string | null
  /** Answers the session, and makes one if there is none; a guest's first write calls it. Throws TooManyGuests (safe-46). */
  startSession(): Promise<string>
  /** Counts a guest whose session a transaction is going to make. Throws TooManyGuests (safe-46). */
  admit(): Promise<void>
  /** The same as `startSession`, in a transaction and with it or not at all; `admit` comes before. */
  startSessionIn(tx: Transaction): string
  /** Replaces the browser's session by a new one of the member, in a transaction and with it or not at all. */
  signIn(tx: Transaction, memberId: number): Promise<{ session: string; device: string }>
  /** Deletes the session cookie. Ending the session itself is up to the code that calls this. */
  signOut(): void
  /** Stores the language in a cookie, for the next pages and responses. */
  storeCulture(culture: Culture): void
}

/** A signed-in caller. */
export type MemberCaller = Caller & { member: number; session: string }

export const isMember = (caller: Caller): caller is MemberCaller => caller.member !== null && caller.session !== null

const yearInSeconds = 365 * 24 * 60 * 60

export const cultureOf = (request: FastifyRequest): Culture => chosenCultureOf(request) ?? defaultCulture

function chosenCultureOf(request: FastifyRequest): Culture | null {
  // The cookies of a request too broken to be routed are not parsed.
  const chosen = (request.cookies as Record<string, string | undefined> | undefined)?.[cultureCookie]
  return isCulture(chosen) ? chosen : null
}

/** The server answers it as a 429. */
export class TooManyGuests extends Error {
  readonly statusCode = 429
}

export interface CallerParts {
  sessions: Sessions
  /** Whether the network of this address may bring one more guest now; without it, any may. */
  admitsGuest?(ip: string): Promise<boolean>
}

export async function callerOf(request: FastifyRequest, reply: FastifyReply, { sessions, admitsGuest }: CallerParts): Promise<Caller> {
  const found = await sessions.find(request.cookies[sessions.cookieName])
  const { secure } = sessions.cookieOptions
  const readable = { path: '/', sameSite: 'lax', secure } as const
  const keep = ({ id, cookie }: { id: string; cookie: string }): string => {
    caller.session = id
    reply.setCookie(sessions.cookieName, cookie, sessions.cookieOptions)
    return id
  }
  const caller: Caller = {
    culture: cultureOf(request),
    chosenCulture: chosenCultureOf(request),
    ip: request.ip,
    session: found?.id ?? null,
    member: found?.memberId ?? null,
    device: sessions.deviceOf(request.cookies[sessions.deviceCookieName]),
    startSession: async () => {
      if (caller.session !== null) return caller.session
      await caller.admit()
      return keep(await sessions.start())
    },
    admit: async () => {
      if (caller.session === null && admitsGuest && !(await admitsGuest(caller.ip))) throw new TooManyGuests()
    },
    startSessionIn: (tx) => {
      if (caller.session !== null) return caller.session
      const started = sessions.startIn(tx)
      tx.afterCommit(() => void keep(started))
      return started.id
    },
    signIn: async (tx, memberId) => {
      const started = await sessions.startFor(memberId, request.headers['user-agent'], tx.orm)
      const newDevice = caller.device === null ? sessions.newDevice() : null
      const device = caller.device ?? newDevice!.id
      tx.afterCommit(() => {
        keep(started)
        Object.assign(caller, { member: memberId, device })
        if (newDevice) reply.setCookie(sessions.deviceCookieName, newDevice.cookie, sessions.cookieOptions)
        reply.setCookie(loginFlagCookie, sessions.markOf(device, memberId), { ...readable, maxAge: yearInSeconds })
      })
      return { session: started.id, device }
    },
    signOut: () => {
      caller.session = null
      caller.member = null
      reply.clearCookie(sessions.cookieName, sessions.cookieOptions)
      reply.clearCookie(loginFlagCookie, readable)
    },
    storeCulture: (culture) => void reply.setCookie(cultureCookie, culture, { ...readable, maxAge: yearInSeconds }),
  }
  return caller
}

/** Whose call a public read is answered as: nobody's, in one language. What is cached for everybody cannot depend on who asked first. */
export const anybody = (culture: Culture): Caller => ({
  culture,
  chosenCulture: null,
  ip: '',
  session: null,
  member: null,
  device: null,
  startSession: refused,
  admit: refused,
  startSessionIn: refused,
  signIn: refused,
  signOut: refused,
  storeCulture: refused,
})

function refused(): never {
  throw new Error('A public read has no caller')
}

/** A flag that outlived its session would show a member's header to a guest. */
export function dropStaleFlag(request: FastifyRequest, reply: FastifyReply, { member }: Caller, { cookieOptions }: Sessions): void {
  if (member === null && request.cookies[loginFlagCookie] !== undefined)
    reply.clearCookie(loginFlagCookie, { path: '/', sameSite: 'lax', secure: cookieOptions.secure })
}
