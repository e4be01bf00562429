import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { addToCart, updateCartItemQuantity } from '#src/features/cart/cart.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import type { Parcel, ParcelAnswer } from '#src/outside/parcels/port.ts'
import { cast } from '#test/cast/catalogue.ts'
import { createShopper, meiLin, must, mustBePaid, openTestShop, type Shopper } from '#test/shop.ts'
import { dhlShippingPrice, updateCartShipmentAddresses, updateShippingOptions } from '../checkout.contract.ts'

const asked: Parcel[] = []
const perKilo = (parcel: Parcel): ParcelAnswer => ({ state: 'priced', priceCents: 2000 + Math.round(parcel.grams / 10), days: 3 })
let answer: (parcel: Parcel) => ParcelAnswer = perKilo
const { shop, shopper, bank, mails, database, another } = await openTestShop({
  parcels: {
    price: async (parcel) => {
      asked.push(parcel)
      return answer(parcel)
    },
  },
})

const { name, email, contactNo } = meiLin
const recipient = { name, email, contactNo }
const kualaLumpur = { ...recipient, countryCode: 'MY', postalCode: '50450', addressLine1: '12 Jalan Ampang', city: 'Kuala Lumpur' }
const tokyo = { ...recipient, country: 'JP', postalCode: '100-0005', address1: '1-9-1 Marunouchi, Chiyoda-ku', state: 'Tokyo' }

async function withCandle(quantity = 1): Promise<Shopper> {
  const guest = shopper()
  must(await guest.call(addToCart, { body: { ean: cast.candle.ean, quantity } }))
  return guest
}
const priceTo = (guest: Shopper, address: object) => guest.call(dhlShippingPrice, { body: { address } })
const send = (guest: Shopper, shippingAddress: typeof kualaLumpur | typeof tokyo) =>
  guest.call(updateCartShipmentAddresses, { body: { shippingAddress } })

/** The same browser at another process, which remembers no price. */
async function elsewhere({ cookies }: Shopper): Promise<Pick<Shopper, 'call'> & { close(): Promise<void> }> {
  const { url, close } = await another({})
  const browser = createShopper(url)
  for (const [cookie, value] of cookies) browser.cookies.set(cookie, value)
  return { call: browser.call, close }
}

test('a parcel is priced by its place and weight, and the quote of the cart has that price (fulfil-08, fulfil-11)', async () => {
  const guest = await withCandle(3)
  const { priceCents, days, cartInfo } = must(await priceTo(guest, { countryCode: 'MY', postalCode: '50450', city: 'Kuala Lumpur' }))
  expect({ priceCents, days }).toEqual({ priceCents: 2156, days: 3 })
  expect(asked.at(-1)).toEqual({ countryCode: 'MY', postalCode: '50450', city: 'Kuala Lumpur', grams: 1560, goodsCents: 15_660 })
  expect(cartInfo.delivery.parcel).toEqual({ countryCode: 'MY', country: 'Malaysia', priceCents: 2156, days: 3, isPriced: true })
  expect(cartInfo.quote).toMatchObject({ deliveryCents: 2156, totalCents: 17_816, missingForFreeDeliveryCents: 0 })
})

test('in Singapore it is the price of home delivery, and the parcel is forgotten (fulfil-05, fulfil-11)', async () => {
  const guest = await withCandle()
  must(await priceTo(guest, { countryCode: 'MY', postalCode: '50450', city: 'Kuala Lumpur' }))
  const { priceCents, days, cartInfo } = must(await priceTo(guest, {}))
  expect([priceCents, days, cartInfo.delivery.parcel]).toEqual([800, null, null])
})

test.each([
  ['a wrong postal code', { countryCode: 'MY', postalCode: '5045', city: 'Kuala Lumpur' }, { postalCode: 'postalCodeUnlike' }],
  ['no prefecture', { countryCode: 'JP', postalCode: '100-0005' }, { state: 'partRequired' }],
  ['a country that is none', { countryCode: 'XX' }, { countryCode: 'countryInvalid' }],
])('%s is named (address-18)', async (_, address, details) => {
  expect(await priceTo(await withCandle(), address)).toMatchObject({ ok: false, problem: { status: 422, details } })
})

test('after a change of the goods the parcel has to be priced again before paying (fulfil-08)', async () => {
  const guest = await withCandle()
  const { cartInfo } = must(await send(guest, kualaLumpur))
  expect(cartInfo.quote.deliveryCents).toBe(2052)
  const line = cartInfo.productsInCart[0]!.autoId
  const changed = must(await guest.call(updateCartItemQuantity, { body: { cartItem_AutoId: line, quantity: 2 } })).cartInfo
  expect(changed.delivery.parcel!.isPriced).toBe(false)
  expect(await pay(guest, changed.quote.hash)).toMatchObject({ ok: false, problem: { code: 'PARCEL_NOT_PRICED' } })
  const again = must(await send(guest, kualaLumpur)).cartInfo
  expect(again.quote.deliveryCents).toBe(2104)
  expect(await pay(guest, again.quote.hash)).toMatchObject({ ok: true })
})

const pay = (guest: Shopper, quoteHash: string) => {
  const paymentNonce = bank.control.nonceFor('4242424242424242')
  return guest.call(createOrder, {
    body: { idempotencyKey: randomUUID(), quoteHash, paymentNonce, agreeToTerms: true },
  })
}

test('a parcel to Tokyo is paid; its invoice has address, price and days, and its mail names the carrier (fulfil-08, fulfil-20, fulfil-22, address-19)', async () => {
  const guest = await withCandle()
  const { quote } = must(await send(guest, tokyo)).cartInfo
  const { orderNumber, invoiceKey } = mustBePaid(await pay(guest, quote.hash))
  const invoice = must(await guest.call(getInvoice, { query: { orderNumber, key: invoiceKey } }))
  expect(invoice.shipTo.lines).toEqual(['1-9-1 Marunouchi, Chiyoda-ku', 'Tokyo 100-0005, Japan'])
  expect(invoice.ledger).toContainEqual(expect.objectContaining({ kind: 'delivery', amountCents: 2052 }))
  expect(invoice.deliveries).toMatchObject([{ mode: 'delivery', slot: null, parcel: { country: 'Japan', days: 3 } }])
  const mail = () => mails.find(({ subject }) => subject.includes(orderNumber))?.text
  await vi.waitFor(
    () => expect(mail()).toMatch(/By DHL Express to 1-9-1 Marunouchi.* about 3 days\. Duties and taxes of Japan are not/),
    10_000,
  )
})

test.each([
  ['goods that a brand sends', cast.bag.ean, 'PARCEL_BY_BRAND', 'The brand sends Frame Day Bag itself'],
  ['goods of unknown weight', cast.oolong.ean, 'PARCEL_NO_WEIGHT', 'We don’t have the weight of Pandan Oolong,'],
])('%s stay in Singapore, and are named (fulfil-19)', async (_, ean, code, words) => {
  const guest = await withCandle()
  must(await guest.call(addToCart, { body: { ean, quantity: 1 } }))
  expect(await priceTo(guest, kualaLumpur)).toMatchObject({
    ok: false,
    problem: { status: 409, code, message: expect.stringContaining(words) },
  })
  expect(await send(guest, kualaLumpur)).toMatchObject({ ok: false, problem: { code } })
})

test('goods that are collected need no parcel, wherever the shopper lives (fulfil-19)', async () => {
  const guest = await withCandle()
  must(await guest.call(updateShippingOptions, { body: { shipments: [{ mode: 'collection', storeAutoID: 'katong' }] } }))
  const calls = asked.length
  const { delivery, quote } = must(await send(guest, kualaLumpur)).cartInfo
  expect([asked.length - calls, delivery.parcel, quote.deliveryCents]).toEqual([0, null, 0])
  expect(await pay(guest, quote.hash)).toMatchObject({ ok: true })
})

test('what is only collected is no part of the parcel (fulfil-19, fulfil-24)', async () => {
  const guest = await withCandle()
  must(await guest.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 1 } }))
  const allow = (delivery: boolean) =>
    database.pool.query('update products set delivery_allowed = $2 where slug = $1', [cast.oolong.slug, delivery])
  await allow(false)
  expect(must(await send(guest, kualaLumpur).finally(() => allow(true))).cartInfo.quote.deliveryCents).toBe(2052)
  expect(asked.at(-1)).toMatchObject({ grams: 520 })
})

test('a place that the carrier refuses is said; while it is silent, only a price quoted before holds (fulfil-08, fulfil-19)', async () => {
  const guest = await withCandle()
  answer = () => ({ state: 'refused' })
  expect(await send(guest, { ...kualaLumpur, postalCode: '99999' })).toMatchObject({ ok: false, problem: { code: 'PARCEL_NOT_SERVED' } })
  const ipoh = { ...kualaLumpur, postalCode: '30000', city: 'Ipoh' }
  answer = () => ({ state: 'unavailable' })
  expect(await send(guest, ipoh)).toMatchObject({ ok: false, problem: { code: 'PARCEL_NOT_PRICED' } })
  answer = perKilo
  must(await send(guest, ipoh))
  answer = () => ({ state: 'unavailable' })
  const { call, close } = await elsewhere(guest)
  expect(must(await call(updateCartShipmentAddresses, { body: { shippingAddress: ipoh } })).cartInfo.quote.deliveryCents).toBe(2052)
  expect(await send(guest, { ...tokyo, postalCode: '100-0001' })).toMatchObject({ ok: false, problem: { code: 'PARCEL_NOT_PRICED' } })
  await close()
  answer = perKilo
})

/** What a shopper gets who wants to know the price of so many places, one after the other. */
async function codesTo(guest: Shopper, places: number, from: number): Promise<Record<string, number>> {
  const codes: Record<string, number> = {}
  for (let place = from; place < from + places; place++) {
    const reply = await priceTo(guest, { countryCode: 'MY', postalCode: String(10_000 + place), city: 'Kuala Lumpur' })
    const code = reply.ok ? 'OK' : reply.problem.code
    codes[code] = (codes[code] ?? 0) + 1
  }
  return codes
}

test('the carrier is asked thirty times an hour for a browser and a hundred for a network; what is known is answered (safe-48)', async () => {
  await database.pool.query('delete from quotas')
  const calls = asked.length
  const guest = await withCandle()
  expect(await codesTo(guest, 33, 0)).toEqual({ OK: 30, TOO_MANY_REQUESTS: 3 })
  expect(await send(guest, { ...kualaLumpur, postalCode: '10999' })).toMatchObject({
    ok: false,
    problem: { status: 429, code: 'TOO_MANY_REQUESTS', details: expect.stringMatching(/60.min/) },
  })
  expect(await codesTo(guest, 30, 0), 'the same places').toEqual({ OK: 30 })
  for (let browser = 1; browser <= 2; browser++) expect(await codesTo(await withCandle(), 30, browser * 100)).toEqual({ OK: 30 })
  const last = await withCandle()
  expect(await codesTo(last, 12, 300)).toEqual({ OK: 10, TOO_MANY_REQUESTS: 2 })
  expect(asked.length - calls).toBe(100)
  const elsewhere = await shop.app.inject({
    method: 'POST',
    url: dhlShippingPrice.path,
    payload: { address: { countryCode: 'MY', postalCode: '10998', city: 'Kuala Lumpur' } },
    remoteAddress: '203.0.113.9',
    cookies: Object.fromEntries(last.cookies),
  })
  expect(elsewhere.statusCode).toBe(200)
})

test('a parcel that is priced stays so for a shopper who may not ask again (fulfil-08, safe-48)', async () => {
  await database.pool.query('delete from quotas')
  const guest = await withCandle(7)
  const { quote } = must(await send(guest, kualaLumpur)).cartInfo
  await database.pool.query('update quotas set used = 1000')
  const calls = asked.length
  const { call, close } = await elsewhere(guest)
  expect(must(await call(updateCartShipmentAddresses, { body: { shippingAddress: kualaLumpur } })).cartInfo.quote.hash).toBe(quote.hash)
  expect(asked.length).toBe(calls)
  await close()
  expect(await pay(guest, quote.hash)).toMatchObject({ ok: true })
})
