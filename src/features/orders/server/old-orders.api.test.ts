import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { getOrderRefunds, requestReturn } from '#src/features/refunds/refunds.contract.ts'
import { movableClock } from '#src/kit/clock.ts'
import { cast } from '#test/cast/catalogue.ts'
import { storePromotions } from '#test/cast/promotions.ts'
import { must, openTestShop } from '#test/shop.ts'

const clock = movableClock('2026-12-31T12:00:00+08:00')
const { shop, shopper, bank, database, databaseUrl } = await openTestShop({ clock })
await storePromotions(database, { 'An old promotion': { kind: 'itemPercent', percent: 10 } })

/** A sent order with a promotion, whose shopper wanted to send it back, was refused, and got the money all the same. */
async function placed() {
  const guest = shopper()
  const { quote } = await guest.fill(cast.candle.ean)
  const paymentNonce = bank.control.nonceFor('4242424242424242')
  const body = { idempotencyKey: randomUUID(), quoteHash: quote.hash, paymentNonce, agreeToTerms: true }
  const order = must(await guest.call(createOrder, { body })) as { orderNumber: string; invoiceKey: string }
  const { orderNumber, invoiceKey: key } = order
  for (const act of ['pick', 'ship'] as const) must(await shop.staff.orders.act(act, { orderNumber, by: 'Aisyah', dryRun: false }))
  must(await guest.call(requestReturn, { body: { orderNumber, lines: [{ line: 1, quantity: 1 }], reason: 'My aunt is ill' } }))
  const { refunds } = shop.staff
  const [wish] = await refunds.returnsOf(orderNumber)
  must(await refunds.answerReturn({ orderNumber, returnId: wish!.autoId, to: 'refused', note: 'Her aunt rang.', dryRun: false }))
  must(await refunds.refund({ orderNumber, by: 'Aisyah', reason: 'returned', note: 'For her aunt.', dryRun: false }))
  await database.pool.query(
    `insert into promotion_uses (promotion_id, order_id, session_id)
     select p.auto_id, o.auto_id, o.session_id from promotions p, orders o where o.order_number = $1`,
    [orderNumber],
  )
  return { orderNumber, key }
}

test('five years after its year an order says no more to whom it went and why goods came back; what was sold stays (safe-46)', async () => {
  const [old, young] = [await placed(), await placed()]
  await database.pool.query(`update orders set placed_at = '2027-01-01T00:00:00+08:00' where order_number = $1`, [young.orderNumber])
  const said = async (query: typeof old) => {
    const stranger = shopper()
    const { totalCents, shipTo, billTo } = must(await stranger.call(getInvoice, { query }))
    const [wish] = must(await stranger.call(getOrderRefunds, { query })).returns
    const { rows } = await database.pool.query(
      `select array(select distinct regexp_replace(session, '^forgotten-[0-9]+$', '')
         from unnest(array[o.session_id, a.session_id, u.session_id]) session) sessions, r.note, (select string_agg(reason, ' ') from order_events e where e.order_id = o.auto_id) reason
       from orders o join refunds r on r.order_id = o.auto_id join payment_attempts a on a.order_id = o.auto_id
       join promotion_uses u on u.order_id = o.auto_id where o.order_number = $1`,
      [query.orderNumber],
    )
    const [{ sessions, note, reason }] = rows
    const written = [wish!.reason, wish!.note, note, reason]
    return [totalCents, shipTo.name, shipTo.email, billTo.contactNo, ...written, sessions.map((session: string) => session.length)]
  }
  const [before, total] = [await said(young), (await said(old))[0]]
  expect(await said(old)).toEqual(before)
  expect(before.slice(4)).toEqual(['My aunt is ill', 'Her aunt rang.', 'For her aunt.', 'For her aunt.', [43]])
  clock.advance(Date.parse('2032-01-01T00:00:00+08:00') - clock.now().getTime())
  // Each start of a shop sweeps.
  await openTestShop({ databaseUrl, clock })
  await vi.waitFor(async () => expect(await said(old)).toEqual([total, '', '', '', '', null, null, null, [0]]), {
    timeout: 20_000,
    interval: 250,
  })
  expect(await said(young)).toEqual(before)
})
