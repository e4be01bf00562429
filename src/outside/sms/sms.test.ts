import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { createOutbox } from '#src/outside/email/outbox-mail.ts'
import { createHttpSms } from './http-sms.ts'
import { createOutboxSms } from './outbox-sms.ts'
import { smsBehaviour, type SmsStage } from './sms-behaviour.ts'

const folder = await mkdtemp(join(tmpdir(), 'sms-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A message service on loopback with Twilio's API. */
const arrived: { to: string; text: string }[] = []
const service = Fastify()
service.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
  done(null, new URLSearchParams(body as string)),
)
service.post<{ Params: { account: string }; Body: URLSearchParams }>(
  '/2010-04-01/Accounts/:account/Messages.json',
  async ({ params, headers, body }, reply) => {
    if (headers.authorization !== `Basic ${Buffer.from('AC1:to:ken').toString('base64')}` || params.account !== 'AC1')
      return reply.code(401).send({ code: 20_003 })
    if (body.get('From') !== 'Kemuning') return reply.code(400).send({ code: 21_212 })
    if (body.get('To') === '+6590000000') return reply.code(302).header('location', 'http://localhost:1/').send()
    arrived.push({ to: body.get('To')!, text: body.get('Body')! })
    return reply.code(201).send({ status: 'queued' })
  },
)
const origin = await service.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => service.close())

const at = (url: string, credentials = 'AC1:to%3Aken') =>
  createHttpSms({ url: url.replace('://', `://${credentials}@`), from: 'Kemuning', timeoutMs: 500 })
const outbox = createOutbox(join(folder, 'outbox.jsonl'))

const stages: Record<string, SmsStage> = {
  'message service': {
    sender: at(origin),
    received: async (number) => arrived.filter(({ to }) => to === number).map(({ text }) => text),
    broken: at('http://127.0.0.1:1'),
  },
  outbox: {
    sender: createOutboxSms(outbox),
    received: async (to) => (await outbox.list({ to })).toReversed().map(({ text }) => text),
    broken: createOutboxSms(createOutbox(folder)),
  },
}

for (const [adapter, stage] of Object.entries(stages)) {
  for (const [name, run] of Object.entries(smsBehaviour)) test(`the ${adapter} ${name}`, () => run(stage))
}

test('sending fails on a wrong token, a refusal and a redirect', async () => {
  await expect(at(origin, 'AC1:wrong').send({ to: '+6591234567', text: 'x' })).rejects.toThrow('401')
  await expect(at(origin).send({ to: '+6590000000', text: 'x' })).rejects.toThrow()
})

test('sending to a service that never answers fails by its time-out', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  afterAll(() => void silent.close())
  await expect(at(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`).send({ to: '+6591234567', text: 'x' })).rejects.toThrow()
})
