import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openStage } from '#test/braintree/braintree-stage.ts'
import { account } from '#test/braintree/fake-braintree.ts'
import { cardFor } from '#test/braintree/test-cards.ts'
import { closeAfterwards } from '#test/closing.ts'
import { accountFault } from './account-fault.ts'
import { openBraintree } from './braintree-api.ts'
import { startBraintree } from './start-braintree.ts'

const shop = 'https://shop.example'
const stage = await openStage()
const { fake, database, clock } = stage
const full = { ...account, environment: 'sandbox', url: fake.url } as const
const started = await startBraintree({ account: full, database, clock, origin: shop, shopOrigins: [shop], cardKey: 'key' })
if ('wrong' in started) throw new Error(started.wrong)
const { gateway, addPages } = started
const app = Fastify()
addPages(app)
closeAfterwards(() => app.close())

const get = (url: string) => app.inject({ url })
const inFrame = (url: string, lang = 'en', parent = shop): string => {
  const address = new URL(url)
  address.searchParams.set('parent', parent)
  address.searchParams.set('lang', lang)
  return address.pathname + address.search
}

async function challengeUrl(): Promise<string> {
  const request = { attemptKey: randomUUID(), amountCents: 59_700, currency: 'SGD', orderNumber: 'KM-1' } as const
  const outcome = await gateway.charge({ ...request, card: { nonce: fake.nonceOf(cardFor('working')) } })
  if (outcome.state !== 'requires-action') throw new Error(outcome.state)
  return outcome.challengeUrl
}

test('the card fields open in the shop’s frame only, in its language, with Braintree’s hosts and no others (pay-04, pay-09)', async () => {
  const page = await get(inFrame(gateway.cardFieldsUrl, 'zh'))
  expect(page.statusCode).toBe(200)
  expect(page.body).toMatch(/lang="zh-Hans-SG".*持卡人姓名/s)
  expect((await get(inFrame(gateway.cardFieldsUrl, 'en'))).body).toContain('lang="en-GB"')
  expect(page.body).toContain(`data-token="${await gateway.clientToken!()}"`)
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain(`frame-ancestors ${shop}`)
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain('frame-src https://assets.braintreegateway.com;')
  expect(policy).not.toMatch(/unsafe|\*/)
  const stranger = await get(inFrame(gateway.cardFieldsUrl, 'en', 'https://evil.example'))
  expect([stranger.statusCode, stranger.headers['content-security-policy']]).toEqual([
    403,
    expect.stringContaining("frame-ancestors 'none'"),
  ])
})

test('every file that the pages name is served, with no types left in the scripts', async () => {
  const bodies = [(await get(inFrame(gateway.cardFieldsUrl))).body, (await get(inFrame(await challengeUrl()))).body]
  const files = new Set(bodies.flatMap((body) => [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file!)))
  expect(files.size).toBe(9)
  for (const file of files) {
    const reply = await get(file)
    expect([file, reply.statusCode]).toEqual([file, 200])
    for (const [, other] of reply.body.matchAll(/from '\.\/([\w-]+\.js)'|url\("?'?(\/[^)'"]+)/g)) {
      if (other && !file.includes('/kit/')) expect((await get(`/payment/braintree/${other}`)).statusCode).toBe(200)
    }
    if (/braintree\/[\w-]+\.js$/.test(file)) expect(reply.body).not.toMatch(/import type|: string/)
  }
})

test('the 3-D Secure page verifies what the attempt says, and nothing of a browser’s own (pay-02)', async () => {
  const url = await challengeUrl()
  const page = await get(inFrame(url, 'zh'))
  expect(page.statusCode).toBe(200)
  for (const part of ['data-amount="597.00"', 'data-bin="401288"', 'data-order="KM-1"', 'S$597.00', '确认这笔付款'])
    expect(page.body).toContain(part)
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${shop}`)
  const elsewhere = await get(inFrame(url, 'en', 'https://evil.example'))
  expect(elsewhere.body, 'it goes back to the shop').toContain(`data-parent="${shop}"`)
  const attemptKey = new URL(url).searchParams.get('attempt')!
  await gateway.end(attemptKey)
  expect((await get(inFrame(url))).statusCode, 'of an ended attempt').toBe(404)
})

test.each([
  '',
  '?attempt=',
  '?attempt=%00',
  '?attempt=a&attempt=b',
  `?attempt=${'x'.repeat(500)}`,
  '?attempt=../etc',
  '?lang[]=zh',
  '?attempt=no-such-attempt&lang=xx',
])('no 3-D Secure page for %s, and no failure', async (query) =>
  expect((await get(`/payment/braintree/challenge${query}`)).statusCode).toBe(404),
)

test('one client token serves all pages of an hour, and while there is none a page says so', async () => {
  const first = await gateway.clientToken!()
  expect(await gateway.clientToken!()).toBe(first)
  clock.advance(60 * 60 * 1000)
  fake.control.down = true
  expect((await get(inFrame(gateway.cardFieldsUrl))).statusCode).toBe(503)
  expect(await gateway.clientToken!()).toBeNull()
  fake.control.down = false
  expect(await gateway.clientToken!()).not.toBe(first)
})

test.each([
  [{}, null],
  [{ privateKey: 'wrong' }, /^BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY, BRAINTREE_PRIVATE_KEY: expected .* sandbox environment/],
  [{ merchantAccountId: 'nobody' }, /^BRAINTREE_MERCHANT_ACCOUNT: expected the name of a merchant account/],
  [{ merchantAccountId: 'shop-usd' }, /^BRAINTREE_MERCHANT_ACCOUNT: expected an account in SGD; shop-usd is in USD/],
  [{ url: 'http://127.0.0.1:1' }, /^unreachable$/],
])('an account that is wrong by %j is found at the start', async (change, fault) => {
  const other = { ...full, ...change }
  const found = await accountFault(openBraintree(other), other)
  if (fault === null) expect(found).toBeNull()
  else expect(found).toMatch(fault)
  expect(String(found)).not.toContain(other.privateKey)
})
