import { expect, test } from 'vitest'
import { isDatabaseAway } from './database-away.ts'

test.each([
  ['ECONNREFUSED', 'nobody listens'],
  ['ECONNRESET', 'the connection was cut'],
  ['EPIPE', 'the connection was cut while it was written to'],
  ['ENOTFOUND', 'its name is not known'],
  ['EAI_AGAIN', 'its name cannot be looked up now'],
  ['ETIMEDOUT', 'it does not answer'],
  ['EHOSTUNREACH', 'no way leads to its machine'],
  ['ENETUNREACH', 'no way leads to its network'],
  ['25006', 'it only reads, as the old one after another took over'],
  ['57P03', 'it is starting'],
  ['53300', 'it has too many connections'],
])('%s: the database is away, %s (run-01)', (code) => {
  const error = Object.assign(new Error('a fault'), { code })
  expect(isDatabaseAway(error)).toBe(true)
  expect(isDatabaseAway(new Error('Failed query', { cause: error }))).toBe(true)
})

test.each(['23505', '40001', 'ENOENT', ''])('%j is another fault', (code) => {
  expect(isDatabaseAway(Object.assign(new Error('a fault'), { code }))).toBe(false)
})

test('a mail server or a web address that is not reached is no database (run-01)', () => {
  const cause = Object.assign(new Error('getaddrinfo ENOTFOUND sms.example'), { code: 'ENOTFOUND' })
  expect(isDatabaseAway(new TypeError('fetch failed', { cause }))).toBe(false)
  expect(isDatabaseAway(Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT', command: 'CONN' }))).toBe(false)
})
