import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#src/kit/endpoint.ts'
import { openTestShop } from '#test/shop.ts'
import { attacksOn, type Attack } from './attacks.ts'
import {
  commonKnowledge,
  cookieOf,
  equip,
  fieldsOf,
  parts,
  requestOf,
  sampleOf,
  send,
  type Knowledge,
  type RawReply,
  type RawRequest,
} from './requests.ts'

const testShop = await openTestShop()
const { shop, shopper, member, database, url } = testShop
const endpoints = shop.routes.map(({ endpoint }) => endpoint)

/** The faults of a response to any request. The database is up, so a 503 is one too. */
function faultOf({ method, path }: RawRequest, { status, type, text }: Omit<RawReply, 'headers'>): string | null {
  const answer = `answered ${status} ${text.slice(0, 160)}`
  if (status >= 500) return answer
  if (status < 400 || method === 'HEAD') return null
  if (!path.startsWith('/api') && !type.includes('json')) return null
  return isEnvelope(text) ? null : `outside the envelope: ${answer}`
}

const notRefused = ({ status, text }: RawReply): string | null =>
  status === 400 || status === 422 ? null : `not refused: answered ${status} ${text.slice(0, 160)}`

function isEnvelope(text: string): boolean {
  try {
    const { succeeded, title, message, code } = JSON.parse(text) as Record<string, unknown>
    return succeeded === false && [title, message, code].every((word) => typeof word === 'string' && word !== '')
  } catch {
    return false
  }
}

interface Stored {
  /** The number of the next transaction that writes, as far as all before it have ended. */
  writes: string
  /** The lines of all bags and of all valid orders. */
  goods: string
  carts: string
  stock: string
}

/** The versions of a table's rows: whoever inserts, updates or deletes one and commits changes it. */
const versionsOf = (table: string): string => `(select bit_xor(hashtextextended(xmin::text || ctid::text, 0)) from ${table})`

/** All data that a request could have changed; what it was `before`, where nobody has written since. */
async function stored(before?: Stored): Promise<Stored> {
  const writes = await database.pool.query<{ writes: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text writes')
  if (before && writes.rows[0]!.writes === before.writes) return before
  const { rows } = await database.pool.query<Omit<Stored, 'writes'>>(
    `select concat(${versionsOf('cart_lines')}, ' ', (select count(*) from orders where status in ('paid', 'pendingPayment'))) goods,
       ${versionsOf('carts')} carts, ${versionsOf('stock_levels')} stock`,
  )
  return { ...writes.rows[0]!, ...rows[0]! }
}

const changes = (before: Stored, after: Stored): string[] =>
  (['goods', 'carts', 'stock'] as const).filter((what) => before[what] !== after[what])

async function newcomer(endpoint: Endpoint): Promise<{ cookie: string; known: Knowledge }> {
  const guest = endpoint.access === 'member' ? await member() : shopper()
  const known = await equip(testShop, guest, { order: parts.some((part) => Object.hasOwn(fieldsOf(endpoint, part), 'orderNumber')) })
  return { cookie: cookieOf(guest), known }
}

const textOf = ({ what, request: { method, path, body } }: Attack): string =>
  `${what} | ${method} ${path.slice(0, 200)}${body ? ` | ${body.slice(0, 300)}` : ''}`

const onlyReads = ({ request }: Attack): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(request.method)

/**
 * Sends the attacks one after another from a shopper with a filled bag; after an attack that changes the bag, a new
 * shopper follows. What is stored is read after each request that may write, and after the last of several that may not.
 */
async function besiege(endpoint: Endpoint): Promise<{ sent: number; faults: string[] }> {
  const faults: string[] = []
  let guest = await newcomer(endpoint)
  let before = await stored()
  let attacks = attacksOn(endpoint, guest)
  for (let index = 0; index < attacks.length; index++) {
    const attack = attacks[index]!
    const reply = await send(url, attack.request).catch((error: Error): RawReply => ({
      status: 599,
      type: '',
      text: error.message,
      headers: {},
    }))
    const fault = faultOf(attack.request, reply) ?? (attack.isRefused ? notRefused(reply) : null)
    if (fault) faults.push(`${textOf(attack)} | ${fault}`)
    const next = attacks[index + 1]
    if (onlyReads(attack) && next && onlyReads(next)) continue
    const after = await stored(before)
    const changed = changes(before, after)
    const mayChange = reply.status < 400 && !onlyReads(attack)
    if (changed.length > 0 && !mayChange) faults.push(`${textOf(attack)} | answered ${reply.status} and changed ${changed.join(', ')}`)
    before = after
    if (!changed.includes('goods')) continue
    guest = await newcomer(endpoint)
    attacks = attacksOn(endpoint, guest)
    before = await stored()
  }
  return { sent: attacks.length, faults }
}

describe('hostile input (safe-21, safe-22)', () => {
  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s accepts the request that the attacks are made from',
    async (_, endpoint) => {
      const { cookie, known } = await newcomer(endpoint)
      const reply = await send(url, requestOf(endpoint, sampleOf(endpoint, known), cookie))
      const expected = reply.status < 300 || endpoint.problems.some((code) => code !== 'VALIDATION' && reply.text.includes(`"${code}"`))
      expect(expected, `${reply.status} ${reply.text}`).toBe(true)
    },
  )

  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s answers with a problem and does not change stored data',
    async (_, endpoint) => {
      const { sent, faults } = await besiege(endpoint)
      expect(sent).toBeGreaterThan(20)
      expect(faults).toEqual([])
    },
    60_000,
  )

  test.each([
    '/',
    '//',
    '//[',
    '/%',
    '/%00',
    '/%ff',
    '/%E0%A4%A',
    '/api',
    '/api/',
    '/api//',
    '/api/%00',
    '/api/%ff',
    '/api/%E0%A4%A',
    '/api/../..',
    '*',
    'http://[',
    '/?%00',
    '/healthz?%ff',
    '/readyz?%00',
  ])('the bare path %s', async (path) => {
    const attack = { method: 'GET', path }
    expect(faultOf(attack, await send(url, attack))).toBeNull()
  })

  test('twin: a fault is found', () => {
    const attack = { method: 'GET', path: '/api/x' }
    const reply = (status: number, text: string) => faultOf(attack, { status, type: 'application/json', text })
    const envelope = { succeeded: false, title: 'No', message: 'Not so', code: 'MALFORMED' }
    expect(reply(400, JSON.stringify(envelope))).toBeNull()
    expect(reply(500, JSON.stringify(envelope))).toContain('500')
    expect(reply(400, '{"error":"Bad Request"}')).toContain('envelope')
    expect(reply(404, 'not found')).toContain('envelope')
    expect(() =>
      sampleOf(
        endpoints.find(({ name }) => name === 'GetInvoice')!,
        commonKnowledge,
      ),
    ).toThrow('orderNumber')
  })
})
