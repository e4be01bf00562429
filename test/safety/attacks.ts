import type { Endpoint } from '#src/kit/endpoint.ts'
import { fieldsOf, pathOf, requestOf, sampleOf, type Json, type Knowledge, type RawRequest, type Sample } from './requests.ts'

export interface Attack {
  what: string
  request: RawRequest
  /** Whether no endpoint may take it: it says what only the shop decides. */
  isRefused?: boolean
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

/** What the shop reckons with and no shopper says. */
const unknownFields = ['totalCents', 'priceCents', 'discountCents', 'tier']

const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
  'application/json; charset=utf-16',
  'json',
  ';',
  '',
]

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
  const unknown = unknownFields.map((name) => ({
    what: `body, an unknown field ${name}`,
    request: { ...whole, body: JSON.stringify({ [name]: 1, ...body }) },
    isRefused: true,
  }))
  const typed = contentTypes.map((type) => ({
    what: `content type '${type}'`,
    request: { ...whole, headers: { ...whole.headers, 'content-type': type } },
  }))
  return [
    ...bodies,
    ...unknown,
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

/** Every hostile form of a valid request of this shopper. */
export function attacksOn(endpoint: Endpoint, { cookie, known }: { cookie: string; known: Knowledge }): Attack[] {
  const sample = sampleOf(endpoint, known)
  const whole = requestOf(endpoint, sample, cookie)
  return [...bodyAttacks(endpoint, sample, whole), ...pathAttacks(endpoint, sample, whole), ...headAttacks(whole)]
}
