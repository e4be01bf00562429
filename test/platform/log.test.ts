import Fastify, { type FastifyLoggerOptions } from 'fastify'
import { expect, test } from 'vitest'
import { allowedFields, logOptions } from '#src/platform/http/log.ts'

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

test('a written line has no message of an error, with whatever it is logged; the shop’s own words stay (safe-40)', () => {
  const lines: string[] = []
  const stream = { write: (line: string) => lines.push(line) }
  const app = Fastify({ logger: { ...(logOptions('debug') as FastifyLoggerOptions), stream } })
  const cause = new Error('550 no mailbox meilin.tan@example.sg')
  const err = new Error('Failed query: insert into guests values ($1)\nparams: meilin.tan@example.sg', { cause })
  app.log.error({ err })
  app.log.error(err)
  app.log.error({ err, job: 'send-mail' }, err.message)
  app.log.child({ reqId: '1' }).warn({ err, msg: err.message })
  app.log.info({ route: '/', status: 200 })
  app.log.warn({ err }, 'The mail was not sent')
  app.log.warn('The database answers again')
  expect(lines.join('')).not.toMatch(/meilin|params|no mailbox/)
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    '',
    '',
    '',
    '',
    undefined,
    'The mail was not sent',
    'The database answers again',
  ])
  expect(JSON.parse(lines[3]!)).toMatchObject({ reqId: '1', error: { type: 'Error' } })
})
