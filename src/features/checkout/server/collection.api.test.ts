import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addToCart, getShoppingCart } from '#src/features/cart/cart.contract.ts'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { movableClock } from '#src/kit/clock.ts'
import { cast, setStock } from '#test/cast/catalogue.ts'
import { beginPromotions } from '#test/cast/promotions.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'
import { getAvailableFulfillmentOptions, shipmentsOnWire, updateShippingOptions, type ShipmentChoice } from '../checkout.contract.ts'

const house = await openTestShop({ clock: movableClock('2026-06-02T11:30:00+08:00') })
const { shopper, database, bank } = house
const fromShelf = '2026-06-02T13:30:00+08:00'
const byVan = '2026-06-04T12:00:00+08:00'

/** How many of an article the warehouse and the store in Katong have. */
async function stocked(ean: string, warehouse: number, katong: number): Promise<void> {
  await setStock(database, ean, warehouse)
  await database.pool.query(
    `update stock_levels s set on_hand = $2 from locations l, variants v
     where l.auto_id = s.location_id and v.auto_id = s.variant_id and l.code = 'katong' and v.ean = $1`,
    [ean, katong],
  )
}

/** How many of an article each place has that are not held. */
async function left(ean: string): Promise<Record<string, number>> {
  const { rows } = await database.pool.query(
    `select l.code, s.on_hand - s.held free from stock_levels s
     join locations l on l.auto_id = s.location_id join variants v on v.auto_id = s.variant_id where v.ean = $1`,
    [ean],
  )
  return Object.fromEntries(rows.map(({ code, free }) => [code, free]))
}

const collected = { group: 'own', mode: 'collection', storeCode: 'katong' } as const satisfies ShipmentChoice
const choose = async (guest: Shopper, choice: ShipmentChoice) =>
  must(await guest.call(updateShippingOptions, { body: shipmentsOnWire([choice]) })).cartInfo

/** What Katong has of a bag that is to be collected, and when its page says that it is ready. */
async function shown(guest: Shopper): Promise<[inStore: number, pieces: number, readyBy: string]> {
  const { groups } = must(await guest.call(getAvailableFulfillmentOptions, {}))
  const { inStore, pieces, readyBy } = groups[0]!.stores.find(({ code }) => code === 'katong')!
  return [inStore, pieces, readyBy]
}

async function pay(guest: Shopper, quoteHash: string) {
  const paymentNonce = bank.control.nonceFor('4242424242424242')
  return guest.call(createOrder, { body: { idempotencyKey: randomUUID(), quoteHash, paymentNonce, agreeToTerms: true } })
}

async function promised(guest: Shopper, quoteHash: string): Promise<string | null> {
  const { orderNumber } = must(await pay(guest, quoteHash))
  return must(await guest.call(getInvoice, { query: { orderNumber } })).deliveries[0]!.readyBy
}

async function collector(ean: string, quantity = 1) {
  const guest = shopper()
  await guest.fill(ean, quantity)
  return { guest, hash: (await choose(guest, collected)).quote.hash }
}

test('the shelf of a store is promised once: what is collected there is taken from it (fulfil-14, fulfil-26)', async () => {
  await stocked(cast.oolong.ean, 10, 1)
  const seen = []
  for (let order = 0; order < 3; order++) {
    const { guest, hash } = await collector(cast.oolong.ean)
    seen.push([...(await shown(guest)), await promised(guest, hash)])
  }
  expect(seen).toEqual([
    [1, 1, fromShelf, fromShelf],
    [0, 1, byVan, byVan],
    [0, 1, byVan, byVan],
  ])
  expect(await left(cast.oolong.ean)).toMatchObject({ katong: 0, warehouse: 8 })
})

test('of shoppers who pay at once, one is promised the last on the shelf (fulfil-14, fulfil-26)', async () => {
  await stocked(cast.oolong.ean, 10, 1)
  const crowd = await Promise.all(Array.from({ length: 4 }, () => collector(cast.oolong.ean)))
  const promises = await Promise.all(crowd.map(({ guest, hash }) => promised(guest, hash)))
  expect(promises.toSorted()).toEqual([fromShelf, byVan, byVan, byVan])
})

test('what the shelf lacks comes from the warehouse, and what is delivered leaves the shelf alone (fulfil-14)', async () => {
  await stocked(cast.oolong.ean, 10, 2)
  const { guest, hash } = await collector(cast.oolong.ean, 3)
  expect([...(await shown(guest)), await promised(guest, hash)]).toEqual([2, 3, byVan, byVan])
  expect(await left(cast.oolong.ean)).toMatchObject({ katong: 0, warehouse: 9 })
  await stocked(cast.oolong.ean, 10, 2)
  const atHome = shopper()
  const { quote } = await atHome.fill(cast.oolong.ean)
  must(await pay(atHome, quote.hash))
  expect(await left(cast.oolong.ean)).toMatchObject({ katong: 2, warehouse: 9 })
})

test('pieces of one article are counted together: bought at two prices, and given (fulfil-14, promo-06)', async () => {
  await beginPromotions(house, {
    special: {
      kind: 'purchaseWithPurchase',
      fromCents: 5000,
      fromPieces: 0,
      limits: { perOrder: 1, perCustomer: null, total: null },
      offers: [{ sku: cast.candle.ean, priceCents: 500 }],
    },
    gift: {
      kind: 'gift',
      steps: [{ fromCents: 5000, fromPieces: 0, choices: [{ sku: cast.candle.ean, worthCents: 5220, substitutes: [] }] }],
    },
  })
  await database.pool.query(`update promotions set starts_at = '2026-01-01'`)
  await house.shop.changes.catchUp()
  const { rows } = await database.pool.query(`select auto_id id from promotions where code = 'special'`)
  const bag = async () => {
    const { guest } = await collector(cast.candle.ean)
    const wanted = { ean: cast.candle.ean, quantity: 1, promotion_AutoId: rows[0].id }
    return { guest, hash: must(await guest.call(addToCart, { body: wanted })).cartInfo.quote.hash }
  }
  await stocked(cast.candle.ean, 10, 2)
  const short = await bag()
  expect([...(await shown(short.guest)), await promised(short.guest, short.hash)]).toEqual([2, 3, byVan, byVan])
  await stocked(cast.candle.ean, 10, 3)
  const whole = await bag()
  expect([...(await shown(whole.guest)), await promised(whole.guest, whole.hash)]).toEqual([3, 3, fromShelf, fromShelf])
  expect(await left(cast.candle.ean)).toMatchObject({ katong: 0, warehouse: 10 })
})

test('a store that closed since it was chosen collects nothing: another has to be chosen (fulfil-06)', async () => {
  await stocked(cast.oolong.ean, 10, 2)
  const { guest, hash } = await collector(cast.oolong.ean)
  const sell = async (isOpen: boolean) => {
    await database.pool.query(`update locations set sell_on_estore = $1 where code = 'katong'`, [isOpen])
    await house.shop.changes.catchUp()
  }
  await sell(false)
  expect(await pay(guest, hash)).toMatchObject({ ok: false, problem: { code: expect.stringMatching(/STALE_QUOTE|ADDRESS_INCOMPLETE/) } })
  const { delivery, quote } = must(await guest.call(getShoppingCart, { query: {} })).cartInfo
  expect(delivery.storeCode).toBeNull()
  expect(await pay(guest, quote.hash)).toMatchObject({ ok: false, problem: { code: 'ADDRESS_INCOMPLETE' } })
  await sell(true)
})
