import { createHash, randomBytes } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { isDatabaseAway } from '#src/platform/db/database-away.ts'
import type { Database, Orm, Transaction } from '#src/platform/db/database.ts'
import { prepared } from '#src/platform/db/prepared.ts'
import { sessions as table } from './session.tables.ts'

const yearInSeconds = 365 * 24 * 60 * 60
/** What begins and ends a session is told by the database's clock: that of one process may be wrong, and ends nobody's session then. */
const isOver = sql`created_at < now() - interval '365 days'`
/** A guest who stays away for so long finds the bag empty. */
const isForgotten = sql`member_id is null and last_seen_at < now() - interval '30 days'`
const isSeenLately = sql`last_seen_at > now() - interval '1 hour'`
const longestDevice = 200
const markLength = 12

export interface Session {
  /** The hash of the cookie, as stored. */
  id: string
  memberId: number | null
}

export interface SignedIn {
  id: string
  device: string | null
  signedInAt: Date
  lastSeenAt: Date
}

export interface Sessions {
  readonly cookieName: string
  readonly cookieOptions: CookieSerializeOptions
  /** The cookie that names the browser across its sessions. It carries no authority. */
  readonly deviceCookieName: string
  /** The stored form of a device's cookie; null for a cookie that is missing or malformed. */
  deviceOf(cookie: string | undefined): string | null
  newDevice(): { id: string; cookie: string }
  /** What tells this member from others in this browser: the same at every sign-in, and of no use elsewhere. */
  markOf(device: string, memberId: number): string
  /** Null for a cookie that is missing, malformed or unknown, and for a session that began a year ago. */
  find(cookie: string | undefined): Promise<Session | null>
  start(): Promise<{ id: string; cookie: string }>
  /** A session that is stored with the transaction, or not at all. */
  startIn(tx: Transaction): { id: string; cookie: string }
  /** A new session for a member, with a new id, so that an id from before the sign-in is worth nothing after it. */
  startFor(memberId: number, device: string | undefined, orm?: Orm): Promise<{ id: string; cookie: string }>
  end(orm: Orm, id: string): Promise<void>
  /** The member's sessions, the latest first. */
  ofMember(orm: Orm, memberId: number): Promise<SignedIn[]>
  /** How many milliseconds ago the session began with a sign-in; null for a guest's. */
  msSinceSignIn(orm: Orm, id: string): Promise<number | null>
  /** Ends all sessions of a member but the given one. */
  endOthers(orm: Orm, memberId: number, exceptId: string | null): Promise<void>
  /** Deletes sessions, with their carts: a guest's that was not used for 30 days, and any that began a year ago (safe-46). */
  deleteOld(): Promise<void>
}

const isSecret = (cookie: string | undefined): cookie is string => cookie !== undefined && /^[\w-]{43}$/.test(cookie)
const hash = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url')

function newSecret(): { id: string; cookie: string } {
  const cookie = randomBytes(32).toString('base64url')
  return { id: hash(cookie), cookie }
}

const findSession = prepared<{ isSeenLately: boolean; memberId: number | null }, { id: string }>(
  'session',
  sql`select ${isSeenLately} "isSeenLately", member_id "memberId" from sessions where id_hash = ${sql.placeholder('id')} and not ${isOver}`,
)

const insertGuest = prepared<object, { id: string }>('new-session', sql`insert into sessions (id_hash) values (${sql.placeholder('id')})`)

/** While the database only reads, as with a full disk, it is left to a later call: whoever only looks is answered (run-01). */
async function noteSeen(orm: Orm, id: string): Promise<void> {
  const noted = orm
    .update(table)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(table.idHash, id))
  await noted.catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error
  })
}

/** Opaque sessions: the cookie is a random secret, and the database stores its hash. */
export function createSessions(database: Database, publicOrigin: string): Sessions {
  const secure = publicOrigin.startsWith('https:')
  return {
    // Browsers accept the __Host- prefix over https only; plain http is for a shop on loopback.
    cookieName: secure ? '__Host-session' : 'session',
    cookieOptions: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: yearInSeconds },
    deviceCookieName: secure ? '__Host-device' : 'device',
    deviceOf: (cookie) => (isSecret(cookie) ? hash(cookie) : null),
    newDevice: newSecret,
    markOf: (device, memberId) => hash(`${device} ${memberId}`).slice(0, markLength),
    async find(cookie) {
      if (!isSecret(cookie)) return null
      const id = hash(cookie)
      const [row] = await database.onSharedConnection((orm) => findSession(orm, { id }))
      if (!row) return null
      if (!row.isSeenLately) await noteSeen(database.orm, id)
      return { id, memberId: row.memberId }
    },
    async start() {
      const secret = newSecret()
      await insertGuest(database.orm, { id: secret.id })
      return secret
    },
    startIn({ orm, withCommit }) {
      const secret = newSecret()
      withCommit(insertGuest(orm, { id: secret.id }))
      return secret
    },
    async startFor(memberId, device, orm = database.orm) {
      const secret = newSecret()
      await orm.insert(table).values({ idHash: secret.id, memberId, signedInAt: sql`now()`, device: device?.slice(0, longestDevice) })
      return secret
    },
    async end(orm, id) {
      await orm.delete(table).where(eq(table.idHash, id))
    },
    async ofMember(orm, memberId) {
      const rows = await orm
        .select({ id: table.idHash, device: table.device, signedInAt: table.signedInAt, lastSeenAt: table.lastSeenAt })
        .from(table)
        .where(and(eq(table.memberId, memberId), isNotNull(table.signedInAt)))
        .orderBy(desc(table.lastSeenAt))
      return rows.map((row) => ({ ...row, signedInAt: row.signedInAt! }))
    },
    async msSinceSignIn(orm, id) {
      const ms = sql<number | null>`(extract(epoch from now() - ${table.signedInAt}) * 1000)::float8`
      const [row] = await orm.select({ ms }).from(table).where(eq(table.idHash, id))
      return row?.ms ?? null
    },
    async endOthers(orm, memberId, exceptId) {
      await orm.delete(table).where(and(eq(table.memberId, memberId), exceptId === null ? undefined : ne(table.idHash, exceptId)))
    },
    async deleteOld() {
      await database.orm.delete(table).where(sql`(${isForgotten}) or ${isOver}`)
    },
  }
}
