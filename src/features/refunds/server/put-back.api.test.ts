import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { shipmentsOnWire, updateShippingOptions } from '#src/features/checkout/checkout.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, openTestShop } from '#test/shop.ts'
import { cancelOrder } from '../refunds.contract.ts'

const { shopper, bank, database } = await openTestShop()

/** How many oolong teas each place has. */
async function stock(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query(
    `select l.code, s.on_hand from stock_levels s join locations l on l.auto_id = s.location_id join variants v on v.auto_id = s.variant_id
     where v.ean = $1`,
    [cast.oolong.ean],
  )
  return Object.fromEntries(rows.map(({ code, on_hand: pieces }) => [code, pieces]))
}

/** A paid order of two oolong teas that are on the shelf of Katong. */
async function collectedAtKatong() {
  await database.pool.query(
    `update stock_levels s set on_hand = 5 from locations l, variants v
     where l.auto_id = s.location_id and v.auto_id = s.variant_id and l.code = 'katong' and v.ean = $1`,
    [cast.oolong.ean],
  )
  const before = await stock()
  const guest = shopper()
  await guest.fill(cast.oolong.ean, 2)
  const shipments = shipmentsOnWire([{ group: 'own', mode: 'collection', storeCode: 'katong' }])
  const { quote } = must(await guest.call(updateShippingOptions, { body: shipments })).cartInfo
  const paymentNonce = bank.control.nonceFor('4242424242424242')
  const body = { idempotencyKey: randomUUID(), quoteHash: quote.hash, paymentNonce, agreeToTerms: true }
  const { orderNumber } = must(await guest.call(createOrder, { body }))
  expect(await stock()).toEqual({ ...before, katong: 3 })
  return { before, cancel: async () => must(await guest.call(cancelOrder, { body: { orderNumber } })) }
}

test('goods of a cancelled order go back to the store at which they were to be collected (refund-11)', async () => {
  const { before, cancel } = await collectedAtKatong()
  await cancel()
  expect(await stock()).toEqual(before)
})

test('they come back also while no place sells online (refund-11)', async () => {
  const { before, cancel } = await collectedAtKatong()
  await database.pool.query('update locations set sell_on_estore = false')
  await cancel()
  expect(await stock()).toEqual(before)
  await database.pool.query('update locations set sell_on_estore = true')
})
