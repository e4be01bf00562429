import { randomInt, randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { signEvent } from '#src/outside/payments/sandbox/event-signature.ts'
import { cast } from '#test/cast/catalogue.ts'
import { openTestShop } from '#test/shop.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { forged } from './forged-event.ts'

const { shopper, bank, database, url } = await openTestShop()
const webhook = `${url}/api/payment/webhook`
/** As `openTestShop` gives it to bank and gateway. */
const secret = 'a-key-for-tests-that-is-long-enough'

const deliver = async (body: string, signature: string, at = url): Promise<number> =>
  (
    await fetch(`${at}/api/payment/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'bank-signature': signature },
      body,
    })
  ).status

async function lose(): Promise<string> {
  const buyer = shopper()
  const { quote } = await buyer.fill(cast.oolong.ean)
  bank.control.set({ loseAnswers: true })
  const body = { idempotencyKey: randomUUID(), quoteHash: quote.hash, paymentNonce: bank.control.nonceFor('4242424242424242') }
  expect(await buyer.call(createOrder, { body: { ...body, agreeToTerms: true } })).toMatchObject({ problem: { code: 'PAYMENT_UNKNOWN' } })
  bank.control.set({ loseAnswers: false })
  const { rows } = await database.pool.query('select attempt_key from payment_attempts order by auto_id desc limit 1')
  return rows[0].attempt_key
}

const statesOf = async (keys: string[]): Promise<string[]> =>
  (await database.pool.query('select state from payment_attempts where attempt_key = any($1)', [keys])).rows.map(({ state }) => state)

const effects = async (): Promise<object> =>
  (
    await database.pool.query(
      `select (select count(*)::int from orders where status = 'paid') paid, (select count(*)::int from payment_attempts) attempts,
        (select sum(on_hand)::int from stock_levels) stock, (select sum(amount_cents)::int from order_ledger) ledger`,
    )
  ).rows[0]

test('an event has the gateway asked, once, however often and in whichever order it comes (pay-20, fault-16)', async () => {
  bank.control.set({ holdEvents: true })
  const keys = [await lose(), await lose(), await lose()]
  bank.control.set({ holdEvents: false, eventCopies: 10, shuffleEvents: true })
  bank.control.sendEventsTo(webhook)
  await vi.waitFor(async () => expect(await statesOf(keys)).toEqual(['captured', 'captured', 'captured']), { timeout: 8000, interval: 100 })
  const settled = await effects()
  const events = Array.from({ length: 30 }, (_, index) =>
    JSON.stringify({ id: `again-${index % 10}`, about: 'attempt', key: keys[index % 3] }),
  )
  for (const event of events) expect(await deliver(event, signEvent(event, secret, new Date()))).toBe(204)
  expect(await effects()).toEqual(settled)
  expect(bank.control.journal.filter(({ event }) => event === 'captured')).toHaveLength(3)
})

/** How often the gateway is asked when three events come ten times each, shuffled, in a shop that may be without a guard. */
async function askedAfterCopies(unguard: string[] = []): Promise<number> {
  const at = await openTestShop({ onlyEnqueues: true, unguard })
  at.bank.control.set({ loseAnswers: true })
  const keys: string[] = []
  for (let order = 0; order < 3; order++) {
    const buyer = at.shopper()
    const { quote } = await buyer.fill(cast.oolong.ean)
    const body = { idempotencyKey: randomUUID(), quoteHash: quote.hash, paymentNonce: at.bank.control.nonceFor('4242424242424242') }
    await buyer.call(createOrder, { body: { ...body, agreeToTerms: true } })
  }
  const { rows } = await at.database.pool.query<{ key: string }>("select attempt_key key from payment_attempts where state = 'unknown'")
  for (const { key } of rows) keys.push(key)
  const events = keys.map((key) => JSON.stringify({ id: `about-${key}`, about: 'attempt', key }))
  const copies = Array.from({ length: 10 }, () => events)
    .flat()
    .toSorted(() => randomInt(2) - 0.5)
  const statuses = await Promise.all(copies.map((event) => deliver(event, signEvent(event, secret, new Date()), at.url)))
  expect(new Set(statuses)).toEqual(new Set([204]))
  const asked = await at.database.pool.query("select count(*)::int n from pgboss.job where name = 'hear-gateway'")
  return asked.rows[0].n
}

test('ten copies of an event at once have one effect (pay-20, fault-16)', async () => {
  expect(await askedAfterCopies()).toBe(3)
})

test('twin: without the memory of events each copy has its own', async () => {
  expect(await askedAfterCopies(['alter table gateway_events drop constraint gateway_events_pkey'])).toBe(30)
})

const taken = async (): Promise<number> => (await database.pool.query('select count(*)::int n from gateway_events')).rows[0].n

test('of a thousand forged events none is taken (safe-27)', async () => {
  const event = JSON.stringify({ id: randomUUID(), about: 'refund', key: 'KM-2611-00001.anything' })
  const signature = signEvent(event, secret, new Date())
  const before = await taken()
  const late = signEvent(event, secret, new Date(Date.now() - 6 * 60_000))
  const tries: [string, string][] = [...Array.from({ length: 998 }, () => forged(event, signature)), [event, ''], [event, late]]
  for (let sent = 0; sent < tries.length; sent += 50)
    for (const status of await Promise.all(tries.slice(sent, sent + 50).map((each) => deliver(...each)))) expect(status).toBe(401)
  expect(await taken()).toBe(before)
  expect(await deliver(event, signature), 'twin: the event that was not changed is taken').toBe(204)
  expect(await taken()).toBe(before + 1)
})
