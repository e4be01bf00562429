import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCustomerShippingAddress, getCustomerShippingAddresses } from '#src/features/addresses/addresses.contract.ts'
import { addToCart } from '#src/features/cart/cart.contract.ts'
import { shipmentsOnWire, updateShippingOptions } from '#src/features/checkout/checkout.contract.ts'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { cast } from '#test/cast/catalogue.ts'
import { meiLin, must, mustBePaid, openTestShop, type Shopper } from '#test/shop.ts'
import { getOrderDetail, getTransactionHistory, getTransactionHistoryDetail } from '../orders.contract.ts'

const { shopper, member, bank } = await openTestShop()

function pay(buyer: Shopper, quoteHash: string, card = '4242424242424242') {
  const body = { quoteHash, paymentNonce: bank.control.nonceFor(card), idempotencyKey: randomUUID(), agreeToTerms: true }
  return buyer.call(createOrder, { body })
}

async function buy(buyer: Shopper, ean: string, card?: string): Promise<string> {
  const { quote } = await buyer.fill(ean)
  const reply = await pay(buyer, quote.hash, card)
  return reply.ok ? reply.value.orderNumber : ''
}

test('a member finds their orders, the latest first, page by page (order-06)', async () => {
  const buyer = await member()
  expect(must(await buyer.call(getTransactionHistory, { query: {} }))).toEqual([])
  expect(await buyer.call(getOrderDetail, { query: {} })).toMatchObject({ ok: false, problem: { code: 'NOT_FOUND' } })
  const [first, second] = [await buy(buyer, cast.oolong.ean), await buy(buyer, cast.candle.ean)]
  const page = await buyer.call(getTransactionHistory, { query: { pageSize: 1 } })
  expect(page).toMatchObject({ paging: { totalRecordCount: 2, pageCount: 2, pageNumber: 1, pageSize: 1 } })
  expect(must(page)).toMatchObject([{ orderNumber: second, status: 'paid', quantity: 1 }])
  expect(must(await buyer.call(getTransactionHistory, { query: { pageSize: 1, pageNo: 2 } }))).toMatchObject([{ orderNumber: first }])
  expect(must(await buyer.call(getOrderDetail, { query: {} })).orderNumber).toBe(second)
})

test('an order shows what is in it, where it goes and how its price came about (order-07)', async () => {
  const buyer = await member()
  const orderNumber = await buy(buyer, cast.oolong.ean)
  const order = must(await buyer.call(getOrderDetail, { query: { orderNumber } }))
  expect(order).toMatchObject({
    status: 'paid',
    deliveries: [{ mode: 'delivery' }],
    lines: [{ ean: cast.oolong.ean, quantity: 1 }],
    shipTo: { name: 'Tan Mei Lin' },
  })
  const { ledger, tenders, totalCents } = must(await buyer.call(getTransactionHistoryDetail, { query: { orderNumber } }))
  expect(ledger.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalCents)
  expect(tenders).toMatchObject([{ label: 'Visa •••• 4242', amountCents: totalCents }])
})

test('the invoice gives the parts of the address to the member who placed the order, and to nobody else (address-20)', async () => {
  const [buyer, other, guest] = [await member(), await member(), shopper()]
  const { name, street } = meiLin
  const { quote } = await buyer.fill(cast.oolong.ean)
  const { orderNumber, invoiceKey: key } = mustBePaid(await pay(buyer, quote.hash))
  const { sentTo } = must(await buyer.call(getInvoice, { query: { orderNumber } }))
  expect(sentTo).toMatchObject({ name, street, countryCode: 'SG', city: '' })
  must(await buyer.call(createCustomerShippingAddress, { body: sentTo! }))
  const [saved] = must(await buyer.call(getCustomerShippingAddresses, {})).shippingAddressInfos
  expect(saved).toMatchObject(sentTo!)
  for (const reader of [other, guest]) expect(must(await reader.call(getInvoice, { query: { orderNumber, key } })).sentTo).toBeNull()
  expect(must(await guest.call(getInvoice, { query: { orderNumber: await buy(guest, cast.oolong.ean) } })).sentTo).toBeNull()
  await buyer.fill(cast.oolong.ean)
  const body = shipmentsOnWire([{ group: 'own', mode: 'collection', storeCode: 'katong' }])
  const collected = must(await buyer.call(updateShippingOptions, { body })).cartInfo
  const query = { orderNumber: must(await pay(buyer, collected.quote.hash)).orderNumber }
  expect(must(await buyer.call(getInvoice, { query })).sentTo).toBeNull()
})

test('an order in the list counts all of its articles, and shows the pictures of three (order-06)', async () => {
  const buyer = await member()
  for (const ean of [cast.candle.ean, cast.bag.ean, cast.lastVase.ean]) must(await buyer.call(addToCart, { body: { ean, quantity: 1 } }))
  const orderNumber = mustBePaid(await pay(buyer, (await buyer.fill(cast.oolong.ean, 2)).quote.hash)).orderNumber
  const [listed] = must(await buyer.call(getTransactionHistory, { query: {} }))
  expect(listed).toMatchObject({ orderNumber, quantity: 5, articles: 4 })
  expect(listed!.imageUrls).toHaveLength(3)
})

test('a declined card leaves no order in the list', async () => {
  const buyer = await member()
  expect(await buy(buyer, cast.oolong.ean, '4000000000000002')).toBe('')
  expect(must(await buyer.call(getTransactionHistory, { query: {} }))).toEqual([])
})

test('a guest’s order belongs to no member, and a member’s to nobody else', async () => {
  const [guest, owner, other] = [shopper(), await member(), await member()]
  const [ofGuest, ofOwner] = [await buy(guest, cast.oolong.ean), await buy(owner, cast.oolong.ean)]
  expect(await guest.call(getTransactionHistory, { query: {} })).toMatchObject({ ok: false, problem: { status: 401 } })
  for (const orderNumber of [ofGuest, ofOwner, 'KM-99999999']) {
    for (const endpoint of [getOrderDetail, getTransactionHistoryDetail]) {
      expect(await other.call(endpoint, { query: { orderNumber } })).toMatchObject({ ok: false, problem: { code: 'NOT_FOUND' } })
    }
    expect(await other.call(getInvoice, { query: { orderNumber } })).toMatchObject({ ok: false, problem: { code: 'NOT_FOUND' } })
  }
})
