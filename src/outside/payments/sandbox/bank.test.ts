import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { movableClock } from '#src/kit/clock.ts'
import { startSandboxBank, type BankOptions, type SandboxBank } from './bank.ts'

const shop = 'http://localhost:3000'
const apiKey = 'key-of-the-test'
const eventSecret = 'secret-of-the-events'
const folder = await mkdtemp(join(tmpdir(), 'bank-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
let started = 0

async function openBank(options: Partial<BankOptions> = {}): Promise<SandboxBank> {
  const journalFile = join(folder, `${++started}.jsonl`)
  const bank = await startSandboxBank({ host: '127.0.0.1', port: 0, journalFile, shopOrigins: [shop], apiKey, eventSecret, ...options })
  afterAll(() => bank.close())
  return bank
}

const bank = await openBank()
const good = { number: '4242 4242 4242 4242', expiry: '12/30', cvv: '123', name: 'TAN MEI LIN' }

const post = (at: SandboxBank, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(at.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const token = (body: unknown, origin = bank.origin) => post(bank, '/tokens', body, { origin })
const withKey = { authorization: `Bearer ${apiKey}` }
const charge = (at: SandboxBank, body: object) => post(at, '/v1/charges', body, withKey)
const chargeOf = (at: SandboxBank, attemptKey: string) => ({
  attemptKey,
  amountCents: 59_700,
  currency: 'SGD',
  card: { nonce: at.control.nonceFor(good.number) },
  orderNumber: 'KM-2611-00001',
})

test('only the shop may embed the card form, which is in British English or Chinese (pay-04)', async () => {
  const page = await fetch(`${bank.url}/card-fields?parent=${encodeURIComponent(shop)}&lang=zh`)
  expect(page.status).toBe(200)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain(`frame-ancestors ${shop};`)
  expect(policy).not.toMatch(/unsafe|\*/)
  const text = await page.text()
  expect(text).toContain('<html lang="zh-Hans-SG">')
  expect(text).toContain('持卡人姓名')
  const english = await fetch(`${bank.url}/card-fields?parent=${encodeURIComponent(shop)}&lang=en`)
  expect(await english.text()).toContain('<html lang="en-GB">')
  for (const parent of ['http://evil.example', `${shop}.evil.example`, '', `${shop}&parent=${shop}`]) {
    const refused = await fetch(`${bank.url}/card-fields?parent=${parent}`)
    expect(refused.status).toBe(403)
    expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
})

test('every script of the card form is served as JavaScript without types', async () => {
  const seen = new Set<string>()
  const walk = async (name: string): Promise<void> => {
    if (seen.has(name)) return
    seen.add(name)
    const reply = await fetch(`${bank.url}/card-fields/${name}`)
    expect(reply.headers.get('content-type')).toContain('text/javascript')
    const text = await reply.text()
    expect(text).not.toMatch(/^(export )?(interface|type) /m)
    for (const [, next] of text.matchAll(/from '\.\/([a-z-]+\.js)'/g)) await walk(next!)
  }
  await walk('card-frame.js')
  expect(seen.size).toBe(6)
})

test('a card becomes a nonce, and its number is not stored (safe-12)', async () => {
  const reply = await token(good)
  expect(reply.status).toBe(201)
  expect(await reply.json()).toEqual({ nonce: expect.stringMatching(/^[\w-]{32}$/), brand: 'Visa', last4: '4242', range: '424242' })
  const own = await openBank({ journalFile: join(folder, 'own.jsonl') })
  await charge(own, chargeOf(own, 'first'))
  expect(await readFile(join(folder, 'own.jsonl'), 'utf8')).not.toMatch(/\d{12}|4242 4242/)
})

test('a card that breaks the rules is refused field by field', async () => {
  const reply = await token({ ...good, number: '4242 4242 4242 4241', cvv: '' })
  expect(reply.status).toBe(422)
  expect(await reply.json()).toEqual({ fields: { number: 'invalid', cvv: 'missing' } })
})

test('only the card form itself may send a card', async () => {
  expect((await token(good, shop)).status).toBe(403)
  expect((await post(bank, '/tokens', good)).status).toBe(403)
})

test('a nonce expires', async () => {
  const clock = movableClock('2026-11-21T04:00:00Z')
  const own = await openBank({ clock })
  const request = chargeOf(own, 'old')
  clock.advance(30 * 60_000 + 1)
  expect(await (await charge(own, request)).json()).toEqual({ state: 'declined', reason: 'invalid-nonce' })
})

test('a restart loses no charge, and a torn last line is ignored', async () => {
  const journalFile = join(folder, 'restart.jsonl')
  const before = await openBank({ journalFile })
  const request = chargeOf(before, 'kept')
  const first = await (await charge(before, request)).json()
  await fetch(`${before.url}/v1/charges/asked-early`, { headers: withKey })
  await before.close()
  await appendFile(journalFile, '{"at":"2026-11-21T00:00:00.000Z","attemptKey":"torn","event":"capt')

  const after = await openBank({ journalFile })
  expect(await (await charge(after, request)).json()).toEqual(first)
  expect((await charge(after, chargeOf(after, 'asked-early'))).status).toBe(409)
  expect(await (await charge(after, chargeOf(after, 'torn'))).json()).toMatchObject({ state: 'captured' })
  const attempts = after.control.journal.filter((entry) => 'attemptKey' in entry)
  expect(attempts.map(({ event, attemptKey }) => `${event} ${attemptKey}`)).toEqual([
    'captured kept',
    'closed asked-early',
    'captured torn',
  ])
  expect(
    (await readFile(journalFile, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(after.control.journal)
})

test('simultaneous charges are all in the journal', async () => {
  const own = await openBank()
  const replies = await Promise.all(Array.from({ length: 100 }, (_, index) => charge(own, chargeOf(own, `many-${index}`))))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  expect(own.control.captures('KM-2611-00001')).toBe(100)
})

test('no charge is made when the journal cannot be written', async () => {
  const own = await openBank({ twin: (ledger) => ({ ...ledger, charge: () => Promise.reject(new Error('disk full')) }) })
  expect((await charge(own, chargeOf(own, 'full'))).status).toBe(503)
})

test('every call without the key is refused', async () => {
  for (const authorization of ['', 'Bearer', 'Bearer wrong', `Basic ${apiKey}`]) {
    expect((await post(bank, '/v1/charges', {}, { authorization })).status).toBe(401)
    expect((await fetch(`${bank.url}/v1/charges/any`, { headers: { authorization } })).status).toBe(401)
    expect((await fetch(`${bank.url}/v1/movements`, { headers: { authorization } })).status).toBe(401)
  }
})

test('malformed requests get a 4xx and never charge', async () => {
  const own = await openBank()
  const request = chargeOf(own, 'well-formed')
  const wrong = [
    { amountCents: 0 },
    { amountCents: -1 },
    { amountCents: 1.5 },
    { amountCents: '59700' },
    { amountCents: 1e15 },
    { amountCents: null },
    { currency: 'USD' },
    { card: { nonce: '' } },
    { card: { nonce: { $ne: 1 } } },
    { card: {} },
    { card: { nonce: 'x'.repeat(20), vaultToken: 'x'.repeat(20) } },
    { instalments: { bank: 'straits', months: 0, cardRanges: [] } },
    { attemptKey: '../x' },
    { attemptKey: 'x'.repeat(101) },
    { orderNumber: 'a b' },
    { paid: true },
  ]
  for (const change of wrong) expect((await charge(own, { ...request, ...change })).status).toBe(400)
  for (const body of ['', '{', 'null', '[]', '"x"', '1', '{"__proto__":{"a":1}}', '{"attemptKey":'.repeat(50)]) {
    expect((await post(own, '/v1/charges', body, withKey)).status).toBe(400)
    expect((await post(own, '/tokens', body, { origin: own.origin })).status).toBe(400)
  }
  expect((await post(own, '/v1/charges', 'x'.repeat(10_000), withKey)).status).toBe(413)
  expect((await post(own, '/tokens', 'a=1', { origin: own.origin, 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
  expect((await fetch(`${own.url}/v1/charges/${'x'.repeat(150)}`, { headers: withKey })).status).toBe(400)
  expect((await fetch(`${own.url}/v1/movements?after=-1`, { headers: withKey })).status).toBe(400)
  // What was issued is written to the disk meanwhile; a charge is, before it is answered.
  await expect.poll(() => own.control.journal.map(({ event }) => event)).toEqual(['issued'])
})

test('the bank never fails on random requests', async () => {
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record({
      attemptKey: fc.string(),
      amountCents: fc.oneof(fc.integer(), fc.double()),
      currency: fc.constant('SGD'),
      card: fc.record({ nonce: fc.string() }),
      orderNumber: fc.string(),
    }),
  )
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom('/v1/charges', '/tokens'), async (sent, path) => {
      const reply = await post(bank, path, JSON.stringify(sent), { ...withKey, origin: bank.origin })
      expect(reply.status).toBeLessThan(500)
    }),
    { numRuns: 200 },
  )
})
