import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addToCart, getShoppingCart } from '#src/features/cart/cart.contract.ts'
import { applyRebates } from '#src/features/cart/tenders.contract.ts'
import { getAvailableFulfillmentOptions, shipmentsOnWire, updateShippingOptions } from '#src/features/checkout/checkout.contract.ts'
import { cancelOrder } from '#src/features/refunds/refunds.contract.ts'
import { addWishlist } from '#src/features/wishlist/wishlist.contract.ts'
import { cast } from '#test/cast/catalogue.ts'
import { makeSlots } from '#test/cast/slots.ts'
import { giveRebates } from '#test/cast/wallet.ts'
import { must, mustBePaid, openTestShop, type Shopper } from '#test/shop.ts'
import { statementsOf } from '#test/statements.ts'
import { createOrder } from '../payment.contract.ts'

const house = await openTestShop({ onlyEnqueues: true })
const { member, bank, database, databaseUrl } = house
await makeSlots(house, 2)

const pay = (buyer: Shopper, quoteHash: string) => {
  const paymentNonce = bank.control.nonceFor('4242424242424242')
  return buyer.call(createOrder, { body: { idempotencyKey: randomUUID(), quoteHash, paymentNonce, agreeToTerms: true } })
}

/** How many connections wait for a row that another has locked. */
const waiting = async (): Promise<number> =>
  (await database.pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount!

/** What is rolled back of two calls that begin one after the other while a row is locked that the first needs. */
async function rolledBack(lock: { text: string; values: unknown[] }, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const other = await database.pool.connect()
  await other.query('begin')
  await other.query(lock)
  const statements = await statementsOf(async () => {
    const begun = first()
    await expect.poll(waiting, { interval: 10, timeout: 10_000 }).toBe(1)
    const both = Promise.all([begun, second()])
    await expect.poll(waiting, { interval: 10, timeout: 10_000 }).toBe(2)
    await other.query('commit')
    await both
  }, databaseUrl)
  other.release()
  return statements.filter(({ text }) => text === 'ROLLBACK')
}

test('an order that takes a slot and rebates, and one of the same member that gives the slot back, lock them in one order (fulfil-13, fault-22)', async () => {
  const buyer = await member()
  await giveRebates(database, buyer.memberId, 500)
  /** A bag with goods that come in the first slot. */
  async function bag(ean: string) {
    await buyer.fill(ean)
    const [own] = must(await buyer.call(getAvailableFulfillmentOptions, {})).groups
    const body = shipmentsOnWire([{ group: 'own', mode: 'delivery', slotId: own!.slots[0]!.autoId }])
    return must(await buyer.call(updateShippingOptions, { body })).cartInfo.quote.hash
  }
  const { orderNumber } = mustBePaid(await pay(buyer, await bag(cast.oolong.ean)))
  // Other goods, so that neither waits for the stock of the other.
  await bag(cast.candle.ean)
  const { quote } = must(await buyer.call(applyRebates, { body: { amountCents: 100 } })).cartInfo
  const ofMember = { text: 'select from members where auto_id = $1 for update', values: [buyer.memberId] }
  const paying = async () => mustBePaid(await pay(buyer, quote.hash))
  const cancelling = async () => must(await buyer.call(cancelOrder, { body: { orderNumber } }))
  expect(await rolledBack(ofMember, paying, cancelling)).toEqual([])
})

test('paying in one window and moving goods to the wishlist in another lock bag and member in one order (wishlist-02, fault-22)', async () => {
  const buyer = await member()
  must(await buyer.call(addToCart, { body: { ean: cast.candle.ean, quantity: 1 } }))
  const { quote } = await buyer.fill(cast.oolong.ean)
  const ofStock = {
    text: 'select from stock_levels where variant_id in (select auto_id from variants where ean = $1) for update',
    values: [cast.oolong.ean],
  }
  const paying = async () => mustBePaid(await pay(buyer, quote.hash))
  const wishing = async () => must(await buyer.call(addWishlist, { body: { ean: cast.candle.ean } }))
  expect(await rolledBack(ofStock, paying, wishing)).toEqual([])
  expect(must(await buyer.call(getShoppingCart, { query: {} })).cartInfo.productsInCart).toEqual([])
})
