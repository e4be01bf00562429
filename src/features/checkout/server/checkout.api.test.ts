import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { toAddressPayload } from '#src/features/addresses/rules/address-payload.ts'
import { addToCart, getShoppingCart } from '#src/features/cart/cart.contract.ts'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import { trackOrder } from '#src/features/orders/orders.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { cast } from '#test/cast/catalogue.ts'
import { makeSlots } from '#test/cast/slots.ts'
import { meiLin, must, openTestShop, type Shopper } from '#test/shop.ts'
import {
  getAvailableFulfillmentOptions,
  setCartPaymentInfo,
  shipmentsOnWire,
  updateCartBillingAddress,
  updateShippingOptions,
  type ShipmentChoice,
} from '../checkout.contract.ts'

const house = await openTestShop()
const { shop, shopper, database, bank, mails } = house
await makeSlots(house, 5)

const groupsOf = async (guest: Shopper) => must(await guest.call(getAvailableFulfillmentOptions, {})).groups
const deliveryFee = async (guest: Shopper): Promise<number> => (await groupsOf(guest))[0]!.deliveryFeeCents
const choose = (guest: Shopper, ...choices: ShipmentChoice[]) => guest.call(updateShippingOptions, { body: shipmentsOnWire(choices) })
const [delivered, collected] = [
  { group: 'own', mode: 'delivery' },
  { group: 'own', mode: 'collection', storeCode: 'katong' },
] as const satisfies ShipmentChoice[]

async function withBag(...eans: string[]): Promise<Shopper> {
  const guest = shopper()
  for (const ean of eans) must(await guest.call(addToCart, { body: { ean, quantity: 1 } }))
  return guest
}

/** What has happened to each group of an order. */
const coursesOf = async (guest: Shopper, orderNumber: string) =>
  must(await guest.call(trackOrder, { query: { orderNumber } })).deliveries.map(({ group, steps }) => [
    group,
    steps.flatMap(({ status, at }) => (at === 'next' ? [] : [status])).join(' '),
  ])

/** Sets the flags of a product for the length of some work. */
async function limited(slug: string, flags: { delivery: boolean; collection: boolean }, work: () => Promise<void>): Promise<void> {
  const set = (delivery: boolean, collection: boolean) =>
    database.pool.query('update products set delivery_allowed = $2, collection_allowed = $3 where slug = $1', [slug, delivery, collection])
  await set(flags.delivery, flags.collection)
  await work().finally(() => set(true, true))
}

test.each([
  ['own goods below the threshold', cast.candle.ean, 2, 800],
  ['own goods from the threshold on', cast.candle.ean, 3, 0],
  ['goods that a brand sends', cast.bag.ean, 1, 0],
])('delivery of %s is offered at its fee (fulfil-05, fulfil-09)', async (_, ean, quantity, feeCents) => {
  const guest = shopper()
  must(await guest.call(addToCart, { body: { ean, quantity } }))
  expect(await deliveryFee(guest)).toBe(feeCents)
})

test('a cart that will be collected is still told what delivery costs (fulfil-09, fulfil-10)', async () => {
  const guest = await withBag(cast.candle.ean)
  const { cartInfo } = must(await choose(guest, collected))
  expect(cartInfo).toMatchObject({ delivery: { mode: 'collection', storeCode: 'katong' }, quote: { deliveryCents: 0 } })
  expect(await deliveryFee(guest)).toBe(800)
})

test('each group has its own ways: slots and stores with their stock for own goods, delivery only for a brand’s (fulfil-09, fulfil-14)', async () => {
  const [own, brand, ...more] = await groupsOf(await withBag(cast.bag.ean, cast.candle.ean, cast.oolong.ean))
  expect(own).toMatchObject({ group: 'own', isDeliveryAllowed: true, isCollectionAllowed: true })
  expect(own!.slots).toHaveLength(4)
  expect(own!.slots[0]).toMatchObject({ capacity: 5, left: 5 })
  expect(own!.stores.map(({ code, inStore, pieces }) => [code, inStore, pieces])).toEqual([
    ['katong', 1, 2],
    ['orchard', 0, 2],
  ])
  expect(brand).toMatchObject({ group: 'brand:tanahati', isDeliveryAllowed: true, isCollectionAllowed: false, slots: [], stores: [] })
  expect(more).toEqual([])
})

test('several shipments are chosen at once; the slot is the own group’s, and goes with collection (fulfil-10)', async () => {
  const guest = await withBag(cast.bag.ean, cast.candle.ean)
  const slotId = (await groupsOf(guest))[0]!.slots[2]!.autoId
  const slotOf = async (...choices: ShipmentChoice[]) => must(await choose(guest, ...choices)).cartInfo.delivery.deliverySlot_AutoId
  expect(await slotOf({ ...delivered, slotId }, { group: 'brand:tanahati', mode: 'delivery' })).toBe(slotId)
  expect(await slotOf({ group: 'brand:tanahati', mode: 'delivery' })).toBe(slotId)
  expect(await slotOf(collected)).toBeNull()
  const shipments = [{ mode: 'delivery' as const, storeAutoID: '' }]
  const body = { shipments, deliverySlot_AutoId: slotId }
  expect(must(await guest.call(updateShippingOptions, { body })).cartInfo.delivery.deliverySlot_AutoId).toBe(slotId)
  const withTime = { shipments: [{ ...shipments[0]!, deliveryDateTime: '2026-11-24' }] }
  expect(await guest.call(updateShippingOptions, { body: withTime })).toMatchObject({ ok: false, problem: { status: 422 } })
  const slotOfCollection = { shipments: [{ mode: 'collection' as const, storeAutoID: 'katong', deliverySlot_AutoId: slotId }] }
  expect(await guest.call(updateShippingOptions, { body: slotOfCollection })).toMatchObject({ ok: false, problem: { status: 422 } })
})

test.each<[string, ShipmentChoice, string]>([
  [
    'collection of a brand’s goods',
    { group: 'brand:tanahati', mode: 'collection', storeCode: 'katong' },
    'In-Store Collection not available',
  ],
  ['collection at an unknown store', { group: 'own', mode: 'collection', storeCode: 'bedok' }, 'In-Store Collection not available'],
  ['delivery of a group that is not in the cart', { group: 'brand:bayang', mode: 'delivery' }, 'Delivery not available'],
])('%s is refused in words (fulfil-06)', async (_, choice, message) => {
  const guest = await withBag(cast.bag.ean, cast.candle.ean)
  expect(await choose(guest, choice)).toMatchObject({ ok: false, problem: { status: 409, message } })
})

test('goods that are not collected limit their group to delivery, and the choice made before follows (fulfil-02, fulfil-06)', async () => {
  const guest = await withBag(cast.candle.ean)
  must(await choose(guest, collected))
  await limited(cast.candle.slug, { delivery: true, collection: false }, async () => {
    expect((await groupsOf(guest))[0]).toMatchObject({
      isDeliveryAllowed: true,
      isCollectionAllowed: false,
      onlyDelivered: ['Vetiver & Clove Candle'],
      onlyCollected: [],
      stores: [],
    })
    expect(await choose(guest, collected)).toMatchObject({ ok: false, problem: { code: 'COLLECTION_NOT_AVAILABLE' } })
    expect(must(await choose(guest, delivered)).cartInfo.quote.deliveryCents).toBe(800)
  })
})

test('what can travel in no way can not be paid for (fulfil-02, fulfil-06)', async () => {
  const guest = shopper()
  await guest.fill(cast.candle.ean)
  await limited(cast.candle.slug, { delivery: false, collection: false }, async () => {
    const { quote } = must(await guest.call(getShoppingCart, { query: {} })).cartInfo
    const body = { idempotencyKey: randomUUID(), quoteHash: quote.hash, paymentNonce: 'n'.repeat(20), agreeToTerms: true }
    expect(await guest.call(createOrder, { body })).toMatchObject({ ok: false, problem: { message: 'Delivery not available' } })
  })
})

const apart = { group: 'own:collected', mode: 'collection', storeCode: 'orchard' } as const satisfies ShipmentChoice
const payBody = (quoteHash: string) => {
  const paymentNonce = bank.control.nonceFor('4242424242424242')
  return { body: { idempotencyKey: randomUUID(), quoteHash, paymentNonce, agreeToTerms: true } }
}

test('goods that are only collected are a group of their own while the others are delivered, and not otherwise (fulfil-24, fulfil-25)', async () => {
  const guest = await withBag(cast.bag.ean, cast.candle.ean, cast.oolong.ean)
  const groups = async () => (await groupsOf(guest)).map(({ group, slots, stores }) => [group, slots.length, stores[0]?.pieces])
  await limited(cast.oolong.slug, { delivery: false, collection: true }, async () => {
    expect(await groups()).toEqual([
      ['own', 4, 1],
      ['own:collected', 0, 1],
      ['brand:tanahati', 0, undefined],
    ])
    const wrong = { ...apart, mode: 'delivery' } as const
    expect(await choose(guest, wrong)).toMatchObject({ ok: false, problem: { code: 'DELIVERY_NOT_AVAILABLE' } })
    must(await choose(guest, collected))
    expect(await groups()).toEqual([
      ['own', 4, 2],
      ['brand:tanahati', 0, undefined],
    ])
    expect(await choose(guest, apart)).toMatchObject({ ok: false, problem: { code: 'COLLECTION_NOT_AVAILABLE' } })
    // The store that was chosen for all of it stays that of what is still collected.
    const { delivery, quote } = must(await choose(guest, delivered)).cartInfo
    expect(delivery).toMatchObject({ mode: 'delivery', storeCode: 'katong' })
    expect(quote).toMatchObject({ deliveryCents: 800, missingForFreeDeliveryCents: 15_000 - 5220 })
  })
  expect(must(await guest.call(getShoppingCart, { query: {} })).cartInfo.delivery).toMatchObject({ mode: 'delivery', storeCode: null })
})

test('a mixed bag is paid at once: delivered in a slot, collected at a store, and sent by a brand; each goes on for itself, and its invoice comes to what was paid (fulfil-10, fulfil-24, order-08, order-18, order-03, refund-17, checkout-06)', async () => {
  const guest = await withBag(cast.bag.ean, cast.oolong.ean)
  await guest.fill(cast.candle.ean)
  await limited(cast.oolong.slug, { delivery: false, collection: true }, async () => {
    const { quote: early } = must(await guest.call(getShoppingCart, { query: {} })).cartInfo
    expect(await guest.call(createOrder, payBody(early.hash))).toMatchObject({
      ok: false,
      problem: { code: 'ADDRESS_INCOMPLETE', message: 'Address is required' },
    })
    const slot = (await groupsOf(guest))[0]!.slots[3]!
    const chosen = await choose(guest, { ...delivered, slotId: slot.autoId }, apart, { group: 'brand:tanahati', mode: 'delivery' })
    const { delivery, quote } = must(chosen).cartInfo
    expect(delivery).toMatchObject({ mode: 'delivery', storeCode: 'orchard', deliverySlot_AutoId: slot.autoId })
    const { orderNumber } = must(await guest.call(createOrder, payBody(quote.hash)))
    const receipt = must(await guest.call(getInvoice, { query: { orderNumber } }))
    const { startsAt, endsAt } = slot
    expect(receipt.deliveries).toMatchObject([
      { group: 'Kemuning', mode: 'delivery', slot: { startsAt, endsAt }, storeName: null, readyBy: null },
      { group: 'Kemuning in store', mode: 'collection', slot: null, storeName: 'Kemuning Orchard', readyBy: expect.any(String) },
      { group: 'Tanahati', mode: 'brand', slot: null, storeName: null, readyBy: null },
    ])
    expect(receipt.lines.map(({ group, ean }) => [group, ean])).toEqual([
      ['Kemuning', cast.candle.ean],
      ['Kemuning in store', cast.oolong.ean],
      ['Tanahati', cast.bag.ean],
    ])
    const deliveryCents = receipt.ledger.find(({ kind }) => kind === 'delivery')!.amountCents
    const paidCents = receipt.lines.reduce((sum, { amountCents }) => sum + amountCents, deliveryCents)
    expect([receipt.totalCents, receipt.tenders[0]!.amountCents, receipt.gstCents]).toEqual([
      paidCents,
      paidCents,
      Math.round((paidCents * 9) / 109),
    ])
    const mail = await vi.waitUntil(() => mails.find(({ subject }) => subject.includes(orderNumber)), { timeout: 20_000, interval: 25 })
    expect(mail.text).toMatch(/Kemuning: Home delivery .+\n?.*Kemuning in store: .*Kemuning Orchard/s)
    const act = async (name: 'pick' | 'ready' | 'ship', group?: string) =>
      must(await shop.staff.orders.act(name, { orderNumber, by: 'Siti Zainal', dryRun: false, group })).groups
    expect(await act('pick')).toEqual(['Kemuning', 'Kemuning in store', 'Tanahati'])
    expect(await act('ready')).toEqual(['Kemuning in store'])
    expect(await act('ship', 'Kemuning')).toEqual(['Kemuning'])
    expect(await coursesOf(guest, orderNumber)).toEqual([
      ['Kemuning', 'placed paid processing shipped'],
      ['Kemuning in store', 'placed paid processing readyToCollect'],
      ['Tanahati', 'placed paid processing'],
    ])
    const pieces = [{ line: receipt.lines.findIndex(({ ean }) => ean === cast.oolong.ean) + 1, quantity: 1 }]
    must(await shop.staff.refunds.refund({ orderNumber, pieces, reason: 'returned', by: 'Siti Zainal', dryRun: false }))
    expect((await coursesOf(guest, orderNumber)).map(([, steps]) => steps!.split(' ').slice(4).join(' '))).toEqual([
      '',
      'partlyRefunded cancelled',
      '',
    ])
  })
})

test('the bill goes where the goods go, or to another address (checkout-03, checkout-04, checkout-05)', async () => {
  const guest = shopper()
  const pay = async () => {
    must(await guest.call(setCartPaymentInfo, { body: { isTypePayment: 1 } }))
    const { quote } = must(await guest.call(getShoppingCart, { query: {} })).cartInfo
    const nonce = bank.control.nonceFor('4242424242424242')
    const body = { idempotencyKey: randomUUID(), quoteHash: quote.hash, paymentNonce: nonce, agreeToTerms: true }
    const { orderNumber } = must(await guest.call(createOrder, { body }))
    const { billTo, shipTo } = must(await guest.call(getInvoice, { query: { orderNumber } }))
    expect(shipTo.lines[0]).toContain('118 Joo Chiat Place')
    return { billTo, shipTo }
  }
  await guest.fill(cast.candle.ean)
  const office = toAddressPayload({ ...meiLin, name: 'Kemuning Trading', block: '290', street: 'Orchard Road', postalCode: '238859' })
  expect(await guest.call(updateCartBillingAddress, { body: { billingAddress: { ...office, name: '' } } })).toMatchObject({
    ok: false,
    problem: { status: 422, details: { name: 'nameRequired' } },
  })
  must(await guest.call(updateCartBillingAddress, { body: { billingAddress: office } }))
  expect((await pay()).billTo).toMatchObject({
    name: 'Kemuning Trading',
    lines: [expect.stringContaining('290 Orchard Road'), 'Singapore 238859'],
  })
  await guest.fill(cast.candle.ean)
  must(await guest.call(updateCartBillingAddress, { body: { billingAddress: office } }))
  must(await guest.call(updateCartBillingAddress, { body: {} }))
  const { billTo, shipTo } = await pay()
  expect(billTo).toEqual(shipTo)
})

test('without a cart its payment type can not be chosen, and the answer says so (checkout-08)', async () => {
  const body = { isTypePayment: 1 as const }
  expect(await shopper().call(setCartPaymentInfo, { body })).toMatchObject({ ok: false, problem: { status: 409, code: 'CART_EMPTY' } })
  const answer = await shopper().call(setCartPaymentInfo, { body: { ...body, shoppingCart_AutoId: 999_999 } })
  expect(answer, 'of a cart that is not one’s own').toMatchObject({ ok: false, problem: { code: 'NOT_FOUND' } })
})

test('an order to be collected says where and when it is ready (fulfil-14)', async () => {
  const guest = shopper()
  await guest.fill(cast.candle.ean)
  const { quote } = must(await choose(guest, collected)).cartInfo
  const nonce = bank.control.nonceFor('4242424242424242')
  const body = { idempotencyKey: randomUUID(), quoteHash: quote.hash, paymentNonce: nonce, agreeToTerms: true }
  const { orderNumber } = must(await guest.call(createOrder, { body }))
  const { deliveries } = must(await guest.call(getInvoice, { query: { orderNumber } }))
  expect(deliveries).toMatchObject([
    { mode: 'collection', storeName: 'Kemuning Katong', readyBy: expect.stringMatching(/T\d{2}:[03]0:00\+08:00$/), slot: null },
  ])
})
