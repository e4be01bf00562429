import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { shipmentsOnWire, updateShippingOptions } from '#src/features/checkout/checkout.contract.ts'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import { trackOrder, type Receipt } from '#src/features/orders/orders.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, openTestShop } from '#test/shop.ts'
import { runSettings } from '#tools/settings/run.ts'

test('a store without goods stays while a paid order is to be collected there, and goes after that; the order names it for ever (shop-18, order-12)', async () => {
  const { shopper, bank, database, databaseUrl } = await openTestShop()
  const guest = shopper({ culture: 'zh' })
  await guest.fill(cast.oolong.ean, 1)
  const shipments = shipmentsOnWire([{ group: 'own', mode: 'collection', storeCode: 'katong' }])
  const { quote } = must(await guest.call(updateShippingOptions, { body: shipments })).cartInfo
  const paymentNonce = bank.control.nonceFor('4242424242424242')
  const body = { idempotencyKey: randomUUID(), quoteHash: quote.hash, paymentNonce, agreeToTerms: true }
  const query = { orderNumber: must(await guest.call(createOrder, { body })).orderNumber }
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
  const collectedAt = async () => {
    const read = [await guest.call(getInvoice, { query }), await guest.call(trackOrder, { query })]
    return read.map((reply) => must<Pick<Receipt, 'deliveries'>>(reply).deliveries[0]!.storeName)
  }
  const before = await collectedAt()
  expect(before).toEqual([expect.stringContaining('加东'), before[0]])
  expect(await settings(...without)).toMatchObject({ code: 0, errors: '' })
  expect(await collectedAt()).toEqual(before)
  // Another store gets the code.
  const other = stores.map((store) => (store.code === 'katong' ? { ...store, name: { en: 'Elsewhere', zh: '别处' } } : store))
  expect(await settings('set', 'stores', JSON.stringify(other))).toMatchObject({ code: 0, errors: '' })
  expect(await collectedAt()).toEqual(before)
})
