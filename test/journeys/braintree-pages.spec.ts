import Fastify from 'fastify'
import { registerBraintreePages } from '#src/outside/payments/braintree/braintree-pages.ts'
import type { AttemptRow, AttemptStore } from '#src/outside/payments/braintree/attempts.store.ts'
import { freePort } from '#src/platform/db/embedded-postgres.ts'
import { kitStandIns } from '#test/braintree/kit-stand-ins.ts'
import { expect, test, type Page } from '@playwright/test'

const request = {
  attemptKey: 'attempt-1',
  amountCents: 59_700,
  currency: 'SGD',
  card: { nonce: 'n' },
  orderNumber: 'KM-2611-00001',
} as const
const card = { nonce: 'nonce-to-verify', bin: '401288', last4: '1881', cardType: 'Visa' }
const waiting: AttemptRow = {
  attemptKey: 'attempt-1',
  state: 'waiting',
  request,
  card,
  saleBeganAt: null,
  outcome: null,
  createdAt: new Date(),
}

/** A page of the shop with one frame, which writes down what the frame says. */
const shopPage = `<!doctype html><title>Shop</title><body><iframe style="width: 100%; height: 500px; border: 0"></iframe><script>
  window.heard = []
  addEventListener('message', ({ data }) => { if (data.type !== 'height') heard.push(data) })
  document.querySelector('iframe').src = new URLSearchParams(location.search).get('frame')
</script>`

const app = Fastify({ forceCloseConnections: true })
let origin = ''

test.beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const attempts = { find: async (key: string) => (key === 'attempt-1' ? waiting : undefined) } as AttemptStore
  registerBraintreePages(app, { attempts, environment: 'sandbox', shopOrigins: [origin], clientToken: async () => 'token' })
  app.get('/shop', (_request, reply) => reply.type('text/html').send(shopPage))
  await app.listen({ host: '127.0.0.1', port })
})
test.afterAll(() => app.close())

test.beforeEach(({ page }) =>
  page.route('**/payment/braintree/kit/*.js', (route) => {
    const name = /([\w-]+)\.js$/.exec(route.request().url())![1]!
    return route.fulfill({ contentType: 'text/javascript', body: kitStandIns[name]! })
  }),
)

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: { type: string }[] }).heard.at(-1))
const say = (page: Page, message: object) =>
  page.evaluate((said) => document.querySelector('iframe')!.contentWindow!.postMessage(said, location.origin), message)

async function openFramed(page: Page, path: string) {
  const address = new URL(path, origin)
  address.searchParams.set('parent', origin)
  await page.goto(`${origin}/shop?frame=${encodeURIComponent(address.href)}`)
  await expect.poll(() => heard(page)).toEqual({ type: 'ready' })
  return page.frameLocator('iframe')
}

test('Braintree’s card fields say what is missing, and give the shop a nonce and no card (pay-09)', async ({ page }) => {
  const frame = await openFramed(page, '/payment/braintree/card-fields')
  await say(page, { type: 'submit' })
  await expect.poll(() => heard(page)).toEqual({ type: 'invalid' })
  await expect(frame.getByText('Please fill in a card number')).toBeVisible()
  await expect(frame.getByText('Please fill in a cardholder name')).toBeVisible()
  await expect(frame.getByLabel('Card number')).toBeFocused()
  for (const label of ['Card number', 'Expiry', 'CVV', 'Name on card']) await frame.getByLabel(label).fill('4012')
  await expect(frame.locator('.error:not(:empty)')).toHaveCount(0)
  await say(page, { type: 'disable', disabled: true })
  await expect(frame.getByLabel('CVV')).toBeDisabled()
  await say(page, { type: 'submit' })
  await expect.poll(() => heard(page)).toEqual({ type: 'nonce', nonce: 'nonce-of-the-kit', brand: 'Visa', last4: '1881', range: '401288' })
})

test('Braintree’s 3-D Secure page ends with a proof, stopped or to be tried again (pay-02)', async ({ page }) => {
  const path = '/payment/braintree/challenge?attempt=attempt-1&lang=zh'
  const frame = await openFramed(page, path)
  await expect(frame.getByText('597.00 401288 nonce-to-verify')).toBeVisible()
  await frame.getByRole('button', { name: 'bank: away' }).click()
  await expect(frame.getByText('无法连接银行')).toBeVisible()
  await frame.getByRole('button', { name: '重试' }).click()
  await frame.getByRole('button', { name: 'bank: yes' }).click()
  await expect.poll(() => heard(page)).toEqual({ type: 'proof', proof: 'proof-of-the-kit' })
  await openFramed(page, path)
  await frame.getByRole('button', { name: 'bank: no' }).click()
  await expect.poll(() => heard(page)).toEqual({ type: 'abandoned' })
})

test('at the top of a tab the 3-D Secure page goes back to the shop', async ({ page }) => {
  for (const [button, proof] of [
    ['bank: yes', 'proof-of-the-kit'],
    ['Cancel payment', 'abandoned'],
  ] as const) {
    await page.goto(`${origin}/payment/braintree/challenge?attempt=attempt-1`)
    await page.getByRole('button', { name: button }).click()
    await page.waitForURL(`${origin}/cart/shopping-cart?orderNumber=KM-2611-00001&proof=${proof}`)
  }
})
