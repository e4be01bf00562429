import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { addToCart, getShoppingCart, updateCartItemQuantity } from '#src/features/cart/cart.contract.ts'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import { setCartPaymentInfo } from '#src/features/checkout/checkout.contract.ts'
import { ledgerBalance } from '#src/features/pricing/rules/ledger.ts'
import { cast, setStock } from '#test/cast/catalogue.ts'
import { must, mustBePaid, openTestShop, type Shopper } from '#test/shop.ts'
import { statementsOf } from '#test/statements.ts'
import type { SentTo } from '#src/kit/endpoint.ts'
import { getInstallmentPlans } from '../instalments.contract.ts'
import { createOrder } from '../payment.contract.ts'

const { shop, shopper, bank, database, mails, url } = await openTestShop()

const visa = '4242424242424242'
const declined = '4000000000000002'
const answerLost = '4000000000000119'
const requestLost = '4000000000000127'

const pay = (guest: Shopper, quoteHash: string, card = visa, idempotencyKey: string = randomUUID()) =>
  guest.call(createOrder, { body: { idempotencyKey, quoteHash, paymentNonce: bank.control.nonceFor(card), agreeToTerms: true } })

test('a paid order: invoice, ledger, stock, empty cart without an address, a mail to the shopper and one to the store (order-03, pay-16, stock-07)', async () => {
  const guest = shopper()
  const { quote } = await guest.fill(cast.candle.ean, 2)
  const before = await stockOf(cast.candle.ean)
  const order = must(await pay(guest, quote.hash))
  const invoice = must(await guest.call(getInvoice, { query: { orderNumber: order.orderNumber } }))
  expect(invoice).toMatchObject({
    orderNumber: expect.stringMatching(/^KM-\d{4}-\d{5}$/),
    totalCents: 11_240,
    gstCents: 928,
    tenders: [{ kind: 'card', label: 'Visa •••• 4242', amountCents: 11_240 }],
  })
  expect(invoice.ledger.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ['list', 11_600],
    ['offer', -1160],
    ['delivery', 800],
  ])
  const { rows } = await database.pool.query(
    'select l.kind, l.amount_cents "amountCents" from order_ledger l join orders o on o.auto_id = l.order_id where o.order_number = $1',
    [order.orderNumber],
  )
  expect(ledgerBalance(rows)).toBe(0)
  expect(await stockOf(cast.candle.ean)).toEqual({ onHand: before.onHand - 2, held: before.held })
  expect(must(await guest.call(getShoppingCart, { query: {} })).cartInfo.productsInCart).toEqual([])
  // To whom it goes is in the order alone, which forgets it some day.
  const carts = await database.pool.query(
    `select c.shipping_address address, c.delivery, (select count(*)::int from cart_lines l where l.cart_id = c.auto_id) lines
     from carts c join orders o on o.cart_id = c.auto_id where o.order_number = $1`,
    [order.orderNumber],
  )
  expect(carts.rows).toEqual([{ address: null, delivery: null, lines: 0 }])
  expect(bank.control.captures(order.orderNumber)).toBe(1)
  const { contactEmail } = await shop.settings.current()
  await vi.waitFor(() => {
    const about = mails.filter(({ subject }) => subject.includes(order.orderNumber))
    // Neither waits for the other.
    expect(about.map(({ to }) => to).toSorted()).toEqual(['meilin.tan@example.sg', contactEmail].toSorted())
    expect(about.find(({ to }) => to !== contactEmail)!.text).toContain('S$112.40')
  })
})

test('an invoice opens for its owner and with its key, and for nobody else (order-05)', async () => {
  const guest = shopper()
  const { quote } = await guest.fill(cast.oolong.ean)
  const { orderNumber, invoiceKey } = mustBePaid(await pay(guest, quote.hash))
  const stranger = shopper()
  const foreign = await stranger.call(getInvoice, { query: { orderNumber } })
  expect(foreign).toEqual(await stranger.call(getInvoice, { query: { orderNumber: 'KM-2611-99999' } }))
  expect(foreign).toEqual(await stranger.call(getInvoice, { query: { orderNumber, key: invoiceKey.replace(/^./, 'x') } }))
  expect(must(await stranger.call(getInvoice, { query: { orderNumber, key: invoiceKey } })).orderNumber).toBe(orderNumber)
})

test('a declined card charges nothing, releases the goods and leaves the cart as it is', async () => {
  const guest = shopper()
  const { quote } = await guest.fill(cast.oolong.ean, 3)
  const before = await stockOf(cast.oolong.ean)
  expect(await pay(guest, quote.hash, declined)).toMatchObject({ ok: false, problem: { status: 409, code: 'PAYMENT_DECLINED' } })
  expect(await stockOf(cast.oolong.ean)).toEqual(before)
  expect(must(await guest.call(getShoppingCart, { query: {} })).cartInfo.totalProductInCart).toBe(3)
  must(await pay(guest, quote.hash, visa))
})

test('a reply lost after the charge is settled by an inquiry, not by charging again (pay-11)', async () => {
  const guest = shopper()
  const { quote } = await guest.fill(cast.oolong.ean)
  const key = randomUUID()
  expect(await pay(guest, quote.hash, answerLost, key)).toMatchObject({ ok: false, problem: { code: 'PAYMENT_UNKNOWN' } })
  const order = must(await pay(guest, quote.hash, visa, key))
  expect(bank.control.captures(order.orderNumber)).toBe(1)
})

test('a request lost before the charge ends as declined, and the goods are released', async () => {
  const guest = shopper()
  const { quote } = await guest.fill(cast.oolong.ean)
  const before = await stockOf(cast.oolong.ean)
  const key = randomUUID()
  expect(await pay(guest, quote.hash, requestLost, key)).toMatchObject({ ok: false, problem: { code: 'PAYMENT_UNKNOWN' } })
  expect(await pay(guest, quote.hash, visa, key)).toMatchObject({ ok: false, problem: { code: 'PAYMENT_DECLINED' } })
  expect(await stockOf(cast.oolong.ean)).toEqual(before)
})

test('while one payment is unknown the cart is not paid a second time: any key gets the outcome of the first (pay-12, pay-22)', async () => {
  const guest = shopper()
  const { quote } = await guest.fill(cast.oolong.ean)
  expect(await pay(guest, quote.hash, answerLost)).toMatchObject({ ok: false, problem: { code: 'PAYMENT_UNKNOWN' } })
  const captured = bank.control.journal.filter(({ event }) => event === 'captured').length
  must(await pay(guest, quote.hash, visa))
  expect(bank.control.journal.filter(({ event }) => event === 'captured')).toHaveLength(captured)
})

test('two windows pay at once, each with its own key: one charge, and both get the same order (pay-12, pay-22)', async () => {
  const guest = shopper()
  const { quote } = await guest.fill(cast.oolong.ean)
  const [first, second] = (await Promise.all([pay(guest, quote.hash), pay(guest, quote.hash)])).map(must)
  expect(second!.orderNumber).toBe(first!.orderNumber)
  expect(bank.control.captures(first!.orderNumber)).toBe(1)
})

test('a window that pays just after another one gets the order of the other, and nothing is charged again (pay-12, pay-22)', async () => {
  const guest = shopper()
  const { quote } = await guest.fill(cast.oolong.ean)
  const first = must(await pay(guest, quote.hash))
  expect(must(await pay(guest, quote.hash)).orderNumber).toBe(first.orderNumber)
  expect(bank.control.captures(first.orderNumber)).toBe(1)
  const emptied = { ok: false, problem: { code: 'CART_EMPTY' } }
  expect(await pay(guest, 'A'.repeat(43))).toMatchObject(emptied)
  const change = (set: string) => database.pool.query(`update orders set ${set} where order_number = $1`, [first.orderNumber])
  await change(`status = 'cancelled'`)
  expect(await pay(guest, quote.hash)).toMatchObject(emptied)
  await change(`status = 'paid', placed_at = placed_at - interval '11 minutes'`)
  expect(await pay(guest, quote.hash)).toMatchObject(emptied)
})

test('an attempt whose process died is asked about as soon as the gateway’s time is over (pay-22)', async () => {
  const guest = shopper()
  const { quote } = await guest.fill(cast.oolong.ean)
  const key = randomUUID()
  await pay(guest, quote.hash, answerLost, key)
  await database.pool.query("update payment_attempts set state = 'created' where state = 'unknown'")
  const pressedAt = Date.now()
  const order = must(await pay(guest, quote.hash, visa, key))
  expect(Date.now() - pressedAt).toBeLessThan(6000)
  expect(bank.control.captures(order.orderNumber)).toBe(1)
})

test('a changed cart or price makes the quote stale (safe-10)', async () => {
  const guest = shopper()
  const { quote, productsInCart } = await guest.fill(cast.oolong.ean)
  must(await guest.call(updateCartItemQuantity, { body: { cartItem_AutoId: productsInCart[0]!.autoId, quantity: 2 } }))
  const stale = { ok: false, problem: { status: 409, code: 'STALE_QUOTE' } }
  expect(await pay(guest, quote.hash)).toMatchObject(stale)
  const other = shopper()
  const shown = await other.fill(cast.oolong.ean)
  const raiseBy = (cents: number) =>
    database.pool.query(
      'update prices set price_cents = price_cents + $1 where variant_id = (select auto_id from variants where ean = $2)',
      [cents, cast.oolong.ean],
    )
  await raiseBy(100)
  expect(await pay(other, shown.quote.hash)).toMatchObject(stale)
  await raiseBy(-100)
})

test('the same key with other contents is refused (safe-06)', async () => {
  const guest = shopper()
  const { quote } = await guest.fill(cast.oolong.ean)
  const key = randomUUID()
  must(await pay(guest, quote.hash, visa, key))
  expect(await pay(guest, 'A'.repeat(43), visa, key)).toMatchObject({ ok: false, problem: { code: 'IDEMPOTENCY_MISMATCH' } })
})

test('without consent, without a cart: each refusal by its name (checkout-02)', async () => {
  const guest = shopper()
  expect(await pay(guest, 'A'.repeat(43))).toMatchObject({ ok: false, problem: { code: 'CART_EMPTY' } })
  const filled = shopper()
  const { quote } = await filled.fill(cast.oolong.ean)
  const body = { idempotencyKey: randomUUID(), quoteHash: quote.hash, paymentNonce: bank.control.nonceFor(visa), agreeToTerms: false }
  expect(await filled.call(createOrder, { body })).toMatchObject({ ok: false, problem: { status: 422, code: 'TERMS_NOT_AGREED' } })
})

test('the plans for the bag, from the floor on; a kind of plan is chosen with the payment type (pay-01, pay-13, pay-18, cart-13)', async () => {
  const bank = { code: 'lion-city', name: { en: 'Lion City Bank', zh: '狮城银行' } }
  const plan = { autoId: 5, bank, months: 24, floorCents: 50_000, interestRate: 300, cardRanges: ['411111'] }
  await shop.settings.change({ instalmentPlans: [plan] }, new Date(0))
  const guest = shopper({ culture: 'zh' })
  await guest.fill(cast.candle.ean, 9)
  expect(must(await guest.call(getInstallmentPlans, {}))).toEqual({ floorCents: 50_000, toPayCents: 46_980, plans: [] })
  const [line] = must(await guest.call(getShoppingCart, { query: {} })).cartInfo.productsInCart
  must(await guest.call(updateCartItemQuantity, { body: { cartItem_AutoId: line!.autoId, quantity: 10 } }))
  const { plans } = must(await guest.call(getInstallmentPlans, {}))
  expect(plans).toEqual([
    {
      installmentPlan_AutoId: 5,
      bank: { code: 'lion-city', name: '狮城银行' },
      installmentPeriod: 24,
      interestType: 'once',
      interestPercent: 300,
      monthlyCents: 2240,
      lastCents: 2246,
      totalCents: 53_766,
      cardRanges: ['411111'],
    },
  ])
  const choose = (body: SentTo<typeof setCartPaymentInfo>['body']) => guest.call(setCartPaymentInfo, { body })
  expect(must(await choose({ isTypePayment: 2, interestType: 'once', installmentPeriod: 24 })).cartInfo).toMatchObject({
    isTypePayment: 2,
    interestType: 'once',
    installmentPeriod: 24,
    isOpenTermPayment: true,
  })
  expect(await choose({ isTypePayment: 2, interestType: 'none', installmentPeriod: 24 })).toMatchObject({
    problem: { status: 409, code: 'PLAN_NOT_OFFERED' },
  })
  expect(must(await choose({ isTypePayment: 1 })).cartInfo).toMatchObject({ isTypePayment: 1, interestType: null, installmentPeriod: null })
  await shop.settings.change({ instalmentPlans: [] }, new Date(0))
})

test('a price sent by the browser is refused, not used (safe-21)', async () => {
  const response = await fetch(`${url}/api/payment/CreateOrder`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      idempotencyKey: randomUUID(),
      quoteHash: 'A'.repeat(43),
      paymentNonce: 'n'.repeat(20),
      agreeToTerms: true,
      totalCents: 1,
    }),
  })
  expect(response.status).toBe(422)
})

test('a limit per order that was lowered after the goods were added is refused before anything is charged, in both languages (product-06)', async () => {
  const limit = (most: number) => database.pool.query(`update products set max_add_quantity = $1 where slug = $2`, [most, cast.candle.slug])
  for (const [culture, message] of [
    ['en', 'Over stock! You can not add more item'],
    ['zh', '超出库存，无法再添加此商品'],
  ] as const) {
    const guest = shopper({ culture })
    const { quote } = await guest.fill(cast.candle.ean, 4)
    await limit(3)
    const charges = () => bank.control.journal.filter(({ event }) => event === 'captured').length
    const before = charges()
    expect(await pay(guest, quote.hash)).toMatchObject({ ok: false, problem: { status: 409, code: 'OVER_STOCK', message } })
    expect(charges()).toBe(before)
    const [line] = must(await guest.call(getShoppingCart, { query: {} })).cartInfo.productsInCart
    expect(line).toMatchObject({ quantityInCart: 4, product: { quantity: 3, maxAddQuantity: 3 } })
    must(await guest.call(updateCartItemQuantity, { body: { cartItem_AutoId: line!.autoId, quantity: 3 } }))
    must(await pay(guest, must(await guest.call(getShoppingCart, { query: {} })).cartInfo.quote.hash))
    await limit(10)
  }
})

test('the last piece goes to one buyer; the other is refused (stock-12)', async () => {
  await setStock(database, cast.lastVase.ean, 1)
  const [a, b] = [shopper(), shopper()]
  const [first, second] = [await a.fill(cast.lastVase.ean), await b.fill(cast.lastVase.ean)]
  const replies = await Promise.all([pay(a, first.quote.hash), pay(b, second.quote.hash)])
  expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
  expect(replies.find((reply) => !reply.ok)).toMatchObject({ problem: { code: 'OUT_OF_STOCK' } })
})

test('buyers who took the same articles in opposite orders all pay at once, and none of them locks another out (fault-22)', async () => {
  const deadlocks = async (): Promise<string> =>
    (await database.pool.query('select deadlocks from pg_stat_database where datname = current_database()')).rows[0].deadlocks
  const goods = [cast.candle.ean, cast.oolong.ean] as const
  const buyers = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const guest = shopper()
      const [first, last] = at % 2 === 0 ? goods : ([goods[1], goods[0]] as const)
      must(await guest.call(addToCart, { body: { ean: first, quantity: 1 } }))
      return { guest, hash: (await guest.fill(last)).quote.hash }
    }),
  )
  const before = await deadlocks()
  for (const reply of await Promise.all(buyers.map(({ guest, hash }) => pay(guest, hash)))) mustBePaid(reply)
  expect(await deadlocks()).toBe(before)
})

async function stockOf(ean: string): Promise<{ onHand: number; held: number }> {
  const { rows } = await database.pool.query(
    'select sum(s.on_hand)::int "onHand", sum(s.held)::int held from stock_levels s join variants v on v.auto_id = s.variant_id where v.ean = $1',
    [ean],
  )
  return rows[0]
}

test('what is added while the bank is charging stays in the cart', async () => {
  const guest = shopper()
  const { quote } = await guest.fill(cast.oolong.ean)
  bank.control.set({ slowMs: 800 })
  const paying = pay(guest, quote.hash)
  await new Promise((later) => setTimeout(later, 300))
  must(await guest.call(addToCart, { body: { ean: cast.candle.ean, quantity: 2 } }))
  must(await paying)
  bank.control.set({ slowMs: 0 })
  const { cartInfo } = must(await guest.call(getShoppingCart, { query: {} }))
  expect(cartInfo.productsInCart.map(({ product, quantityInCart }) => [product.ean, quantityInCart])).toEqual([[cast.candle.ean, 2]])
})

test('an invoice stays as it was when the store changes its name', async () => {
  const guest = shopper()
  const { quote } = await guest.fill(cast.oolong.ean)
  const { orderNumber } = must(await pay(guest, quote.hash))
  const before = must(await guest.call(getInvoice, { query: { orderNumber } }))
  await shop.settings.change({ name: { en: 'Jasmine', zh: '茉莉' }, gstNumber: 'M9-1111111-Y' }, new Date())
  const after = must(await guest.call(getInvoice, { query: { orderNumber } }))
  expect(after).toEqual(before)
  expect(after.deliveries).toEqual([{ group: 'Kemuning', mode: 'delivery', storeName: null, readyBy: null, slot: null, parcel: null }])
})

test('an order takes seven turns to the database, however many articles it has (pay-35)', async () => {
  // No job and no event of the bank asks anything meanwhile.
  const quiet = await openTestShop({ onlyEnqueues: true })
  quiet.bank.control.set({ holdEvents: true })
  async function turnsOf(eans: readonly string[]): Promise<string[]> {
    const guest = quiet.shopper()
    for (const ean of eans.slice(1)) must(await guest.call(addToCart, { body: { ean, quantity: 1 } }))
    const { quote } = await guest.fill(eans[0]!)
    const body = {
      idempotencyKey: randomUUID(),
      quoteHash: quote.hash,
      paymentNonce: quiet.bank.control.nonceFor(visa),
      agreeToTerms: true,
    }
    const statements = await statementsOf(async () => must(await guest.call(createOrder, { body })), quiet.databaseUrl)
    return statements.filter(({ isTurn }) => isTurn).map(({ text }) => text)
  }
  for (const eans of [[cast.candle.ean], [cast.candle.ean, cast.oolong.ean, cast.bag.ean]]) {
    // The first order reads settings and promotions too; they are cached for a few seconds.
    await turnsOf(eans)
    const turns = await turnsOf(eans)
    // The session; the bag, its goods, their stock, what is written; what is sold, and the bag again.
    expect(turns, turns.join('\n')).toHaveLength(7)
  }
})
