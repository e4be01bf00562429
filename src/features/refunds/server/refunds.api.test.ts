import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { shopDay } from '#src/kit/clock.ts'
import { addToCart } from '#src/features/cart/cart.contract.ts'
import { applyRebates, applyVoucher } from '#src/features/cart/tenders.contract.ts'
import { getAvailableFulfillmentOptions, shipmentsOnWire, updateShippingOptions } from '#src/features/checkout/checkout.contract.ts'
import { getProductsByCategory } from '#src/features/listing/listing.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { getRebates, getVouchers } from '#src/features/rewards/rewards.contract.ts'
import { addDays } from '#src/features/rewards/rules/days.ts'
import type { Culture } from '#src/kit/culture.ts'
import { cast, setStock } from '#test/cast/catalogue.ts'
import { beginPromotions } from '#test/cast/promotions.ts'
import { makeSlots } from '#test/cast/slots.ts'
import { giveRebates, giveSpend, giveVoucher } from '#test/cast/wallet.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'
import { cancelOrder, getOrderRefunds, requestReturn } from '../refunds.contract.ts'
import { createBestsellers } from './bestsellers.ts'

const house = await openTestShop()
const { shop, shopper, member, bank, database, mails } = house
const { orders: staff, refunds } = shop.staff

const pay = async (buyer: Shopper, hash: string, card: string | null = '4242424242424242') =>
  must(
    await buyer.call(createOrder, {
      body: {
        idempotencyKey: randomUUID(),
        quoteHash: hash,
        ...(card && { paymentNonce: bank.control.nonceFor(card) }),
        agreeToTerms: true,
      },
    }),
  ) as { orderNumber: string; invoiceKey: string }
/** An order of candles at S$52.20 with delivery at S$8.00. */
const order = async (buyer: Shopper, quantity = 2) => pay(buyer, (await buyer.fill(cast.candle.ean, quantity)).quote.hash)
const refundsOf = async (buyer: Shopper, orderNumber: string) => must(await buyer.call(getOrderRefunds, { query: { orderNumber } }))
const ship = (orderNumber: string) => staff.act('ship', { orderNumber, by: 'Aisyah', dryRun: false }).then(must)
const pick = (orderNumber: string) => staff.act('pick', { orderNumber, by: 'Aisyah', dryRun: false }).then(must)
const refund = (orderNumber: string, more: Partial<Parameters<typeof refunds.refund>[0]> = {}) =>
  refunds.refund({ orderNumber, by: 'Aisyah', dryRun: false, reason: 'returned', ...more })
const refundedByBank = (orderNumber: string) =>
  bank.control.journal.filter((entry) => entry.event === 'refunded' && entry.orderNumber === orderNumber)
const onHand = async (ean: string): Promise<number> => {
  const { rows } = await database.pool.query(
    'select sum(on_hand)::int n from stock_levels s join variants v on v.auto_id = s.variant_id where v.ean = $1',
    [ean],
  )
  return rows[0].n
}

test('a shopper cancels an order that is not sent: all of it comes back at once, delivery too, and once (refund-09, refund-02, refund-11, refund-12)', async () => {
  const guest = shopper()
  const before = await onHand(cast.candle.ean)
  const { orderNumber, invoiceKey } = await order(guest)
  expect(await refundsOf(guest, orderNumber)).toMatchObject({ canCancel: true, returnable: [], refunds: [] })
  // Whoever has the link may cancel, twice and at once; others are told that there is no such order.
  const friend = shopper()
  expect(await friend.call(cancelOrder, { body: { orderNumber } })).toMatchObject({ problem: { code: 'NOT_FOUND' } })
  const cancelled = await Promise.all([1, 2].map(() => friend.call(cancelOrder, { body: { orderNumber, key: invoiceKey } })))
  expect(must(cancelled[0]!)).toMatchObject({
    canCancel: false,
    refunds: [
      {
        reason: 'cancelled',
        lines: [{ line: 1, quantity: 2, amountCents: 10_440 }],
        deliveryCents: 800,
        totalCents: 11_240,
        tenders: [{ kind: 'card', label: 'Visa •••• 4242', amountCents: 11_240 }],
      },
    ],
  })
  expect(cancelled[1]!.ok).toBe(true)
  await vi.waitFor(async () => expect((await refundsOf(guest, orderNumber)).refunds).toMatchObject([{ state: 'refunded' }]))
  expect(refundedByBank(orderNumber)).toMatchObject([{ amountCents: 11_240 }])
  expect(await onHand(cast.candle.ean)).toBe(before)
  expect((await staff.show(orderNumber))!.order.status).toBe('cancelled')
  const { rows } = await database.pool.query(
    'select c.total_cents, c.gst_cents from credit_notes c join orders o on o.auto_id = c.order_id where order_number = $1',
    [orderNumber],
  )
  expect(rows).toEqual([{ total_cents: 11_240, gst_cents: 928 }])
  await vi.waitFor(
    () => expect(mails.filter(({ subject }) => subject.startsWith(`Refund for your order ${orderNumber}`))).toHaveLength(1),
    20_000,
  )
  expect(mails.find(({ subject }) => subject.startsWith('Refund'))!.text).toContain('Back to Visa •••• 4242: S$112.40')
})

test('an order that is sent cannot be cancelled; pieces are sent back, refunded one by one, and nobody gets more than was paid (refund-10, refund-01, refund-08)', async () => {
  const guest = shopper()
  const { orderNumber } = await order(guest, 3)
  const ask = (quantity: number, line = 1) =>
    guest.call(requestReturn, { body: { orderNumber, lines: [{ line, quantity }], reason: 'Cracked' } })
  expect(await ask(1)).toMatchObject({ problem: { code: 'RETURN_REFUSED' } })
  // A text that is too short is told its length by the server (form-12).
  for (const [culture, reason] of [
    ['en', 'reason need to be at least 1 character'],
    ['zh', 'reason至少需要 1\u00a0个字符'],
  ] as const)
    expect(
      await shopper({ culture }).call(requestReturn, { body: { orderNumber, lines: [{ line: 1, quantity: 1 }], reason: ' ' } }),
    ).toMatchObject({ problem: { status: 422, details: { reason } } })
  await pick(orderNumber)
  await ship(orderNumber)
  expect(await guest.call(cancelOrder, { body: { orderNumber } })).toMatchObject({ problem: { status: 409, code: 'ORDER_SENT' } })
  expect(await refundsOf(guest, orderNumber)).toMatchObject({ canCancel: false, returnable: [{ line: 1, quantity: 3 }], returnUntil: null })
  for (const refused of [await ask(4), await ask(1, 2)]) expect(refused).toMatchObject({ problem: { code: 'RETURN_REFUSED' } })
  expect(must(await ask(2))).toMatchObject({
    returnable: [{ quantity: 1 }],
    returns: [{ state: 'requested', reason: 'Cracked', lines: [{ quantity: 2 }] }],
  })
  expect(await ask(2)).toMatchObject({ problem: { code: 'RETURN_REFUSED' } })

  const [asked] = await refunds.returnsOf(orderNumber)
  const settle = { returnId: asked!.autoId }
  must(await refunds.answerReturn({ orderNumber, ...settle, to: 'received', dryRun: false }))
  const before = await onHand(cast.candle.ean)
  // Looking changes nothing.
  expect(must(await refund(orderNumber, { ...settle, dryRun: true })).credit.tenders).toMatchObject([{ amountCents: 10_440 }])
  expect((await refundsOf(guest, orderNumber)).refunds).toEqual([])
  must(await refund(orderNumber, { ...settle, isSellable: false }))
  expect(await refund(orderNumber, settle)).toMatchObject({ problem: { code: 'noSuchReturn' } })
  expect(await onHand(cast.candle.ean)).toBe(before)
  expect(await refundsOf(guest, orderNumber)).toMatchObject({
    returnable: [{ quantity: 1 }],
    returns: [{ state: 'refunded' }],
    refunds: [{ deliveryCents: null, totalCents: 10_440 }],
  })
  expect((await staff.show(orderNumber))!.order.status).toBe('partlyRefunded')

  expect(await refund(orderNumber, { pieces: [{ line: 1, quantity: 2 }] })).toMatchObject({
    problem: { code: 'notThere', left: [{ line: 1, quantity: 1 }] },
  })
  must(await refund(orderNumber, { withDelivery: true }))
  expect(await onHand(cast.candle.ean)).toBe(before + 1)
  expect(await refund(orderNumber)).toMatchObject({ problem: { code: 'notThere' } })
  expect((await staff.show(orderNumber))!.order.status).toBe('refunded')
  await vi.waitFor(() => expect(refundedByBank(orderNumber)).toHaveLength(2), 20_000)
  const { rows } = await database.pool.query(
    'select sum(amount_cents)::int sum from refund_entries group by refund_id having sum(amount_cents) <> 0',
  )
  expect(rows).toEqual([])
})

test('what cannot be cancelled says why, in both languages (refund-16)', async () => {
  const guest = shopper({ culture: 'zh' as Culture })
  const cancel = (orderNumber: string) => guest.call(cancelOrder, { body: { orderNumber } })
  const { orderNumber } = await order(guest)
  const attempt = 'update payment_attempts set state = $2 where order_number = $1 and state = $3'
  await database.pool.query(attempt, [orderNumber, 'voided', 'captured'])
  expect(await cancel(orderNumber)).toMatchObject({
    problem: { status: 409, code: 'ORDER_UNSETTLED', message: '未能找到此订单的付款记录，因此无法在此取消。请联系我们为您处理。' },
  })
  await database.pool.query(attempt, [orderNumber, 'captured', 'voided'])
  for (const quantity of [1, 1]) must(await refund(orderNumber, { pieces: [{ line: 1, quantity }] }))
  expect((await staff.show(orderNumber))!.order.status).toBe('refunded')
  expect(await cancel(orderNumber)).toMatchObject({ problem: { code: 'ORDER_REFUNDED', message: '此订单已全部退款。' } })
})

test('a cancellation that is sent again changes nothing, also where a part was refunded before (refund-08, refund-09)', async () => {
  const guest = shopper()
  const { orderNumber } = await order(guest)
  must(await refund(orderNumber, { pieces: [{ line: 1, quantity: 1 }], reason: 'goodwill' }))
  const cancel = () => guest.call(cancelOrder, { body: { orderNumber } })
  expect(must(await cancel()).refunds).toHaveLength(2)
  expect((await staff.show(orderNumber))!.order.status).toBe('refunded')
  expect(must(await cancel()).refunds).toHaveLength(2)
})

test('vouchers, rebates and the card each get their part back; what the goods earned is taken, and deducted where it is spent (refund-04, refund-05, order-02)', async () => {
  const buyer = await member({ culture: 'zh' as Culture })
  const { memberId, call } = buyer
  await giveSpend(database, memberId)
  await giveRebates(database, memberId, 1000)
  const code = await giveVoucher(database, { memberId, minimumCents: 3000, valueCents: 1500 })
  await buyer.fill(cast.candle.ean, 2)
  must(await call(applyVoucher, { body: { voucherCode: code } }))
  const { quote } = must(await call(applyRebates, { body: { amountCents: 1000 } })).cartInfo
  const { orderNumber } = await pay(buyer, quote.hash)
  const spent = async () =>
    (await database.pool.query('select amount_cents from qualifying_spend where order_number = $1', [orderNumber])).rows[0]?.amount_cents
  const wallet = async () => {
    const { spendableCents, pendingCents } = must(await call(getRebates, {}))
    return { spendableCents, pendingCents }
  }
  expect(await spent()).toBe(7940)
  expect(await wallet()).toEqual({ spendableCents: 0, pendingCents: 420 })
  must(await refund(orderNumber, { pieces: [{ line: 1, quantity: 1 }], reason: 'goodwill' }))
  // One of two candles: half of the voucher; of the rebates as much as of the card.
  expect((await refundsOf(buyer, orderNumber)).refunds[0]!.tenders.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ['voucher', 750],
    ['rebate', 459],
    ['card', 4011],
  ])
  expect(await spent()).toBe(7940 - 4011)
  expect(await wallet()).toEqual({ spendableCents: 459, pendingCents: 180 })
  expect(must(await call(getVouchers, { body: {} })).find(({ state }) => state === 'ready')).toMatchObject({
    valueCents: 750,
    minimumCents: 1500,
    validUntil: addDays(shopDay(new Date()), 30),
  })
  // What it earned is spent before the rest goes back.
  await database.pool.query('update rebate_lots set pending_cents = 0 where order_number = $1', [orderNumber])
  await database.pool.query(
    `insert into rebate_entries (entry_set, position, member_id, kind, day, order_number, lot_id, account, amount_cents)
     select 1000000 + auto_id, p, member_id, 'used', earned_on, 'KM-other', auto_id, a, c from rebate_lots, (values (0, 'pending', -180), (1, 'spent', 180)) e(p, a, c)
     where order_number = $1`,
    [orderNumber],
  )
  must(await call(cancelOrder, { body: { orderNumber } }))
  const [last] = (await refundsOf(buyer, orderNumber)).refunds
  expect(last).toMatchObject({
    owedCents: 180,
    deliveryCents: 800,
    tenders: [{ amountCents: 750 }, { amountCents: 541 - 180 }, { kind: 'card', amountCents: 8740 - 4011 }],
  })
  expect(await spent()).toBeUndefined()
  expect(await wallet()).toEqual({ spendableCents: 459 + 361, pendingCents: 0 })
  expect((await staff.show(orderNumber))!.order.status).toBe('refunded')
  await vi.waitFor(() => expect(mails.some(({ subject }) => subject.endsWith(`订单 ${orderNumber} 已退款`))).toBe(true), 20_000)
})

test('each of two vouchers comes back by its own terms, whichever was entered first (refund-04)', async () => {
  const buyer = await member()
  const [until, later] = [addDays(shopDay(new Date()), 60), addDays(shopDay(new Date()), 200)]
  const give = (details: object) => giveVoucher(database, { memberId: buyer.memberId, ...details })
  const small = await give({ valueCents: 500, minimumCents: 1000, validUntil: later })
  const large = await give({ valueCents: 1500, minimumCents: 6000, validUntil: until })
  await buyer.fill(cast.candle.ean, 2)
  must(await buyer.call(applyVoucher, { body: { voucherCode: small } }))
  const { quote } = must(await buyer.call(applyVoucher, { body: { voucherCode: large } })).cartInfo
  const { orderNumber } = await pay(buyer, quote.hash)
  must(await buyer.call(cancelOrder, { body: { orderNumber } }))
  const back = must(await buyer.call(getVouchers, { body: { voucherState: 'ready' } }))
  expect(back.toSorted((a, b) => a.valueCents - b.valueCents)).toMatchObject([
    { valueCents: 500, minimumCents: 1000, validUntil: later },
    { valueCents: 1500, minimumCents: 6000, validUntil: until },
  ])
})

test('an order that needed no card is refunded without the gateway', async () => {
  const buyer = await member()
  await giveRebates(database, buyer.memberId, 20_000)
  await buyer.fill(cast.oolong.ean, 1)
  const { quote } = must(await buyer.call(applyRebates, { body: { amountCents: 2290 } })).cartInfo
  expect(quote.toPayCents).toBe(0)
  const { orderNumber } = await pay(buyer, quote.hash, null)
  expect(must(await buyer.call(cancelOrder, { body: { orderNumber } })).refunds).toMatchObject([
    { state: 'refunded', tenders: [{ kind: 'rebate', amountCents: 2290 }] },
  ])
  expect(must(await buyer.call(getRebates, {})).spendableCents).toBe(20_000)
  expect(refundedByBank(orderNumber)).toEqual([])
})

test('bestsellers follow what was sold until yesterday, and a cancelled order takes its share away (listing-17)', async () => {
  const guest = shopper()
  const tomorrow = new Date(Date.now() + 24 * 3_600_000)
  const count = () => createBestsellers(database, { now: () => tomorrow })()
  const pointsOf = async (slug: string): Promise<number> =>
    (await database.pool.query('select sales_points n from products where slug = $1', [slug])).rows[0].n
  const listed = async () =>
    must(await guest.call(getProductsByCategory, { query: { parentCategoryCode: 'home' } }))
      .products.map(({ slug }) => slug)
      .filter((slug) => slug === cast.candle.slug || slug === cast.lastVase.slug)
  await count()
  const before = await pointsOf(cast.candle.slug)
  await database.pool.query(
    `update products vase set popularity = candle.rank - vase.sales_points + 30 from products candle where vase.slug = $1 and candle.slug = $2`,
    [cast.lastVase.slug, cast.candle.slug],
  )
  const { orderNumber } = await order(guest, 3)
  await createBestsellers(database, { now: () => new Date() })()
  expect(await pointsOf(cast.candle.slug), 'today does not count yet').toBe(0)
  await count()
  expect(await pointsOf(cast.candle.slug)).toBe(before + 59)
  expect(await listed()).toEqual([cast.candle.slug, cast.lastVase.slug])
  must(await guest.call(cancelOrder, { body: { orderNumber } }))
  await count()
  expect(await pointsOf(cast.candle.slug)).toBe(before)
  expect(await listed()).toEqual([cast.lastVase.slug, cast.candle.slug])
})

/** An order of a candle in a slot of the store's own, and of a bag that its brand sends; what is left of the slot. */
async function orderInSlot() {
  await makeSlots(house, 1)
  const guest = shopper()
  must(await guest.call(addToCart, { body: { ean: cast.bag.ean, quantity: 1 } }))
  await guest.fill(cast.candle.ean)
  const slots = async () => must(await guest.call(getAvailableFulfillmentOptions, {})).groups[0]!.slots
  const { autoId: slotId } = (await slots())[2]!
  const body = shipmentsOnWire([{ group: 'own', mode: 'delivery', slotId }])
  const { orderNumber } = await pay(guest, must(await guest.call(updateShippingOptions, { body })).cartInfo.quote.hash)
  await guest.fill(cast.candle.ean)
  return { orderNumber, left: async () => (await slots()).find(({ autoId }) => autoId === slotId)!.left }
}

test('an order that goes on without its delivery gives its slot back, and the fee (refund-11, refund-02, order-08)', async () => {
  const { orderNumber, left } = await orderInSlot()
  expect(await left()).toBe(0)
  const { status, credit } = must(await refund(orderNumber, { pieces: [{ line: 1, quantity: 1 }] }))
  expect(status).toBe('partlyRefunded')
  expect(credit.delivery).toMatchObject({ cents: 800 })
  expect(await left()).toBe(1)
})

test('what never left the store is in stock again, and its slot free, although the rest came back broken (refund-11, refund-02)', async () => {
  const { orderNumber, left } = await orderInSlot()
  const picked = must(await staff.act('pick', { orderNumber, by: 'Aisyah', dryRun: true })).groups
  const brand = picked.find((group) => group !== 'Kemuning')
  for (const act of ['pick', 'ship'] as const) must(await staff.act(act, { orderNumber, group: brand, by: 'Aisyah', dryRun: false }))
  const before = { candle: await onHand(cast.candle.ean), bag: await onHand(cast.bag.ean) }
  const { status, credit } = must(await refund(orderNumber, { isSellable: false }))
  expect(status).toBe('refunded')
  expect(credit.delivery).toMatchObject({ cents: 800 })
  expect(await left()).toBe(1)
  expect(await onHand(cast.candle.ean)).toBe(before.candle + 1)
  expect(await onHand(cast.bag.ean)).toBe(before.bag)
})

test('a gift goes back with the goods that earned it, although the rest is worth more (refund-03)', async () => {
  const choices = [{ sku: cast.lastVase.ean, worthCents: 12_900, substitutes: [] }]
  await beginPromotions(house, {
    vase: { kind: 'gift', goods: { skus: [cast.candle.ean] }, steps: [{ fromCents: 10_000, fromPieces: 0, choices }] },
  })
  const guest = shopper()
  const candles = await guest.fill(cast.candle.ean, 2)
  expect(candles.promotions.gifts).toMatchObject([{ givenEan: cast.lastVase.ean }])
  const { quote } = must(await guest.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 9 } })).cartInfo
  const { orderNumber } = await pay(guest, quote.hash)
  const { lines } = (await staff.show(orderNumber))!
  const position = (ean: string) => lines.find((line) => line.ean === ean)!.position
  const back = async (ean: string) => {
    const shown = must(await refund(orderNumber, { pieces: [{ line: position(ean), quantity: 1 }], dryRun: true }))
    return shown.credit.lines.map(({ line }) => line)
  }
  expect(await back(cast.oolong.ean)).toEqual([position(cast.oolong.ean)])
  expect(await back(cast.candle.ean)).toEqual([position(cast.candle.ean), position(cast.lastVase.ean)])
})

test('the gift comes back into stock with its goods; one that is kept does not, and its worth is deducted (refund-03)', async () => {
  await setStock(database, cast.lastVase.ean, 2)
  const guest = shopper()
  for (const isKept of [false, true]) {
    const { orderNumber } = await order(guest)
    const { lines } = (await staff.show(orderNumber))!
    const [gift, bought] = [lines.find(({ isGift }) => isGift)!, lines.find(({ isGift }) => !isGift)!]
    expect(gift.ean).toBe(cast.lastVase.ean)
    const before = await onHand(gift.ean)
    must(await refund(orderNumber, { pieces: [{ line: bought.position, quantity: 2 }], ...(isKept ? { keptGifts: [gift.position] } : {}) }))
    expect((await onHand(gift.ean)) - before, isKept ? 'kept' : 'sent back').toBe(isKept ? 0 : 1)
    const { rows } = await database.pool.query<{ kind: string; cents: number }>(
      'select kind, e.amount_cents cents from refund_entries e join refunds r on r.auto_id = e.refund_id where r.order_number = $1',
      [orderNumber],
    )
    expect(rows.some(({ kind }) => kind === 'giftKept')).toBe(isKept)
    expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
  }
})
