import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { gatewayBehaviour, type CardKind, type Stage } from './gateway-behaviour.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'
import { startSandboxBank, type BankOptions } from './sandbox/bank.ts'

const cards: Record<CardKind, string> = {
  working: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  'insufficient-funds': '4000 0000 0000 9995',
  'expired-card': '4000 0000 0000 0069',
  challenged: '4000 0000 0000 3220',
  'answer-lost': '4000 0000 0000 0119',
  'request-lost': '4000 0000 0000 0127',
}

const folder = await mkdtemp(join(tmpdir(), 'bank-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function sandboxStage(options: Pick<BankOptions, 'twin'> = {}): Promise<Stage> {
  const bank = await startSandboxBank({
    host: '127.0.0.1',
    port: 0,
    journalFile: join(folder, `${randomUUID()}.jsonl`),
    shopOrigins: ['http://localhost:3000'],
    apiKey: 'key-of-the-test',
    eventSecret: 'secret',
    ...options,
  })
  afterAll(() => bank.close())
  return {
    gateway: createSandboxGateway({
      origin: bank.origin,
      apiUrl: bank.url,
      apiKey: 'key-of-the-test',
      eventSecret: 'secret',
      // Longer than a busy machine takes for an answer.
      timeoutMs: 1500,
    }),
    nonceOf: async (kind) => bank.control.nonceFor(cards[kind]),
    captures: async (orderNumber) => bank.control.captures(orderNumber),
    setDown: async (down) => bank.control.set({ down }),
    workingRange: '424242',
    proofOf: (challengeUrl, result) => bank.control.proofOf(challengeUrl, result),
  }
}

const stage = await sandboxStage()

for (const [name, run] of Object.entries(gatewayBehaviour)) test(`the sandbox gateway ${name}`, () => run(stage))

test('a twin without idempotency by key is caught', async () => {
  const twin = await sandboxStage({
    twin: (ledger, tokens) => ({
      ...ledger,
      charge: (charge) => ledger.charge({ ...charge, attemptKey: randomUUID(), card: { nonce: freshNonce(tokens) } }),
    }),
  })
  await expect(gatewayBehaviour['charges one key once'](twin)).rejects.toThrow('captures under one key')
})

test('a twin that accepts a nonce twice is caught', async () => {
  const twin = await sandboxStage({
    twin: (ledger, tokens) => ({ ...ledger, charge: (charge) => ledger.charge({ ...charge, card: { nonce: freshNonce(tokens) } }) }),
  })
  await expect(gatewayBehaviour['takes a nonce once'](twin)).rejects.toThrow('a nonce used again')
})

test('a twin that leaves unknown keys open is caught', async () => {
  const twin = await sandboxStage({
    twin: (ledger) => ({
      ...ledger,
      inquire: async (key) =>
        ledger.entries.some((entry) => 'attemptKey' in entry && entry.attemptKey === key) ? ledger.inquire(key) : { event: 'closed' },
    }),
  })
  await expect(gatewayBehaviour['closes a key that it is asked about before it sees it'](twin)).rejects.toThrow(
    'a request that arrives after the inquiry',
  )
})

const freshNonce = (tokens: Parameters<NonNullable<BankOptions['twin']>>[1]): string =>
  tokens.issue({ number: cards.working, expiry: '12/30', cvv: '123', name: 'Tan Mei Lin' }).nonce

test('an answer that is late, wrong or refused is unknown', async () => {
  const nowhere = createSandboxGateway({
    origin: 'http://127.0.0.1:1',
    apiUrl: 'http://127.0.0.1:1',
    apiKey: 'x',
    eventSecret: 'secret',
    timeoutMs: 400,
  })
  expect(await nowhere.inquire('some-key')).toEqual({ state: 'unknown' })
  const stranger = createSandboxGateway({
    origin: stage.gateway.origin,
    apiUrl: stage.gateway.origin,
    apiKey: 'wrong',
    eventSecret: 'secret',
    timeoutMs: 400,
  })
  expect(await stranger.inquire('some-key')).toEqual({ state: 'unknown' })
})

test('the accepted cards cover the published ranges (pay-07)', () => {
  const brand = (digits: string) => stage.gateway.validationCardTypes.find(({ pattern }) => new RegExp(pattern).test(digits))?.name
  expect(brand('4242424242424242')).toBe('Visa')
  expect(brand('2221000000000009')).toBe('Mastercard')
  expect(brand('2720990000000007')).toBe('Mastercard')
  expect(brand('2721000000000004')).toBeUndefined()
  expect(brand('378282246310005')).toBe('American Express')
  expect(brand('3566002020360505')).toBe('JCB')
  expect(brand('6200000000000005')).toBe('UnionPay')
  expect(brand('5412750012345')).toBeUndefined()
})
