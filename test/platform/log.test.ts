import { expect, test } from 'vitest'
import { allowedFields } from '#src/platform/http/log.ts'

test('a log line contains only the fields of the list (safe-15, safe-40)', () => {
  const error = Object.assign(new Error('card 4242424242424242 of meilin.tan@example.sg'), { code: '23505' })
  const line = allowedFields({
    route: '/api/x',
    status: 500,
    ms: 3,
    email: 'meilin.tan@example.sg',
    body: { cvv: '123' },
    headers: { cookie: 'session=abc' },
    err: error,
  })
  expect(line).toMatchObject({ route: '/api/x', status: 500, ms: 3, error: { type: 'Error', code: '23505' } })
  expect(JSON.stringify(line)).not.toMatch(/meilin|4242|cvv|session=/)
})
