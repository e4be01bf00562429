import { expect, test } from 'vitest'
import { addToCart } from '#src/features/cart/cart.contract.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'
import { getAvailableFulfillmentOptions, updateShippingOptions } from '../checkout.contract.ts'

const { shopper } = await openTestShop()

const deliveryFee = async (guest: Shopper): Promise<number> => must(await guest.call(getAvailableFulfillmentOptions, {})).delivery.feeCents

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
  const guest = shopper()
  const { cartId } = must(await guest.call(addToCart, { body: { ean: cast.candle.ean, quantity: 1 } })).cartInfo
  const [store] = must(await guest.call(getAvailableFulfillmentOptions, {})).collection
  const shipments = [{ mode: 'collection' as const, storeAutoID: store!.code }]
  const { cartInfo } = must(await guest.call(updateShippingOptions, { body: { shoppingCart_AutoId: cartId!, shipments } }))
  expect(cartInfo.quote.deliveryCents).toBe(0)
  expect(await deliveryFee(guest)).toBe(800)
})
