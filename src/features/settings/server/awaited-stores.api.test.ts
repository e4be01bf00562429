import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { shipmentsOnWire, updateShippingOptions } from '#src/features/checkout/checkout.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, openTestShop } from '#test/shop.ts'
import { runSettings } from '#tools/settings/run.ts'

test('a store without goods stays while a paid order is to be collected there, and goes after that (shop-18, order-12)', async () => {
  const { shopper, bank, database, databaseUrl } = await openTestShop()
  const guest = shopper()
  await guest.fill(cast.oolong.ean, 1)
  const shipments = shipmentsOnWire([{ group: 'own', mode: 'collection', storeCode: 'katong' }])
  const { quote } = must(await guest.call(updateShippingOptions, { body: shipments })).cartInfo
  const paymentNonce = bank.control.nonceFor('4242424242424242')
  must(await guest.call(createOrder, { body: { idempotencyKey: randomUUID(), quoteHash: quote.hash, paymentNonce, agreeToTerms: true } }))
  await database.pool.query(
    "update stock_levels set on_hand = 0, held = 0, allow_over_sell = true where location_id = (select auto_id from locations where code = 'katong')",
  )
  const settings = (...words: string[]) => runSettings(words, { DATABASE_URL: databaseUrl })
  const { stores } = JSON.parse((await settings('show', '--json')).out) as { stores: { code: string }[] }
  const without = ['set', 'stores', JSON.stringify(stores.filter(({ code }) => code !== 'katong'))]
  expect(await settings(...without)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('stores: leaves out katong, where goods of paid orders are still to be collected'),
  })
  await database.pool.query("update orders set status = 'completed', completed_at = now()")
  expect(await settings(...without)).toMatchObject({ code: 0, errors: '' })
})
