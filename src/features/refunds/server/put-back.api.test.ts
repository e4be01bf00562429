import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { getAvailableFulfillmentOptions, shipmentsOnWire, updateShippingOptions } from '#src/features/checkout/checkout.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'
import { cancelOrder } from '../refunds.contract.ts'

const { shop, shopper, bank, database } = await openTestShop()
const { orders: staff, refunds } = shop.staff

/** How many oolong teas each place has. */
async function stock(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query(
    `select l.code, s.on_hand from stock_levels s join locations l on l.auto_id = s.location_id join variants v on v.auto_id = s.variant_id
     where v.ean = $1`,
    [cast.oolong.ean],
  )
  return Object.fromEntries(rows.map(({ code, on_hand: pieces }) => [code, pieces]))
}

const places = Object.keys(await stock())
const none = Object.fromEntries(places.map((code) => [code, 0]))

/** Makes this the stock of oolong teas; a place that is not named has none. */
async function stocked(pieces: Record<string, number>): Promise<Record<string, number>> {
  await database.pool.query(
    `update stock_levels s set on_hand = coalesce(($2::jsonb ->> l.code)::int, 0) from locations l, variants v
     where l.auto_id = s.location_id and v.auto_id = s.variant_id and v.ean = $1`,
    [cast.oolong.ean, JSON.stringify(pieces)],
  )
  return stock()
}

beforeEach(async () => void (await stocked({ warehouse: 100 })))

const collectedAtKatong = [{ group: 'own', mode: 'collection', storeCode: 'katong' }] as const
const byMode = {
  collected: async (guest: Shopper) =>
    must(await guest.call(updateShippingOptions, { body: shipmentsOnWire([...collectedAtKatong]) })).cartInfo.quote,
  delivered: async (_: Shopper, quote: { hash: string }) => quote,
}

/** A paid order of oolong teas. */
async function order(mode: keyof typeof byMode, quantity: number) {
  const guest = shopper()
  const { hash } = await byMode[mode](guest, (await guest.fill(cast.oolong.ean, quantity)).quote)
  const paymentNonce = bank.control.nonceFor('4242424242424242')
  const body = { idempotencyKey: randomUUID(), quoteHash: hash, paymentNonce, agreeToTerms: true }
  const { orderNumber } = must(await guest.call(createOrder, { body }))
  const ofStaff = { orderNumber, by: 'Aisyah', dryRun: false }
  return {
    orderNumber,
    cancel: async () => must(await guest.call(cancelOrder, { body: { orderNumber } })),
    act: async (...acts: ('pick' | 'ready' | 'collect' | 'ship')[]) => {
      for (const act of acts) must(await staff.act(act, ofStaff))
    },
    refund: async (pieces: number) =>
      must(await refunds.refund({ ...ofStaff, reason: 'returned', pieces: [{ line: 1, quantity: pieces }] })),
  }
}

test('goods of a cancelled order go back to the store at which they were to be collected and from which they were taken (refund-11)', async () => {
  const before = await stocked({ warehouse: 100, katong: 5 })
  const { cancel } = await order('collected', 2)
  expect(await stock()).toEqual({ ...before, katong: 3 })
  await cancel()
  expect(await stock()).toEqual(before)
})

test('they come back also while no place sells online (refund-11)', async () => {
  const before = await stocked({ warehouse: 100, katong: 5 })
  const { cancel } = await order('collected', 2)
  await database.pool.query('update locations set sell_on_estore = false')
  await cancel()
  expect(await stock()).toEqual(before)
  await database.pool.query('update locations set sell_on_estore = true')
})

test('what was to be delivered from the shelf of a store goes back to that shelf (refund-11)', async () => {
  const before = await stocked({ katong: 2 })
  const { cancel } = await order('delivered', 1)
  expect(await stock()).toEqual({ ...before, katong: 1 })
  await cancel()
  expect(await stock()).toEqual(before)
})

test('what was to be collected and never left the warehouse stays there, and the store does not promise it at once (refund-11, fulfil-14)', async () => {
  const before = await stocked({ warehouse: 2 })
  const { cancel } = await order('collected', 1)
  expect(await stock()).toEqual({ ...before, warehouse: 1 })
  await cancel()
  expect(await stock()).toEqual(before)
  const next = shopper()
  await next.fill(cast.oolong.ean)
  const { groups } = must(await next.call(getAvailableFulfillmentOptions, {}))
  expect(groups[0]!.stores.find(({ code }) => code === 'katong')).toMatchObject({ inStore: 0, pieces: 1 })
})

test('goods refunded piece by piece go back to each place as many as it gave, the store at which they are collected last (refund-11)', async () => {
  const before = await stocked({ warehouse: 1, katong: 2 })
  const { refund, cancel } = await order('collected', 3)
  expect(await stock()).toEqual(none)
  await refund(1)
  expect(await stock()).toEqual({ ...none, warehouse: 1 })
  await refund(1)
  expect(await stock()).toEqual({ ...none, warehouse: 1, katong: 1 })
  await cancel()
  expect(await stock()).toEqual(before)
})

test('refunds of several orders at once, beside new ones, bring every piece back to its place once (refund-11)', async () => {
  const before = await stocked({ warehouse: 7, katong: 7 })
  const sold = [await order('collected', 3), await order('delivered', 4), await order('collected', 3), await order('delivered', 4)]
  expect(await stock()).toEqual(none)
  await Promise.all(sold.flatMap(({ refund }) => [refund(1), refund(1), refund(1)]))
  const next = Array.from({ length: 4 }, async (_, index) => order(index % 2 ? 'collected' : 'delivered', 1))
  await Promise.all([sold[1]!.cancel(), sold[3]!.cancel(), ...next])
  await Promise.all(next.map(async (each) => (await each).cancel()))
  expect(await stock()).toEqual(before)
})

test('what is ready to collect is at its store, also what came from the warehouse (refund-11)', async () => {
  await stocked({ warehouse: 2 })
  const { act, cancel } = await order('collected', 2)
  await act('pick', 'ready')
  await cancel()
  expect(await stock()).toEqual({ ...none, katong: 2 })
})

test('what was sent and came back goes where the shop takes from first (refund-11)', async () => {
  await stocked({ katong: 2 })
  const { act, refund } = await order('delivered', 2)
  await act('pick', 'ship')
  await refund(1)
  expect(await stock()).toEqual({ ...none, warehouse: 1, katong: 0 })
})

test('goods of which it is not known where they were taken go to the store of a collection, else where the shop takes from first (refund-11)', async () => {
  await stocked({ warehouse: 1, katong: 1 })
  const ofOlderVersion = [await order('collected', 1), await order('collected', 1)]
  await stocked({ katong: 1 })
  ofOlderVersion.push(await order('delivered', 1))
  await database.pool.query('delete from stock_sales')
  for (const { cancel } of ofOlderVersion) await cancel()
  expect(await stock()).toEqual({ ...none, warehouse: 1, katong: 2 })
})

test('goods from a place that the shop has no more go where the shop takes from first (refund-11)', async () => {
  await database.pool.query(`insert into locations (code, kind, name) values ('attic', 'warehouse', 'Attic')`)
  await database.pool.query(
    `insert into stock_levels (variant_id, location_id, on_hand)
     select v.auto_id, l.auto_id, 0 from variants v, locations l where v.ean = $1 and l.code = 'attic'`,
    [cast.oolong.ean],
  )
  await stocked({ attic: 1 })
  const { cancel } = await order('delivered', 1)
  await database.pool.query(`delete from stock_levels where location_id = (select auto_id from locations where code = 'attic')`)
  await database.pool.query(`delete from locations where code = 'attic'`)
  await cancel()
  expect(await stock()).toEqual({ ...none, warehouse: 1 })
})
