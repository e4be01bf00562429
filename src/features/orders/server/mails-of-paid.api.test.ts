import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { addToCart } from '#src/features/cart/cart.contract.ts'
import { shipmentsOnWire, updateShippingOptions } from '#src/features/checkout/checkout.contract.ts'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { cancelOrder } from '#src/features/refunds/refunds.contract.ts'
import { getStoreLocations } from '#src/features/stock/stock.contract.ts'
import { movableClock } from '#src/kit/clock.ts'
import type { Mail } from '#src/outside/email/port.ts'
import { cast } from '#test/cast/catalogue.ts'
import { meiLin, must, mustBePaid, openTestShop, type Shopper } from '#test/shop.ts'
import { trackOrder } from '../orders.contract.ts'
import { orderJobs } from './order-jobs.ts'

const clock = movableClock('2026-11-23T20:00:00+08:00')
const mails: Mail[] = []
/** The beginning of what the mail server refuses. */
let refused = 'nothing'
const mail = {
  async send(sent: Mail) {
    if (sent.messageId.startsWith(refused)) throw new Error('550 no such mailbox')
    mails.push(sent)
  },
}
const house = await openTestShop({ clock, mail, onlyEnqueues: true })
const { shop, shopper, bank, database } = house
const { orders, refunds } = shop.staff
const by = 'Siti Zainal'

async function pay(buyer: Shopper, quoteHash: string) {
  const body = { quoteHash, paymentNonce: bank.control.nonceFor('4242424242424242'), idempotencyKey: randomUUID(), agreeToTerms: true }
  const { orderNumber } = mustBePaid(await buyer.call(createOrder, { body }))
  return { orderNumber }
}
const place = async (buyer: Shopper, quantity = 1) => pay(buyer, (await buyer.fill(cast.candle.ean, quantity)).quote.hash)

/** Oolong that is collected at Katong, from a bag that may hold more. */
async function placeCollected(buyer: Shopper, quantity = 1) {
  await buyer.fill(cast.oolong.ean, quantity)
  const body = shipmentsOnWire([{ group: 'own', mode: 'collection', storeCode: 'katong' }])
  return pay(buyer, must(await buyer.call(updateShippingOptions, { body })).cartInfo.quote.hash)
}

/** Runs the jobs that wait until all have run, or wait for another try. */
async function runJobs(): Promise<void> {
  const waiting = `select from pgboss.job where state in ('created', 'active') and name ~ '^(confirm|tell)-'`
  const { close } = await house.another({ onlyEnqueues: false })
  await vi.waitUntil(async () => (await database.pool.query(waiting)).rowCount === 0, { timeout: 20_000, interval: 25 })
  await close()
}
const sent = (start: string, { orderNumber }: { orderNumber: string }) =>
  mails.filter(({ messageId }) => messageId.startsWith(`<${start}-${orderNumber}`))

test('the store hears of a paid order whose shopper’s address refuses mail (order-20)', async () => {
  refused = '<order-'
  const order = await place(shopper())
  await runJobs()
  expect([sent('store', order).length, sent('order', order).length]).toEqual([1, 0])
})

test('a job of an earlier version tells both the store and the shopper, of whom neither waits for the other (order-20)', async () => {
  for (const [first, then] of [
    ['order', 'store'],
    ['store', 'order'],
  ] as const) {
    refused = `<${first}-`
    const order = await place(shopper())
    await database.pool.query(`delete from pgboss.job where name ~ '^(confirm|tell)-'`)
    const { order: found } = (await orders.show(order.orderNumber))!
    await database.transaction((tx) => shop.jobs.enqueue(tx, orderJobs.confirm, { orderId: found.autoId }))
    await runJobs()
    expect([sent(first, order).length, sent(then, order).length]).toEqual([0, 1])
  }
})

test('the store is told late: of no order that is withdrawn by then, and of no article that was refunded (order-20, refund-11)', async () => {
  refused = 'nothing'
  const [buyer, staff] = [shopper(), { by, dryRun: false } as const]
  const cancelled = await place(buyer)
  must(await buyer.call(cancelOrder, { body: cancelled }))
  const refundedWhole = await place(shopper())
  must(await refunds.refund({ ...refundedWhole, ...staff, reason: 'goodwill' }))
  const partly = await place(shopper(), 3)
  must(await refunds.refund({ ...partly, ...staff, reason: 'goodwill', pieces: [{ line: 1, quantity: 1 }] }))
  await runJobs()
  expect([sent('store', cancelled), sent('store', refundedWhole)]).toEqual([[], []])
  const [{ text }] = sent('store', partly) as [Mail]
  for (const said of [`${cast.candle.ean} × 2`, '1 piece was refunded since then', '3 pieces, S$156.60']) expect(text).toContain(said)
  expect(text).not.toContain(`${cast.candle.ean} × 3`)
})

test('nobody is told to collect what was cancelled or refunded before the mail could go (order-12, refund-11)', async () => {
  const both = async (buyer: Shopper) => {
    must(await buyer.call(addToCart, { body: { ean: cast.bag.ean, quantity: 1 } }))
    const order = await placeCollected(buyer, 2)
    const [own] = must(await orders.act('pick', { ...order, by, dryRun: false })).groups as [string]
    must(await orders.act('ready', { ...order, group: own, by, dryRun: false }))
    return order
  }
  /** The goods that are collected stand on the first line. */
  const refund = async (order: { orderNumber: string }, quantity: number) =>
    must(await refunds.refund({ ...order, by, dryRun: false, reason: 'goodwill', pieces: [{ line: 1, quantity }] }))
  const [buyer, one] = [shopper(), await both(shopper())]
  const cancelled = await both(buyer)
  must(await buyer.call(cancelOrder, { body: cancelled }))
  const none = await both(shopper())
  await refund(none, 2)
  await refund(one, 1)
  await runJobs()
  expect([sent('ready', cancelled), sent('ready', none)]).toEqual([[], []])
  expect(sent('ready', one)[0]!.text).toMatch(/Oolong.*× 1\n/)
})

test('an order, its mails and its invoice name their store also when it sells nothing online any more (fulfil-14, order-12)', async () => {
  const buyer = shopper()
  const order = await placeCollected(buyer)
  const { orderNumber } = order
  const read = async () => [
    must(await buyer.call(getInvoice, { query: { orderNumber } })),
    must(await buyer.call(trackOrder, { query: { orderNumber } })),
  ]
  const before = await read()
  expect(before[0]!.deliveries[0]).toMatchObject({ storeName: 'Kemuning Katong', readyBy: expect.any(String) })
  await database.pool.query(`update locations set sell_on_estore = false, address = '118 Joo Chiat Place' where code = 'katong'`)
  const codes = async () => must(await buyer.call(getStoreLocations, {})).map(({ code }) => code)
  await vi.waitUntil(async () => !(await codes()).includes('katong'), { timeout: 20_000, interval: 100 })
  expect(await read()).toEqual(before)
  const request = { orderNumber, by, dryRun: false }
  must(await orders.act('pick', request))
  must(await orders.act('ready', request))
  await runJobs()
  expect(sent('order', order)[0]!.text).toContain('Collect at Kemuning Katong, ready')
  expect(sent('store', order)[0]!.text).toContain('Collect at Kemuning Katong, ready')
  expect(sent('ready', order)[0]!.text).toContain('Kemuning Katong\n118 Joo Chiat Place')
  // Of a store that is gone, the time stays.
  await database.pool.query(`update locations set code = 'gone' where code = 'katong'`)
  const delivery = async () => must(await buyer.call(trackOrder, { query: { orderNumber } })).deliveries[0]!
  const { readyBy } = before[0]!.deliveries[0]!
  await vi.waitFor(async () => expect(await delivery()).toMatchObject({ storeName: null, readyBy }), { timeout: 20_000, interval: 100 })
})

test('the store is told once that a shopper has cancelled, in the language of its staff, with what was still to be sent (order-20, refund-09)', async () => {
  const [buyer, staff] = [shopper(), { by, dryRun: false } as const]
  const order = await place(buyer, 3)
  must(await refunds.refund({ ...order, ...staff, reason: 'goodwill', pieces: [{ line: 1, quantity: 1 }] }))
  await runJobs()
  await Promise.all([1, 2].map(() => buyer.call(cancelOrder, { body: order })))
  const byStaff = await place(shopper())
  must(await refunds.refund({ ...byStaff, ...staff, reason: 'cancelled' }))
  await runJobs()
  expect(sent('store-cancelled', byStaff)).toEqual([])
  const [told, ...more] = sent('store-cancelled', order) as [Mail]
  expect(more).toEqual([])
  expect(told).toMatchObject({
    to: 'shop@localhost',
    replyTo: meiLin.email,
    subject: `Order ${order.orderNumber} is cancelled`,
  })
  for (const said of [`${cast.candle.ean} × 2`, 'on Mon 23 Nov at 8 pm', meiLin.name, meiLin.contactNo]) expect(told.text).toContain(said)
  await shop.settings.change({ staffCulture: 'zh' }, clock.now())
  const inChinese = await place(buyer)
  must(await buyer.call(cancelOrder, { body: inChinese }))
  await runJobs()
  expect(sent('store-cancelled', inChinese)[0]!.subject).toBe(`订单 ${inChinese.orderNumber} 已取消`)
})
