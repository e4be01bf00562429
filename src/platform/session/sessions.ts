import { createHash, randomBytes } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import { eq, lt } from 'drizzle-orm'
import type { Database } from '#src/platform/db/database.ts'
import { sessions as table } from './session.tables.ts'

const yearInSeconds = 365 * 24 * 60 * 60
const seenEveryMs = 60 * 60 * 1000

export interface Sessions {
  readonly cookieName: string
  readonly cookieOptions: CookieSerializeOptions
  /** The session's id (the hash that is stored), or null for a cookie that is missing, malformed or unknown. */
  find(cookie: string | undefined): Promise<string | null>
  start(): Promise<{ id: string; cookie: string }>
  /** Deletes sessions, and with them the carts, that nobody has come back to for as long as a cookie lives. */
  forgetOld(): Promise<void>
}

const hash = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url')

/** Opaque sessions: the cookie is a random secret, the database holds its hash. */
export function createSessions(database: Database, publicOrigin: string): Sessions {
  const secure = publicOrigin.startsWith('https:')
  return {
    // Browsers accept the __Host- prefix over https only; plain http is for one's own machine.
    cookieName: secure ? '__Host-session' : 'session',
    cookieOptions: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: yearInSeconds },
    async find(cookie) {
      if (!cookie || !/^[\w-]{43}$/.test(cookie)) return null
      const id = hash(cookie)
      const [row] = await database.orm.select({ seen: table.lastSeenAt }).from(table).where(eq(table.idHash, id))
      if (!row) return null
      if (Date.now() - row.seen.getTime() > seenEveryMs) {
        await database.orm.update(table).set({ lastSeenAt: new Date() }).where(eq(table.idHash, id))
      }
      return id
    },
    async start() {
      const cookie = randomBytes(32).toString('base64url')
      await database.orm.insert(table).values({ idHash: hash(cookie) })
      return { id: hash(cookie), cookie }
    },
    async forgetOld() {
      await database.orm.delete(table).where(lt(table.lastSeenAt, new Date(Date.now() - yearInSeconds * 1000)))
    },
  }
}
