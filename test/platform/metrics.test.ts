import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { sendOtp } from '#src/features/sign-in/sign-in.contract.ts'
import { openDatabase } from '#src/platform/db/database.ts'
import { sendsMessage } from '#src/platform/metrics/jobs-measures.ts'
import { cast } from '#test/cast/catalogue.ts'
import { prove } from '#test/codes.ts'
import { freshDatabaseUrl } from '#test/database.ts'
import { newMobile } from '#test/registration.ts'
import { isSiteBuilt, openSecondProcess } from '#test/second-process.ts'
import { must, mustBePaid, openTestShop, operatorToken, type TestShop } from '#test/shop.ts'

const asOperator = { authorization: `Bearer ${operatorToken}` }

/** What Prometheus reads, by name with labels. */
async function scrape(url: string): Promise<Map<string, number>> {
  const reply = await fetch(`${url}/metrics`, { headers: asOperator })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  const lines = (await reply.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

async function order({ shopper, bank }: TestShop): Promise<void> {
  const guest = shopper()
  const { quote } = await guest.fill(cast.candle.ean)
  const paymentNonce = bank.control.nonceFor('4242424242424242')
  mustBePaid(
    await guest.call(createOrder, { body: { idempotencyKey: randomUUID(), quoteHash: quote.hash, paymentNonce, agreeToTerms: true } }),
  )
}

test('requests, orders, money and what waits are counted for the operator alone (run-08)', async () => {
  const at = await openTestShop({ onlyEnqueues: true })
  await order(at)
  await order(at)
  const { rows } = await at.database.pool.query<{ id: number; order: string }>(
    'select a.auto_id id, a.order_number as order from payment_attempts a order by 1 limit 1',
  )
  await at.database.pool.query("update payment_attempts set state = 'unknown', created_at = now() - interval '1 hour' where auto_id = $1", [
    rows[0]!.id,
  ])
  await at.database.pool.query(
    "insert into refunds (order_number, refund_key, attempt_key, card_cents, reason, by_kind, state, created_at) values ($1, 'r', 'a', 100, 'goodwill', 'shop', 'unknown', now())",
    [rows[0]!.order],
  )
  const found = await scrape(at.url)
  const createOrders = '{method="POST",route="/api/shoppingcart/CreateOrder",status="2xx"}'
  const counts = [...found.keys()].filter((name) => name.startsWith('shop_http_request_seconds_count'))
  expect(
    found.get(`shop_http_request_seconds_count${createOrders.replace('/api/shoppingcart/CreateOrder', createOrder.path)}`),
    counts.join('\n'),
  ).toBe(2)
  expect(Object.fromEntries([...found].filter(([name]) => name.startsWith('shop_open')))).toEqual({
    'shop_open_orders{state="pendingPayment"}': 0,
    'shop_open_orders{state="paid"}': 2,
    'shop_open_orders{state="processing"}': 0,
    'shop_open_orders{state="shipped"}': 0,
    'shop_open_orders{state="readyToCollect"}': 0,
    'shop_open_orders{state="partlyRefunded"}': 0,
    'shop_open_attempts{state="created"}': 0,
    'shop_open_attempts{state="unknown"}': 1,
    shop_open_attempts_oldest_seconds: expect.closeTo(3600, -2),
    'shop_open_refunds{state="created"}': 0,
    'shop_open_refunds{state="unknown"}': 1,
  })
  expect(found.get('shop_database_answers')).toBe(1)
  // Of each order one to the shopper and one to the store.
  expect(found.get('shop_messages_waiting')).toBe(4)
  expect(found.get('shop_jobs_waiting{queue="confirm-order"}')).toBe(2)
  expect(found.get('shop_jobs_failed{queue="confirm-order"}')).toBe(0)
  expect(found.get('shop_jobs_oldest_seconds{queue="confirm-order"}')).toBeGreaterThan(0)
  expect(found.get('shop_database_connections{state="waited for"}')).toBe(0)
  expect(found.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)

  for (const authorization of ['', `Bearer ${'x'.repeat(40)}`, operatorToken]) {
    const reply = await fetch(`${at.url}/metrics`, { headers: { authorization } })
    expect({ status: reply.status, asks: reply.headers.get('www-authenticate'), body: await reply.text() }).toEqual({
      status: 401,
      asks: 'Bearer',
      body: expect.not.stringContaining('shop_'),
    })
  }
})

test('a label takes no value from outside, however odd the addresses that are asked for (run-08)', async () => {
  const { url } = await openTestShop({ onlyEnqueues: true })
  for (const path of ['/nowhere/17', '/api/nowhere/18', '/%00', '/a?b=19', '/api/product/20']) await fetch(url + path)
  await fetch(`${url}/nowhere/21`, { method: 'PROPFIND' })
  const names = [...(await scrape(url)).keys()].filter((name) => name.startsWith('shop_http_request_seconds_count'))
  expect(names.join('\n')).not.toMatch(/nowhere|\d\d"|PROPFIND/)
  expect(names).toContain('shop_http_request_seconds_count{method="any",route="none",status="4xx"}')
})

test('without a token of an operator there is no such address (run-08)', async () => {
  const at = await openTestShop({ onlyEnqueues: true })
  const without = await at.another({ operatorToken: null })
  expect((await fetch(`${without.url}/metrics`, { headers: asOperator })).status).toBe(404)
  await without.close()
})

test('while the database is away a scrape answers, and says so (run-08)', async () => {
  const at = await openTestShop({ onlyEnqueues: true })
  const databaseUrl = await freshDatabaseUrl()
  const away = openDatabase(databaseUrl)
  const other = await at.another({ database: away, databaseUrl })
  expect((await scrape(other.url)).get('shop_database_answers')).toBe(1)
  // One question that is not answered stands for all.
  await away.pool.query('alter table refunds rename to refunds_away')
  await vi.waitFor(
    async () => {
      const found = await scrape(other.url)
      expect(found.get('shop_database_answers')).toBe(0)
      expect(found.get('shop_open_orders{state="paid"}')).toBeUndefined()
      expect([...found.keys()].some((name) => name.startsWith('shop_http_request_seconds_count'))).toBe(true)
    },
    { timeout: 15_000, interval: 500 },
  )
  await other.close()
  await away.close()
})

test('codes by text message are counted, sent and entered, for an hour (safe-31, run-08)', async () => {
  const at = await openTestShop()
  const [read, unread, early] = [newMobile(), newMobile(), newMobile()]
  await prove(at, at.shopper(), read)
  for (const emailOrPhone of [unread, early, 'siti@example.sg']) must(await at.shopper().call(sendOtp, { body: { emailOrPhone } }))
  await at.database.pool.query("update one_time_codes set sent_at = sent_at - interval '2 hours' where address = $1", [early])
  const found = await scrape(at.url)
  expect([found.get('shop_text_codes{state="sent"}'), found.get('shop_text_codes{state="entered"}')]).toEqual([2, 1])
})

test('a sweep that a crash cut off is no failed job, because the next one does its work (run-08)', async () => {
  const at = await openTestShop()
  const failed = async (name: string): Promise<void> => {
    const { rowCount } = await at.database.pool.query(
      "insert into pgboss.job (name, state, retry_limit) select name, 'failed', 0 from pgboss.queue where name = $1",
      [name],
    )
    expect(rowCount).toBe(1)
  }
  await failed('sweeps')
  await failed('confirm-order')
  const found = await scrape(at.url)
  expect([...found].filter(([name, value]) => name.startsWith('shop_jobs_failed') && value > 0)).toEqual([
    ['shop_jobs_failed{queue="confirm-order"}', 1],
  ])
  expect(found.has('shop_jobs_waiting{queue="sweeps"}')).toBe(true)
})

test('every queue of mails and texts counts as waiting messages, and no other (run-08)', async () => {
  const { database } = await openTestShop({ onlyEnqueues: true })
  const { rows } = await database.pool.query<{ name: string }>('select name from pgboss.queue where name !~ $1 order by 1', [sendsMessage])
  expect(rows.map(({ name }) => name).filter((name) => !name.startsWith('__'))).toEqual([
    'delete-late-writes',
    'hear-gateway',
    'reconcile-all',
    'remove-card-from-vault',
    'settle-refund',
  ])
})

test('mails that are sent and that fail are counted', async () => {
  let isBroken = false
  const at = await openTestShop({
    mail: {
      send: async () => {
        if (isBroken) throw new Error('no')
      },
    },
  })
  await order(at)
  const messages = (outcome: string) => `shop_messages_total{kind="mail",outcome="${outcome}"}`
  await vi.waitFor(async () => expect((await scrape(at.url)).get(messages('sent'))).toBeGreaterThanOrEqual(1), 20_000)
  isBroken = true
  await order(at)
  await vi.waitFor(async () => expect((await scrape(at.url)).get(messages('failed'))).toBeGreaterThanOrEqual(1), 20_000)
})

test.skipIf(!isSiteBuilt)(
  'of pages it is counted how many are kept and how often one was rendered (run-08)',
  async () => {
    const { databaseUrl } = await openTestShop({ onlyEnqueues: true })
    const shop = await openSecondProcess(databaseUrl)
    try {
      for (let visits = 0; visits < 3; visits++) for (const lang of ['en', 'zh']) await shop.page(`/branddirectory?lang=${lang}`)
      const found = await scrape(shop.url)
      expect(found.get('shop_pages_cached')).toBe(2)
      expect(found.get('shop_pages_cached_bytes')).toBeGreaterThan(1000)
      expect(found.get('shop_pages_rendered_total')).toBe(2)
      expect(found.get('shop_http_request_seconds_count{method="GET",route="/*",status="2xx"}')).toBe(6)
      // The calls of the pages’ loaders are no requests of shoppers.
      expect([...found.keys()].filter((name) => name.startsWith('shop_http_request_seconds_count') && name.includes('/api/'))).toEqual([])
    } finally {
      await shop.close()
    }
  },
  60_000,
)
