import { randomInt, randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { signEvent } from '#src/outside/payments/sandbox/event-signature.ts'
import { cast } from '#test/cast/catalogue.ts'
import { openTestShop } from '#test/shop.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'

const { shopper, bank, database, url } = await openTestShop()
const webhook = `${url}/api/payment/webhook`
/** As `openTestShop` gives it to bank and gateway. */
const secret = 'a-key-for-tests-that-is-long-enough'

const deliver = async (body: string, signature: string): Promise<number> =>
  (await fetch(webhook, { method: 'POST', headers: { 'content-type': 'application/json', 'bank-signature': signature }, body })).status

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
}, 30_000)

/** The event with one byte changed, or its signature. */
function forged(event: string, signature: string): [string, string] {
  const [text, at] = randomInt(2) ? [event, randomInt(event.length)] : [signature, randomInt(signature.length)]
  const other = String.fromCharCode(33 + ((text.charCodeAt(at) - 33 + 1 + randomInt(92)) % 93))
  const changed = text.slice(0, at) + other + text.slice(at + 1)
  return text === event ? [changed, signature] : [event, changed]
}

const taken = async (): Promise<number> => (await database.pool.query('select count(*)::int n from gateway_events')).rows[0].n

test('of a thousand forged events none is taken (safe-27)', async () => {
  const event = JSON.stringify({ id: randomUUID(), about: 'attempt', key: 'KM-2611-00001.anybody' })
  const signature = signEvent(event, secret, new Date())
  const before = await taken()
  const late = signEvent(event, secret, new Date(Date.now() - 6 * 60_000))
  const tries: [string, string][] = [...Array.from({ length: 998 }, () => forged(event, signature)), [event, ''], [event, late]]
  for (let sent = 0; sent < tries.length; sent += 50)
    for (const status of await Promise.all(tries.slice(sent, sent + 50).map((each) => deliver(...each)))) expect(status).toBe(401)
  expect(await taken()).toBe(before)
  expect(await deliver(event, signature), 'twin: the event that was not changed is taken').toBe(204)
  expect(await taken()).toBe(before + 1)
}, 30_000)
