import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#src/kit/endpoint.ts'
import { openTestShop } from '#test/shop.ts'
import {
  commonKnowledge,
  cookieOf,
  equip,
  fieldsOf,
  pathOf,
  requestOf,
  sampleOf,
  send,
  type Json,
  type Knowledge,
  type RawReply,
  type RawRequest,
  type Sample,
} from './requests.ts'

const testShop = await openTestShop()
const { shop, shopper, member, database, url } = testShop
const endpoints = shop.routes.map(({ endpoint }) => endpoint)

interface Attack {
  what: string
  request: RawRequest
}

const nested = (depth: number): Json => (depth === 0 ? 'bottom' : { a: [nested(depth - 1)] })
const long = 'x'.repeat(10_000)

/** Hostile values by the type of a field: texts are attacked as texts, other fields by their type. */
const texts: Record<string, Json> = {
  empty: '',
  blank: '   ',
  NUL: 'Tan\u0000Mei Lin',
  'lone high surrogate': 'Tan \ud800',
  'lone low surrogate': '\udfff Tan',
  'ten thousand characters': long,
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈',
  'right to left': '\u202eniL ieM\u202c\u200f',
  SQL: "'; drop table carts; --",
  template: '{{7*7}}${7*7}',
  script: '<script>alert(1)</script>',
  'line breaks': 'a\r\nSet-Cookie: session=b',
  __proto__: '__proto__',
  NaN: 'NaN',
}
const things: Record<string, Json> = {
  'minus one': -1,
  zero: 0,
  'one and a half': 1.5,
  '1e308': 1e308,
  '2^31': 2 ** 31,
  '2^53': 2 ** 53,
  true: true,
  null: null,
  'empty list': [],
  'empty object': {},
  'fifty deep': nested(50),
}
const fewTexts = ['empty', 'NUL', 'lone high surrogate', 'SQL', 'NaN']
const fewThings = ['zero', 'null', 'empty list', 'empty object', 'fifty deep']

/** Raw path segments: wrong escapes, and bytes that are not UTF-8. */
const rawTexts: Record<string, string> = {
  empty: '',
  NUL: '%00',
  'cut escape': '%E0%A4%A',
  'byte ff': '%ff',
  'lone surrogate': '%ED%A0%80',
  'bare percent': '%',
  slashes: '//',
  'open bracket': '//[',
  'up and away': '..%2f..%2fetc%2fpasswd',
  'ten thousand characters': long,
  emoji: encodeURIComponent('👩‍👩‍👧‍👦'),
  'right to left': encodeURIComponent('\u202eniL'),
  SQL: encodeURIComponent("'; drop table carts; --"),
  template: encodeURIComponent('{{7*7}}'),
  script: encodeURIComponent('<script>alert(1)</script>'),
  'minus one': '-1',
  zero: '0',
  'one and a half': '1.5',
  '1e308': '1e308',
  '2^31': '2147483648',
  '2^53': '9007199254740992',
  NaN: 'NaN',
  true: 'true',
  null: 'null',
  __proto__: '__proto__',
}

const cookies: Record<string, string> = {
  'no name': '=',
  semicolons: ';;; ;',
  'cut escape': 'session=%E0%A4%A; culture=%ff',
  NUL: 'session=%00; culture=%00',
  'two sessions': 'session=a; session=b',
  'own words': '__proto__=x; constructor=y; culture=__proto__',
  'not ASCII': 'session=\u00e9\u00ff; culture="zh',
  'eight kilobytes': `session=${'s'.repeat(8000)}`,
}

type Path = (string | number)[]

/** Every place in a value, also inside a JSON text, such as that of addressLine1. */
function placesOf(value: Json, path: Path = []): Path[] {
  const inner = insideOf(value)
  if (inner === null) return [path]
  return [path, ...Object.entries(inner).flatMap(([key, child]) => placesOf(child, [...path, key]))].filter((place) => place.length > 0)
}

function insideOf(value: Json): Record<string, Json> | null {
  if (typeof value === 'string' && value.startsWith('{')) return JSON.parse(value) as Record<string, Json>
  return typeof value === 'object' && value !== null ? (value as Record<string, Json>) : null
}

const at = (value: Json, path: Path): Json => path.reduce<Json>((inner, key) => insideOf(inner)![key]!, value)

function replaced(value: Json, [key, ...rest]: Path, wrong: Json): Json {
  if (key === undefined) return wrong
  const inner = insideOf(value)!
  const changed = { ...inner, [key]: replaced(inner[key]!, rest, wrong) }
  if (typeof value === 'string') return JSON.stringify(changed)
  return Array.isArray(value) ? Object.values(changed) : changed
}

const pick = (values: Record<string, Json>, names: string[]) => Object.fromEntries(names.map((name) => [name, values[name]!]))

function bodyAttacks(endpoint: Endpoint, sample: Sample, whole: RawRequest): Attack[] {
  const { body } = sample
  if (!body)
    return [
      {
        what: 'a body nobody asked for',
        request: { ...whole, headers: { ...whole.headers, 'content-type': 'application/json' }, body: '{"a":1}' },
      },
    ]
  const mutated = placesOf(body).flatMap((place) => {
    const isText = typeof at(body, place) === 'string'
    const values = isText ? { ...texts, ...pick(things, fewThings) } : { ...pick(texts, fewTexts), ...things }
    return Object.entries(values).map(([name, wrong]) => ({
      what: `${place.join('.')}: ${name}`,
      body: JSON.stringify(replaced(body, place, wrong)),
    }))
  })
  const good = whole.body!
  const bodies = [
    ...mutated,
    { what: 'an unknown field', body: good.replace('{', '{"totalCents":1,') },
    { what: '__proto__ as a field', body: good.replace('{', '{"__proto__":{"isAdmin":true},') },
    { what: 'constructor as a field', body: good.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},') },
    { what: 'a field twice', body: good.replace('{', `{${good.slice(1, -1)},`) },
    { what: 'cut JSON', body: good.slice(0, -1) },
    { what: 'no JSON', body: "'; drop table carts; --" },
    { what: 'NaN', body: 'NaN' },
    { what: 'nothing', body: '' },
    { what: 'null', body: 'null' },
    { what: 'a list', body: `[${good}]` },
    { what: 'a text', body: JSON.stringify(good) },
    { what: 'raw NUL', body: good.replace('{', '{\u0000') },
    { what: 'ten thousand brackets', body: '['.repeat(10_000) },
    { what: 'a hundred kilobytes', body: good.replace('{', `{"padding":"${'x'.repeat(100_000)}",`) },
  ].map(({ what, body: text }) => ({ what: `body, ${what}`, request: { ...whole, body: text } }))
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/xml',
    'application/json; charset=utf-16',
    'json',
    ';',
    '',
  ]
  const typed = types.map((type) => ({
    what: `content type '${type}'`,
    request: { ...whole, headers: { ...whole.headers, 'content-type': type } },
  }))
  return [
    ...bodies,
    ...typed,
    { what: `${endpoint.method} without a body`, request: { method: whole.method, path: whole.path, headers: whole.headers! } },
  ]
}

function pathAttacks(endpoint: Endpoint, sample: Sample, whole: RawRequest): Attack[] {
  const places = [...Object.keys(fieldsOf(endpoint, 'params')), ...Object.keys(fieldsOf(endpoint, 'query'))]
  const mutated = places.flatMap((name) =>
    Object.entries(rawTexts).map(([what, text]) => ({ what: `${name}: ${what}`, path: pathOf(endpoint, sample, { [name]: text }) })),
  )
  const twice = Object.keys(sample.query ?? {}).map((name) => ({ what: `${name} twice`, path: `${whole.path}&${name}=1&${name}[]=2` }))
  const mark = whole.path.includes('?') ? '&' : '?'
  const around = ['%00', '%ff', '%E0%A4%A', '__proto__[a]=1&constructor=2', 'page=1&page=2'].map((text) => ({
    what: `query with ${text}`,
    path: `${whole.path}${mark}${text}`,
  }))
  const ends = ['%00', '/%ff', '/%E0%A4%A', '//', '//['].map((text) => ({ what: `path with ${text}`, path: `${endpoint.path}${text}` }))
  const starts = ['/', '//[', '/%00'].map((text) => ({ what: `path after ${text}`, path: `${text}${endpoint.path}` }))
  return [...mutated, ...twice, ...around, ...ends, ...starts].map(({ what, path }) => ({ what, request: { ...whole, path } }))
}

const headAttacks = (whole: RawRequest): Attack[] => [
  ...['HEAD', 'OPTIONS', 'PATCH', 'GET', 'DELETE'].map((method) => ({ what: `as ${method}`, request: { ...whole, method } })),
  ...Object.entries(cookies).map(([what, cookie]) => ({
    what: `cookie, ${what}`,
    request: { ...whole, headers: { ...whole.headers, cookie } },
  })),
]

/** The faults of a response to any request. The database is up, so a 503 is one too. */
function faultOf({ method, path }: RawRequest, { status, type, text }: Omit<RawReply, 'headers'>): string | null {
  const answer = `answered ${status} ${text.slice(0, 160)}`
  if (status >= 500) return answer
  if (status < 400 || method === 'HEAD') return null
  if (!path.startsWith('/api') && !type.includes('json')) return null
  return isEnvelope(text) ? null : `outside the envelope: ${answer}`
}

function isEnvelope(text: string): boolean {
  try {
    const { succeeded, title, message, code } = JSON.parse(text) as Record<string, unknown>
    return succeeded === false && [title, message, code].every((word) => typeof word === 'string' && word !== '')
  } catch {
    return false
  }
}

interface Stored {
  /** The lines of all bags and of all valid orders. */
  goods: string
  carts: string
  stock: string
}

/** All data that a request could have changed. */
async function stored(): Promise<Stored> {
  const { rows } = await database.pool.query(`
    select concat((select md5(string_agg(l::text, '|' order by auto_id)) from cart_lines l), ' ',
                  (select count(*) from orders where status in ('paid', 'pendingPayment'))) goods,
           (select md5(string_agg(c::text, '|' order by auto_id)) from carts c) carts,
           (select md5(string_agg(s::text, '|' order by variant_id, location_id)) from stock_levels s) stock`)
  return rows[0]
}

const changes = (before: Stored, after: Stored): string[] =>
  (['goods', 'carts', 'stock'] as const).filter((what) => before[what] !== after[what])

async function newcomer(endpoint: Endpoint): Promise<{ cookie: string; known: Knowledge }> {
  const guest = endpoint.access === 'member' ? await member() : shopper()
  const known = await equip(testShop, guest, { order: Object.hasOwn(fieldsOf(endpoint, 'query'), 'orderNumber') })
  return { cookie: cookieOf(guest), known }
}

function attacksOn(endpoint: Endpoint, { cookie, known }: { cookie: string; known: Knowledge }): Attack[] {
  const sample = sampleOf(endpoint, known)
  const whole = requestOf(endpoint, sample, cookie)
  return [...bodyAttacks(endpoint, sample, whole), ...pathAttacks(endpoint, sample, whole), ...headAttacks(whole)]
}

const textOf = ({ what, request: { method, path, body } }: Attack): string =>
  `${what} | ${method} ${path.slice(0, 200)}${body ? ` | ${body.slice(0, 300)}` : ''}`

/** Sends the attacks one after another from a shopper with a filled bag; after an attack that changes the bag, a new shopper follows. */
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
    const fault = faultOf(attack.request, reply)
    if (fault) faults.push(`${textOf(attack)} | ${fault}`)
    const after = await stored()
    const changed = changes(before, after)
    const mayChange = reply.status < 400 && !['GET', 'HEAD', 'OPTIONS'].includes(attack.request.method)
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
