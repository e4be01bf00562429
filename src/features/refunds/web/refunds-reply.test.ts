import { expect, test } from 'vitest'
import { noAnswer } from '#src/kit/client.ts'
import { foundRefunds, whyNot } from './refunds-reply.ts'

const refused = (status: number, message = '') => ({ ok: false as const, problem: { ...noAnswer, status, message } })

test('an order that is unknown has nothing to send back; any other failure is one, so that what was read before stays (refund-10)', () => {
  expect(foundRefunds(refused(404))).toBeNull()
  for (const status of [0, 401, 429, 500, 503]) expect(() => foundRefunds(refused(status))).toThrow()
})

test('a call that failed says why, also when no answer came (refund-16)', () => {
  expect(whyNot({ ok: true }, 'away')).toBeNull()
  expect(whyNot(refused(409, 'Too late'), 'away')).toBe('Too late')
  expect(whyNot(refused(0), 'away')).toBe('away')
})
