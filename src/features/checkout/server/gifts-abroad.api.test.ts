import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addToCart, getShoppingCart } from '#src/features/cart/cart.contract.ts'
import { chooseFreeGift } from '#src/features/cart/promotions.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import type { Parcel } from '#src/outside/parcels/port.ts'
import { cast } from '#test/cast/catalogue.ts'
import { beginPromotions } from '#test/cast/promotions.ts'
import { meiLin, must, openTestShop, type Shopper } from '#test/shop.ts'
import { shipmentsOnWire, updateCartShipmentAddresses, updateShippingOptions } from '../checkout.contract.ts'

const asked: Parcel[] = []
const house = await openTestShop({
  parcels: {
    async price(parcel) {
      asked.push(parcel)
      return { state: 'priced', priceCents: 2000 + Math.round(parcel.grams / 10), days: 3 }
    },
  },
})
const { shopper, bank, database } = house
await beginPromotions(house, {
  gift: {
    kind: 'gift',
    steps: [
      {
        fromCents: 10_000,
        fromPieces: 0,
        choices: [cast.candle.ean, cast.oolong.ean, cast.bag.ean].map((sku) => ({ sku, worthCents: 1000, substitutes: [] })),
      },
    ],
  },
})
const { rows } = await database.pool.query(`select auto_id id from promotions where code = 'gift'`)

const { name, email, contactNo } = meiLin
const kualaLumpur = {
  name,
  email,
  contactNo,
  countryCode: 'MY',
  postalCode: '50450',
  addressLine1: '12 Jalan Ampang',
  city: 'Kuala Lumpur',
}
const send = (guest: Shopper) => guest.call(updateCartShipmentAddresses, { body: { shippingAddress: kualaLumpur } })
const read = async (guest: Shopper) => must(await guest.call(getShoppingCart, { query: {} })).cartInfo
/** Null for no gift. */
const give = async (guest: Shopper, ean: string | null) =>
  must(await guest.call(chooseFreeGift, { body: { promotion_AutoId: rows[0].id, ean } })).cartInfo
const pay = (guest: Shopper, quoteHash: string) => {
  const paymentNonce = bank.control.nonceFor('4242424242424242')
  return guest.call(createOrder, { body: { idempotencyKey: randomUUID(), quoteHash, paymentNonce, agreeToTerms: true } })
}

/** Two candles of 520 g, which earn a gift. */
async function withGift(ean: string): Promise<Shopper> {
  const guest = shopper()
  must(await guest.call(addToCart, { body: { ean: cast.candle.ean, quantity: 2 } }))
  await give(guest, ean)
  return guest
}

test('a gift has its weight in the parcel, and another gift has it priced again (fulfil-08, promo-06)', async () => {
  const guest = await withGift(cast.candle.ean)
  const priced = must(await send(guest)).cartInfo
  expect([asked.at(-1)!.grams, priced.quote.deliveryCents]).toEqual([1560, 2156])
  const declined = await give(guest, null)
  expect(declined.delivery.parcel!.isPriced).toBe(false)
  expect(await pay(guest, priced.quote.hash)).toMatchObject({ ok: false, problem: { code: 'STALE_QUOTE' } })
  expect(await pay(guest, declined.quote.hash)).toMatchObject({ ok: false, problem: { code: 'PARCEL_NOT_PRICED' } })
  const again = must(await send(guest)).cartInfo
  expect([asked.at(-1)!.grams, again.quote.deliveryCents]).toEqual([1040, 2104])
  expect(await pay(guest, again.quote.hash)).toMatchObject({ ok: true })
})

test.each([
  ['of unknown weight', cast.oolong.ean, 'PARCEL_NO_WEIGHT', 'We don’t have the weight of Pandan Oolong,'],
  ['that its brand sends', cast.bag.ean, 'PARCEL_BY_BRAND', 'The brand sends Frame Day Bag itself'],
])('a gift %s stays in Singapore and is named; without it the others are sent (fulfil-19)', async (_, ean, code, words) => {
  const guest = await withGift(ean)
  expect(await send(guest)).toMatchObject({ ok: false, problem: { status: 409, code, message: expect.stringContaining(words) } })
  await give(guest, null)
  const sent = must(await send(guest)).cartInfo
  // It is paid for as it was quoted, or not at all.
  const { quote, delivery } = await give(guest, ean)
  expect(delivery.parcel!.isPriced).toBe(false)
  expect(await pay(guest, quote.hash)).toMatchObject({ ok: false, problem: { code } })
  await give(guest, null)
  expect((await read(guest)).quote.hash).toBe(sent.quote.hash)
  expect(await pay(guest, sent.quote.hash)).toMatchObject({ ok: true })
})

test('a gift that is collected with its sender’s other goods is no part of a parcel, one that a brand sends is (fulfil-19, fulfil-24)', async () => {
  const guest = await withGift(cast.oolong.ean)
  const choices = [{ group: 'own', mode: 'collection', storeCode: 'katong' } as const]
  must(await guest.call(updateShippingOptions, { body: shipmentsOnWire(choices) }))
  const calls = asked.length
  expect(must(await send(guest)).cartInfo.delivery.parcel).toBeNull()
  await give(guest, cast.bag.ean)
  expect(await send(guest)).toMatchObject({ ok: false, problem: { code: 'PARCEL_BY_BRAND' } })
  expect(asked.length).toBe(calls)
})

test('what is bought and given is named once (fulfil-19)', async () => {
  const guest = await withGift(cast.oolong.ean)
  must(await guest.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 1 } }))
  expect(await send(guest)).toMatchObject({ problem: { message: expect.stringContaining('the weight of Pandan Oolong, so') } })
})
