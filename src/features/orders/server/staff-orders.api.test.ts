import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { shipmentsOnWire, updateShippingOptions } from '#src/features/checkout/checkout.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { addToCart } from '#src/features/cart/cart.contract.ts'
import { getMembershipSummary } from '#src/features/rewards/rewards.contract.ts'
import { dayMs, movableClock } from '#src/kit/clock.ts'
import { qrPng } from '#src/platform/qr-png.ts'
import { cast } from '#test/cast/catalogue.ts'
import { meiLin, must, mustBePaid, openTestShop, type Shopper } from '#test/shop.ts'
import { trackOrder } from '../orders.contract.ts'
import { createDeliveredOrders } from './delivered-orders.ts'
import { createOrderProgress } from './order-progress.ts'

const clock = movableClock('2026-11-23T12:00:00+08:00')
const { shop, shopper, member, bank, mails, database } = await openTestShop({ clock })
const { orders, refunds } = shop.staff
const by = 'Siti Zainal'
const completeDelivered = createDeliveredOrders(
  database,
  shop.settings,
  createOrderProgress(shop.settings, async () => {}),
  clock,
)

async function place(buyer: Shopper, quoteHash: string) {
  const body = { quoteHash, paymentNonce: bank.control.nonceFor('4242424242424242'), idempotencyKey: randomUUID(), agreeToTerms: true }
  return mustBePaid(await buyer.call(createOrder, { body }))
}
const pay = async (buyer: Shopper, quoteHash: string): Promise<string> => (await place(buyer, quoteHash)).orderNumber

const mailAbout = (orderNumber: string, subject: RegExp) =>
  vi.waitUntil(() => mails.find((mail) => mail.subject.includes(orderNumber) && subject.test(mail.subject)), {
    timeout: 20_000,
    interval: 25,
  })

const eventsOf = async (orderNumber: string) =>
  (await orders.show(orderNumber))!.events.map(({ group, status, by: { name } }) => `${group} ${status} ${name}`)

test('goods of the store and of a brand are shipped for themselves; a mail follows each, and the order follows both (order-08, order-10)', async () => {
  const buyer = shopper()
  must(await buyer.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 1 } }))
  const orderNumber = await pay(buyer, (await buyer.fill(cast.bag.ean)).quote.hash)
  const request = { orderNumber, by, dryRun: false }
  const [own, brand] = (await orders.show(orderNumber))!.senders.map(({ group }) => group.en) as [string, string]
  expect(await orders.act('ship', request)).toMatchObject({ problem: { code: 'notNow' } })
  expect(await orders.act('pick', { ...request, dryRun: true })).toMatchObject({ value: { before: 'paid', after: 'processing' } })
  expect((await orders.show(orderNumber))!.order.status).toBe('paid')
  expect(must(await orders.act('pick', request)).groups).toEqual([own, brand])
  expect(await orders.act('ship', request)).toMatchObject({ problem: { code: 'whichGroup', groups: [own, brand] } })
  const parcel = { carrier: 'Ninja Van', trackingNumber: 'NV1' }
  expect(must(await orders.act('ship', { ...request, group: brand, ...parcel }))).toMatchObject({ after: 'processing' })
  expect(must(await orders.act('ship', { ...request, group: own }))).toMatchObject({ before: 'processing', after: 'shipped' })
  expect(await eventsOf(orderNumber)).toEqual([
    `${own} processing ${by}`,
    `${brand} processing ${by}`,
    `${brand} shipped ${by}`,
    `${own} shipped ${by}`,
  ])
  // The queue may send them in either order.
  const onTheWay = () => mails.filter(({ subject }) => subject.includes(orderNumber) && /on its way/.test(subject))
  await vi.waitUntil(() => onTheWay().length === 2, { timeout: 20_000, interval: 25 })
  expect(onTheWay().filter(({ text }) => text.includes('https://www.ninjavan.co/en-sg/tracking?id=NV1'))).toHaveLength(1)
})

test('what is ready is handed over for its code alone, which a mail has brought in the language of the order; its spend counts then (order-12, reward-07)', async () => {
  const buyer = await member({ culture: 'zh' })
  const spent = async () => must(await buyer.call(getMembershipSummary, {})).spentCents
  await buyer.fill(cast.oolong.ean)
  const { quote } = must(
    await buyer.call(updateShippingOptions, { body: shipmentsOnWire([{ group: 'own', mode: 'collection', storeCode: 'katong' }]) }),
  ).cartInfo
  const orderNumber = await pay(buyer, quote.hash)
  const request = { orderNumber, by, dryRun: false }
  must(await orders.act('pick', request))
  expect(must(await orders.act('ready', request))).toMatchObject({ after: 'readyToCollect' })
  const { text, subject, html, pictures } = await mailAbout(orderNumber, /可以自提了/)
  const code = /取货码：(\w{3} \w{3})/.exec(text)![1]!
  expect(html).toContain(`<img src="cid:${pictures![0]!.cid}" alt="${code} 的二维码"`)
  expect(pictures![0]!.base64).toBe(qrPng(code).toString('base64'))
  expect(subject).toContain('订单')
  expect(await orders.act('collect', request)).toMatchObject({ problem: { code: 'codeMissing' } })
  expect(await orders.act('collect', { ...request, code: 'AAA AAA' })).toMatchObject({ problem: { code: 'wrongCode' } })
  const counterCode = async () => must(await buyer.call(trackOrder, { query: { orderNumber } })).collectionCode
  expect([await spent(), await counterCode()]).toEqual([0, code])
  expect(must(await orders.act('collect', { ...request, code: code.toLowerCase() }))).toMatchObject({ after: 'completed' })
  expect([await spent(), await counterCode()]).toEqual([quote.goodsCents, null])
  expect((await orders.show(orderNumber))!.order.completedAt).not.toBeNull()
  expect(await orders.act('collect', { ...request, code })).toMatchObject({ problem: { code: 'notNow' } })
})

test('what was shipped counts as delivered after a week; the order completes (order-17)', async () => {
  const buyer = shopper()
  must(await buyer.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 1 } }))
  const orderNumber = await pay(buyer, (await buyer.fill(cast.bag.ean)).quote.hash)
  const request = { orderNumber, by, dryRun: false }
  const [own, brand] = must(await orders.act('pick', request)).groups as [string, string]
  must(await orders.act('ship', { ...request, group: own }))
  clock.advance(2 * dayMs)
  must(await orders.act('ship', { ...request, group: brand }))
  clock.advance(6 * dayMs)
  await completeDelivered()
  expect((await orders.show(orderNumber))!.order.status).toBe('shipped')
  clock.advance(1 * dayMs)
  await completeDelivered()
  await completeDelivered()
  expect((await eventsOf(orderNumber)).slice(-2)).toEqual([`${own} completed null`, `${brand} completed null`])
  expect((await orders.show(orderNumber))!.order.status).toBe('completed')
})

test('a group is cancelled once nothing of it is left to send: its order goes on and completes without it (order-08, order-17, refund-17)', async () => {
  const buyer = shopper()
  must(await buyer.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 2 } }))
  const { orderNumber, invoiceKey: key } = await place(buyer, (await buyer.fill(cast.bag.ean)).quote.hash)
  const request = { orderNumber, by, dryRun: false }
  const refund = async (line: number) =>
    must(await refunds.refund({ ...request, pieces: [{ line, quantity: 1 }], reason: 'goodwill' })).status
  expect([await refund(1), await refund(2)]).toEqual(['partlyRefunded', 'partlyRefunded'])
  const [own, brand] = (await orders.show(orderNumber))!.senders.map(({ group }) => group.en) as [string, string]
  const { deliveries } = must(await shopper().call(trackOrder, { query: { orderNumber, key } }))
  expect(deliveries.map(({ steps }) => steps.map(({ status, at }) => `${status} ${at}`))).toEqual([
    ['placed done', 'paid current', 'partlyRefunded done', 'processing next', 'shipped next', 'completed next'],
    ['placed done', 'paid done', 'partlyRefunded done', 'cancelled current'],
  ])
  expect(must(await orders.act('pick', request)).groups).toEqual([own])
  expect(await orders.act('ship', { ...request, group: brand })).toMatchObject({ problem: { code: 'notNow' } })
  must(await orders.act('ship', request))
  const { text } = await mailAbout(orderNumber, /on its way/)
  expect(text).toContain('Pandan Oolong')
  expect(text).toContain('× 1')
  expect(text).not.toContain('× 2')
  clock.advance(7 * dayMs)
  await completeDelivered()
  expect((await orders.show(orderNumber))!.order).toMatchObject({ status: 'partlyRefunded', completedAt: clock.now() })
})

test('a refund of the last goods that were open completes an order, and the spend that is left counts (order-17, reward-07)', async () => {
  const buyer = await member()
  must(await buyer.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 1 } }))
  await buyer.fill(cast.bag.ean)
  const body = shipmentsOnWire([{ group: 'own', mode: 'collection', storeCode: 'katong' }])
  const { quote, productsInCart } = must(await buyer.call(updateShippingOptions, { body })).cartInfo
  const orderNumber = await pay(buyer, quote.hash)
  const request = { orderNumber, by, dryRun: false }
  const [own] = must(await orders.act('pick', request)).groups as [string]
  must(await orders.act('ready', request))
  const code = (await orders.show(orderNumber))!.order.collectionCode!
  must(await orders.act('collect', { ...request, group: own, code }))
  expect((await orders.show(orderNumber))!.order).toMatchObject({ status: 'processing', completedAt: null })
  must(await refunds.refund({ ...request, pieces: [{ line: 2, quantity: 1 }], reason: 'goodwill' }))
  expect((await orders.show(orderNumber))!.order).toMatchObject({ status: 'partlyRefunded', completedAt: clock.now() })
  const { amountCents } = productsInCart.find(({ product }) => product.ean === cast.oolong.ean)!
  expect(must(await buyer.call(getMembershipSummary, {})).spentCents).toBe(amountCents)
})

test('whoever has the link of an order sees how far its goods are, and nothing of who ordered them (order-18, order-19)', async () => {
  const buyer = shopper()
  must(await buyer.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 1 } }))
  const { orderNumber, invoiceKey: key } = await place(buyer, (await buyer.fill(cast.bag.ean)).quote.hash)
  const request = { orderNumber, by, dryRun: false }
  const [own] = must(await orders.act('pick', request)).groups as [string]
  must(await orders.act('ship', { ...request, group: own, carrier: 'DHL', trackingNumber: '4471' }))
  const [anybody, others] = [shopper(), await place(buyer, (await buyer.fill(cast.candle.ean)).quote.hash)]
  const seen = must(await anybody.call(trackOrder, { query: { orderNumber, key } }))
  expect(seen).toMatchObject({ status: 'processing', collectionCode: null, lines: [{ quantity: 1 }, { quantity: 1 }] })
  expect(seen.deliveries.map(({ steps }) => steps.map(({ status, at }) => `${status} ${at}`))).toEqual([
    ['placed done', 'paid done', 'processing done', 'shipped current', 'completed next'],
    ['placed done', 'paid done', 'processing current', 'shipped next', 'completed next'],
  ])
  const [, , , shipped] = seen.deliveries[0]!.steps
  expect(shipped).toMatchObject({ moment: clock.now().toISOString(), carrier: 'DHL', trackingNumber: '4471' })
  for (const { name, email, contactNo, street, postalCode } of [meiLin])
    for (const personal of [name, email, contactNo, street, postalCode, by]) expect(JSON.stringify(seen)).not.toContain(personal)
  expect(must(await buyer.call(trackOrder, { query: { orderNumber } }))).toEqual(seen)
  for (const wrong of [undefined, others.invoiceKey, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`])
    expect(await anybody.call(trackOrder, { query: { orderNumber, key: wrong } })).toMatchObject({ problem: { code: 'NOT_FOUND' } })
})

test('two who pick one order at once pick it once, and nothing that happened can be changed (order-09)', async () => {
  const buyer = shopper()
  const orderNumber = await pay(buyer, (await buyer.fill(cast.candle.ean)).quote.hash)
  const picked = await Promise.all([1, 2, 3].map((nth) => orders.act('pick', { orderNumber, by: `${by} ${nth}`, dryRun: false })))
  expect(picked.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await eventsOf(orderNumber)).toHaveLength(1)
  await expect(database.pool.query('update order_events set by_name = null')).rejects.toThrow('only added')
  await expect(database.pool.query('delete from order_events')).rejects.toThrow('only added')
})
