import { randomUUID } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import { expect, test, vi } from 'vitest'
import { getShoppingCart } from '#src/features/cart/cart.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'

const { shop, shopper, bank, database, databaseUrl, mails } = await openTestShop()
const storeEmail = (await shop.settings.current()).contactEmail

const pay = (guest: Shopper, quoteHash: string, card: string) =>
  guest.call(createOrder, {
    body: { idempotencyKey: randomUUID(), quoteHash, paymentNonce: bank.control.nonceFor(card), agreeToTerms: true },
  })

const statusOf = async (email: string): Promise<string> => {
  const { rows } = await database.pool.query(
    "select status from orders where shipping_address->>'email' = $1 order by auto_id desc limit 1",
    [email],
  )
  return rows[0]?.status
}
const openAttempts = async (): Promise<number> =>
  (await database.pool.query("select count(*)::int n from payment_attempts where state in ('created', 'unknown')")).rows[0].n
const heldOf = async (ean: string): Promise<number> => {
  const { rows } = await database.pool.query(
    'select sum(held)::int n from stock_levels s join variants v on v.auto_id = s.variant_id where v.ean = $1',
    [ean],
  )
  return rows[0].n
}

test('the response of a charge is lost: the order becomes paid without an action of the shopper (fault-14, pay-11, fault-03)', async () => {
  const guest = shopper()
  const { quote } = await guest.fill(cast.candle.ean)
  expect(await pay(guest, quote.hash, '4000000000000119')).toMatchObject({ ok: false, problem: { code: 'PAYMENT_UNKNOWN' } })
  await vi.waitFor(async () => expect(await statusOf('meilin.tan@example.sg')).toBe('paid'), { timeout: 20_000, interval: 250 })
  await vi.waitFor(() => expect(mails.map(({ to }) => to).sort()).toEqual(['meilin.tan@example.sg', storeEmail]), { timeout: 20_000 })
  expect(bank.control.journal.filter(({ event }) => event === 'captured')).toHaveLength(1)
  expect(must(await guest.call(getShoppingCart, { query: {} })).cartInfo.productsInCart).toEqual([])
  expect(await heldOf(cast.candle.ean)).toBe(0)
})

test('attempts of a process that died are settled by one sweep of the next start, however many there are (pay-22, fault-03)', async () => {
  const guest = shopper()
  const { quote } = await guest.fill(cast.candle.ean)
  await pay(guest, quote.hash, '4000000000000119')
  // As a kill leaves it: nobody waits for the charge.
  await database.pool.query(
    "update payment_attempts set state = 'created', created_at = now() - interval '1 minute' where state = 'unknown'",
  )
  await database.pool.query(`insert into payment_attempts
    (order_number, session_id, idempotency_key, quote_hash, attempt_key, amount_cents, currency, state, held_until, created_at)
    select 'KM-9999-' || n, 'died', n, '', 'died.' || n, 100, 'SGD', 'created', now(), now() - interval '2 minutes' from generate_series(1, 120) n`)
  const boss = new PgBoss(databaseUrl)
  await boss.start()
  await boss.send('frequent-sweeps')
  await vi.waitFor(async () => expect(await openAttempts()).toBe(0), { timeout: 10_000, interval: 100 })
  await boss.stop()
  expect(bank.control.journal.filter(({ event }) => event === 'captured')).toHaveLength(2)
})

test('the bank is down: the order waits, the shop inquires until the bank answers, and the goods are released (pay-11)', async () => {
  const guest = shopper()
  const { quote } = await guest.fill(cast.oolong.ean, 2)
  bank.control.set({ down: true })
  expect(await pay(guest, quote.hash, '4242424242424242')).toMatchObject({ ok: false, problem: { code: 'PAYMENT_UNKNOWN' } })
  expect(await heldOf(cast.oolong.ean)).toBe(2)
  bank.control.set({ down: false })
  await vi.waitFor(async () => expect(await heldOf(cast.oolong.ean)).toBe(0), { timeout: 30_000, interval: 250 })
  const { rows } = await database.pool.query("select 1 from orders where status <> 'paid'")
  expect(rows, 'orders for which nothing was charged').toEqual([])
  expect(must(await guest.call(getShoppingCart, { query: {} })).cartInfo.totalProductInCart).toBe(2)
})
