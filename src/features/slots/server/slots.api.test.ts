import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { getAvailableFulfillmentOptions, shipmentsOnWire, updateShippingOptions } from '#src/features/checkout/checkout.contract.ts'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { shopDay, systemClock } from '#src/kit/clock.ts'
import { cast } from '#test/cast/catalogue.ts'
import { makeSlots } from '#test/cast/slots.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'
import { createSlots } from './slots.service.ts'

const house = await openTestShop()
const { shopper, bank, database, mails } = house
await makeSlots(house, 2)

const [visa, declined, answerLost] = ['4242424242424242', '4000000000000002', '4000000000000119']

const slotsOf = async (guest: Shopper) => must(await guest.call(getAvailableFulfillmentOptions, {})).groups[0]!.slots
const left = async (guest: Shopper, slotId: number) => (await slotsOf(guest)).find(({ autoId }) => autoId === slotId)!.left

/** A bag with an address and a slot, and a way to pay for it. */
async function withSlot(index: number) {
  const guest = shopper()
  await guest.fill(cast.oolong.ean)
  const slot = (await slotsOf(guest))[index]!
  const body = shipmentsOnWire([{ group: 'own', mode: 'delivery', slotId: slot.autoId }])
  const { quote } = must(await guest.call(updateShippingOptions, { body })).cartInfo
  const pay = (card: string, idempotencyKey: string = randomUUID()) =>
    guest.call(createOrder, {
      body: { idempotencyKey, quoteHash: quote.hash, paymentNonce: bank.control.nonceFor(card), agreeToTerms: true },
    })
  return { guest, slot, pay }
}

test('the slots of the next days are made once, however often the job runs (fulfil-12)', async () => {
  const before = await database.pool.query('select * from delivery_slots order by auto_id')
  await makeSlots(house, 2)
  expect(before.rows).toHaveLength(4)
  expect((await database.pool.query('select * from delivery_slots order by auto_id')).rows).toEqual(before.rows)
})

test('paying takes a place, and the order, its mail and its invoice say when it comes (fulfil-07, fulfil-13)', async () => {
  const { guest, slot, pay } = await withSlot(0)
  const { orderNumber } = must(await pay(visa))
  const other = shopper()
  await other.fill(cast.oolong.ean)
  expect(await left(other, slot.autoId)).toBe(1)
  const { deliveries } = must(await guest.call(getInvoice, { query: { orderNumber } }))
  expect(deliveries).toMatchObject([{ mode: 'delivery', slot: { startsAt: slot.startsAt, endsAt: slot.endsAt } }])
  const mail = () => mails.find(({ subject }) => subject.includes(orderNumber))
  await vi.waitFor(() => expect(mail()?.text).toMatch(/Home delivery \w{3} \d+ \w{3}, 9 am–1 pm, to/), 20_000)
})

test('a declined card gives the place back (fulfil-13)', async () => {
  const { guest, slot, pay } = await withSlot(1)
  expect(await pay(declined)).toMatchObject({ ok: false, problem: { code: 'PAYMENT_DECLINED' } })
  expect(await left(guest, slot.autoId)).toBe(2)
})

test('while the bank’s reply is lost the place stays held, once (fulfil-13)', async () => {
  const { guest, slot, pay } = await withSlot(1)
  const key = randomUUID()
  expect(await pay(answerLost, key)).toMatchObject({ ok: false, problem: { code: 'PAYMENT_UNKNOWN' } })
  expect(await left(guest, slot.autoId)).toBe(1)
  must(await pay(answerLost, key))
  const other = shopper()
  await other.fill(cast.oolong.ean)
  expect(await left(other, slot.autoId)).toBe(1)
})

test('a slot that is full, past or unknown is refused when it is chosen and when it is paid for (fulfil-13)', async () => {
  const { guest, slot, pay } = await withSlot(3)
  const choose = (slotId: number) =>
    guest.call(updateShippingOptions, { body: shipmentsOnWire([{ group: 'own', mode: 'delivery', slotId }]) })
  const taken = { ok: false, problem: { status: 409, code: 'SLOT_TAKEN' } }
  await database.pool.query('update delivery_slots set taken = capacity where auto_id = $1', [slot.autoId])
  expect(await pay(visa)).toMatchObject(taken)
  expect(await choose(slot.autoId)).toMatchObject(taken)
  await database.pool.query(`update delivery_slots set taken = 0, starts_at = now() - interval '1 hour' where auto_id = $1`, [slot.autoId])
  expect(await pay(visa)).toMatchObject(taken)
  expect(await choose(slot.autoId)).toMatchObject(taken)
  expect(await choose(2_000_000_000)).toMatchObject(taken)
  const { rows } = await database.pool.query('select count(*)::int n from slot_places where slot_id = $1', [slot.autoId])
  expect(rows).toEqual([{ n: 0 }])
})

test('an order whose charge never reached the bank gives the place back as soon as the bank has said so (fulfil-13, pay-22)', async () => {
  const { guest, slot, pay } = await withSlot(2)
  bank.control.set({ down: true })
  expect(await pay(visa)).toMatchObject({ ok: false, problem: { code: 'PAYMENT_UNKNOWN' } })
  bank.control.set({ down: false })
  expect(await left(guest, slot.autoId)).toBe(slot.left - 1)
  await vi.waitFor(async () => expect(await left(guest, slot.autoId)).toBe(slot.left), { timeout: 20_000, interval: 250 })
})

test('the job warns of a year without public holidays when it makes slots in it, and not again (fulfil-21)', async () => {
  const warned: string[] = []
  const clock = { now: () => new Date('2031-05-01T00:00:00Z') }
  const slots = createSlots(database, { settings: house.shop.settings, clock, warn: (words) => void warned.push(words) })
  await slots.makeAhead()
  await slots.makeAhead()
  expect(warned).toEqual([expect.stringMatching(/no closedDays in 2031$/)])
})

test('a day that is closed after its slots were made is not offered any more; a place that was sold stays (fulfil-12)', async () => {
  const { slot, pay } = await withSlot(0)
  must(await pay(visa))
  const { rows: before } = await database.pool.query('select * from delivery_slots where starts_at::date = $1::timestamptz::date', [
    slot.startsAt,
  ])
  const current = async () => {
    const settings = await house.shop.settings.current()
    const closedDays = [...settings.deliverySlots.closedDays, shopDay(new Date(slot.startsAt))]
    return { ...settings, deliverySlots: { ...settings.deliverySlots, closedDays } }
  }
  const slots = createSlots(database, { settings: { ...house.shop.settings, current }, clock: systemClock, warn: () => {} })
  expect(before.length).toBeGreaterThan(1)
  await slots.makeAhead()
  const { rows } = await database.pool.query(
    'select auto_id, capacity, taken from delivery_slots where starts_at::date = $1::timestamptz::date',
    [slot.startsAt],
  )
  const taken = before.find(({ auto_id: id }) => id === slot.autoId)!.taken
  expect(rows).toEqual([{ auto_id: slot.autoId, capacity: taken, taken }])
  // As usual again, they are made again.
  await createSlots(database, { settings: house.shop.settings, clock: systemClock, warn: () => {} }).makeAhead()
})

/** The plan with one more closed day. */
const closedOn = (day: string) => ({
  ...house.shop.settings,
  current: async () => {
    const settings = await house.shop.settings.current()
    const closedDays = [...settings.deliverySlots.closedDays, day]
    return { ...settings, deliverySlots: { ...settings.deliverySlots, closedDays } }
  },
})
const serviceWith = (settings: typeof house.shop.settings) => createSlots(database, { settings, clock: systemClock, warn: () => {} })

test('a day that is closed by mistake and opened again takes as many orders as planned (fulfil-12)', async () => {
  const { slot, pay } = await withSlot(0)
  must(await pay(visa))
  const stored = async () =>
    (await database.pool.query('select capacity, taken from delivery_slots where auto_id = $1', [slot.autoId])).rows[0]
  const { taken } = await stored()
  await serviceWith(closedOn(shopDay(new Date(slot.startsAt)))).makeAhead()
  expect(await stored()).toEqual({ capacity: taken, taken })
  await serviceWith(house.shop.settings).makeAhead()
  expect(await stored()).toEqual({ capacity: Math.max(2, taken), taken })
})

test('a place that is given back in a closed time is not sold again (fulfil-12, fulfil-13)', async () => {
  await makeSlots(house, 2)
  const { slot, pay } = await withSlot(0)
  const { orderNumber } = must(await pay(visa))
  const slots = serviceWith(closedOn(shopDay(new Date(slot.startsAt))))
  await slots.makeAhead()
  const { rows } = await database.pool.query('select auto_id from orders where order_number = $1', [orderNumber])
  await slots.release(database.orm, rows[0].auto_id)
  const { capacity, taken } = (await slots.find(database.orm, slot.autoId))!
  expect(capacity - taken).toBe(0)
  expect(await slots.hold(database.orm, rows[0].auto_id, slot.autoId)).toBe(false)
  await serviceWith(house.shop.settings).makeAhead()
})
