import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { shopDay } from '#src/kit/clock.ts'
import { addToCart, getShoppingCart, lineOnWire, updateCartItemQuantity, type CartInfo } from '#src/features/cart/cart.contract.ts'
import { applyCartPromoCode } from '#src/features/cart/codes.contract.ts'
import { applyRebates, applyVoucher, getTotalRedeemableRebates, removeVoucher } from '#src/features/cart/tenders.contract.ts'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import { ledgerBalance } from '#src/features/pricing/rules/ledger.ts'
import { getRebates, getVouchers } from '#src/features/rewards/rewards.contract.ts'
import { addDays } from '#src/features/rewards/rules/days.ts'
import { signOut } from '#src/features/sign-in/sign-in.contract.ts'
import { createSessions } from '#src/platform/session/sessions.ts'
import { cast } from '#test/cast/catalogue.ts'
import { beginPromotions } from '#test/cast/promotions.ts'
import { giveRebates, giveVoucher } from '#test/cast/wallet.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'
import { createOrder } from '../payment.contract.ts'

const testShop = await openTestShop()
const { shopper, member, bank, database } = testShop

const [visa, declined, answerLost] = ['4242424242424242', '4000000000000002', '4000000000000119']
const pay = (buyer: Shopper, { quote }: CartInfo, card: string | null = visa, idempotencyKey: string = randomUUID()) =>
  buyer.call(createOrder, {
    body: {
      idempotencyKey,
      quoteHash: quote.hash,
      ...(card === null ? {} : { paymentNonce: bank.control.nonceFor(card) }),
      agreeToTerms: true,
    },
  })
const bagOf = async (buyer: Shopper) => must(await buyer.call(getShoppingCart, { query: {} })).cartInfo
const redeem = async (buyer: Shopper, amountCents: number) => must(await buyer.call(applyRebates, { body: { amountCents } })).cartInfo
const enter = (buyer: Shopper, voucherCode: string) => buyer.call(applyVoucher, { body: { voucherCode } })
const balanceOf = async (buyer: Shopper) => must(await buyer.call(getRebates, {})).spendableCents
const isUsed = async (buyer: Shopper, code: string) =>
  must(await buyer.call(getVouchers, { body: {} })).find(({ voucherCode }) => voucherCode === code)?.state === 'used'

test('a voucher and rebates pay part of an order, and its invoice explains every cent (money-08, money-12, reward-18, order-03)', async () => {
  const buyer = await member()
  const code = await giveVoucher(database, { memberId: buyer.memberId, kind: 'birthday', minimumCents: 10_000 })
  await giveRebates(database, buyer.memberId, 1440)
  await giveRebates(database, buyer.memberId, 600, addDays(shopDay(new Date()), 10))
  await buyer.fill(cast.candle.ean, 2)
  must(await enter(buyer, code.replace(/(.{4})/g, '$1 ').toLowerCase()))
  expect(must(await buyer.call(getTotalRedeemableRebates, {}))).toEqual({
    balanceCents: 2040,
    redeemableCents: 2040,
    first: { on: addDays(shopDay(new Date()), 10), amountCents: 600 },
  })
  const bag = await redeem(buyer, 1000)
  expect(bag).toMatchObject({
    isApplyVoucher: true,
    tenders: {
      vouchers: [{ voucherCode: code, name: 'Birthday voucher', amountCents: 1500, refusal: null }],
      rebates: { amountCents: 1000 },
    },
    quote: { totalCents: 11_240, gstCents: 928, toPayCents: 8740 },
  })
  const order = must(await pay(buyer, bag))
  const invoice = must(await buyer.call(getInvoice, { query: { orderNumber: order.orderNumber } }))
  expect(invoice).toMatchObject({
    totalCents: 11_240,
    gstCents: 928,
    tenders: [
      { kind: 'voucher', label: 'Birthday voucher', amountCents: 1500 },
      { kind: 'rebate', label: 'Rebates', amountCents: 1000 },
      { kind: 'card', label: 'Visa •••• 4242', amountCents: 8740 },
    ],
  })
  const { rows } = await database.pool.query(
    'select l.kind, l.amount_cents "amountCents" from order_ledger l join orders o on o.auto_id = l.order_id where o.order_number = $1',
    [order.orderNumber],
  )
  expect(ledgerBalance(rows)).toBe(0)
  expect(bank.control.journal.find((entry) => entry.event === 'captured' && entry.orderNumber === order.orderNumber)).toMatchObject({
    amountCents: 8740,
  })
  expect(await isUsed(buyer, code)).toBe(true)
  // The lot that expires first was used first.
  expect(
    must(await buyer.call(getRebates, {}))
      .lots.map(({ spendableCents }) => spendableCents)
      .toSorted(),
  ).toEqual([1040])
  const spend = await database.pool.query('select amount_cents from qualifying_spend where order_number = $1', [order.orderNumber])
  expect(spend.rows[0].amount_cents).toBe(10_440 - 2500)
})

test('tenders follow the bag: rebates shrink and grow back, a voucher below its minimum says why (money-13, reward-29)', async () => {
  const buyer = await member()
  const code = await giveVoucher(database, { memberId: buyer.memberId, minimumCents: 10_000 })
  await giveRebates(database, buyer.memberId, 9000)
  const { productsInCart } = await buyer.fill(cast.candle.ean, 2)
  must(await enter(buyer, code))
  const full = await redeem(buyer, 8000)
  const line = lineOnWire(productsInCart[0]!.autoId)
  const one = must(await buyer.call(updateCartItemQuantity, { body: { ...line, quantity: 1 } })).cartInfo
  expect(one.tenders).toMatchObject({
    vouchers: [{ amountCents: 0, refusal: 'Needs S$100.00 of goods, S$47.80 more.' }],
    rebates: { askedCents: 8000, amountCents: 6020 },
  })
  expect(one.quote).toMatchObject({ totalCents: 6020, toPayCents: 0 })
  expect(await pay(buyer, full)).toMatchObject({ ok: false, problem: { code: 'STALE_QUOTE' } })
  const two = must(await buyer.call(updateCartItemQuantity, { body: { ...line, quantity: 2 } })).cartInfo
  expect(two.tenders).toEqual(full.tenders)
  expect(must(await buyer.call(removeVoucher, { body: { voucherCode: code } })).cartInfo.tenders.vouchers).toEqual([])
  expect(await buyer.call(removeVoucher, { body: { voucherCode: code } })).toMatchObject({ problem: { code: 'NOT_FOUND' } })
  expect((await redeem(buyer, 0)).quote.toPayCents).toBe(11_240)
})

test('each refusal says why (reward-14, reward-29)', async () => {
  const [buyer, other] = [await member(), await member({ culture: 'zh' })]
  await giveRebates(database, buyer.memberId, 9000)
  await buyer.fill(cast.oolong.ean)
  const tooMuch = { status: 409, code: 'REDEEM_TOO_LARGE', message: 'The redeem value is larger than available' }
  const { totalCents } = (await bagOf(buyer)).quote
  for (const amountCents of [9001, totalCents + 1])
    expect(await buyer.call(applyRebates, { body: { amountCents } })).toMatchObject({ ok: false, problem: tooMuch })
  const whyNot = async (details: Parameters<typeof giveVoucher>[1]) => {
    const reply = await enter(buyer, await giveVoucher(database, details))
    return reply.ok ? null : reply.problem
  }
  const today = shopDay(new Date())
  expect(await whyNot({ memberId: other.memberId })).toMatchObject({
    code: 'VOUCHER_REFUSED',
    message: 'This voucher belongs to another member.',
  })
  expect(await whyNot({ usedAt: new Date() })).toMatchObject({ message: 'This voucher has been used.' })
  expect(await whyNot({ minimumCents: 10_000 })).toMatchObject({
    message: expect.stringMatching(/^Needs S\$100\.00 of goods, S\$\d\d\.\d\d more\.$/),
  })
  expect(await whyNot({ validUntil: addDays(today, -1) })).toMatchObject({ message: expect.stringContaining('ended on') })
  expect(await whyNot({ validFrom: addDays(today, 1) })).toMatchObject({ message: expect.stringContaining('can be used from') })
  expect(await enter(buyer, 'NOSUCHVOUCHER000')).toMatchObject({ problem: { message: expect.stringContaining('don’t know this voucher') } })
  expect((await bagOf(buyer)).tenders.vouchers).toEqual([])
  // A voucher of nobody is of whoever has its code.
  must(await enter(buyer, await giveVoucher(database)))
})

test('a guest is asked to sign in (reward-25, reward-26)', async () => {
  const guest = shopper()
  await guest.fill(cast.oolong.ean)
  const signInFirst = { ok: false, problem: { status: 401, title: 'Sign in first', message: expect.stringContaining('belong to members') } }
  expect(await guest.call(getTotalRedeemableRebates, {})).toMatchObject(signInFirst)
  expect(await guest.call(applyRebates, { body: { amountCents: 1 } })).toMatchObject(signInFirst)
  expect(await enter(guest, await giveVoucher(database))).toMatchObject(signInFirst)
})

test('a declined card gives voucher and rebates back, once; an unknown one keeps them (reward-18)', async () => {
  const buyer = await member()
  const code = await giveVoucher(database, { memberId: buyer.memberId })
  await giveRebates(database, buyer.memberId, 1000)
  await buyer.fill(cast.candle.ean)
  must(await enter(buyer, code))
  expect(await pay(buyer, await redeem(buyer, 700), declined)).toMatchObject({ problem: { code: 'PAYMENT_DECLINED' } })
  expect([await balanceOf(buyer), await isUsed(buyer, code)]).toEqual([1000, false])
  const key = randomUUID()
  expect(await pay(buyer, await bagOf(buyer), answerLost, key)).toMatchObject({ problem: { code: 'PAYMENT_UNKNOWN' } })
  expect([await balanceOf(buyer), await isUsed(buyer, code)]).toEqual([300, true])
  const { rows } = await database.pool.query('select quote_hash hash from orders where idempotency_key = $1', [key])
  must(await buyer.call(createOrder, { body: { idempotencyKey: key, quoteHash: rows[0].hash, agreeToTerms: true } }))
  expect([await balanceOf(buyer), await isUsed(buyer, code)]).toEqual([300, true])
  expect(must(await buyer.call(getRebates, {})).history.map(({ kind }) => kind)).toEqual(['used', 'returned', 'used', 'released', 'earned'])
})

test('a voucher in two bags pays the order that is first; the other is told that its total changed (reward-18)', async () => {
  const code = await giveVoucher(database)
  const buyers = [await member(), await member()]
  const bags = await Promise.all(
    buyers.map(async (buyer) => {
      await buyer.fill(cast.oolong.ean)
      return must(await enter(buyer, code)).cartInfo
    }),
  )
  const replies = await Promise.all(buyers.map((buyer, index) => pay(buyer, bags[index]!)))
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(replies.find(({ ok }) => !ok)).toMatchObject({ problem: { status: 409, code: 'STALE_QUOTE' } })
  const late = buyers[replies.findIndex(({ ok }) => !ok)]!
  expect((await bagOf(late)).tenders.vouchers).toMatchObject([{ amountCents: 0, refusal: 'This voucher has been used.' }])
})

test('an order that is covered needs no card: it is paid at once, without the bank (pay-05)', async () => {
  const buyer = await member()
  await giveRebates(database, buyer.memberId, 20_000)
  await buyer.fill(cast.candle.ean)
  const { quote } = await bagOf(buyer)
  expect(await pay(buyer, await bagOf(buyer), null)).toMatchObject({ problem: { status: 422, code: 'VALIDATION' } })
  const bag = await redeem(buyer, quote.totalCents)
  expect(bag.quote.toPayCents).toBe(0)
  const journal = bank.control.journal.length
  const key = randomUUID()
  const order = must(await pay(buyer, bag, null, key))
  expect(must(await pay(buyer, bag, null, key))).toEqual(order)
  expect(bank.control.journal).toHaveLength(journal)
  const invoice = must(await buyer.call(getInvoice, { query: { orderNumber: order.orderNumber } }))
  expect(invoice.tenders).toEqual([{ kind: 'rebate', label: 'Rebates', amountCents: quote.totalCents }])
  expect((await bagOf(buyer)).productsInCart).toEqual([])
  const attempts = await database.pool.query(
    'select 1 from payment_attempts a join orders o on o.auto_id = a.order_id where o.order_number = $1',
    [order.orderNumber],
  )
  expect(attempts.rowCount).toBe(0)
  // A new bag begins without what was redeemed on the old one.
  must(await buyer.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 1 } }))
  expect((await bagOf(buyer)).tenders.rebates).toEqual({ askedCents: 0, amountCents: 0, balanceCents: 0 })
})

test('an order that promotions make free needs no card either, also a guest’s (pay-05)', async () => {
  await beginPromotions(testShop, { GIFTED: { kind: 'cartAmount', fromCents: 0, amountCents: 100_000, codes: ['GIFTED'] } })
  const guest = shopper()
  await guest.fill(cast.candle.ean, 3)
  const bag = must(await guest.call(applyCartPromoCode, { body: { promoCode: 'GIFTED' } })).cartInfo
  expect(bag.quote).toMatchObject({ totalCents: 0, toPayCents: 0 })
  const order = must(await pay(guest, bag, null))
  expect(must(await guest.call(getInvoice, { query: { orderNumber: order.orderNumber } }))).toMatchObject({ totalCents: 0, tenders: [] })
})

test('what is added while the bank is charging asks for no voucher, no rebates and no code of the order', async () => {
  await beginPromotions(testShop, { tea: { kind: 'cartAmount', fromCents: 0, amountCents: 100, codes: ['TEA'] } })
  const buyer = await member()
  const code = await giveVoucher(database, { memberId: buyer.memberId })
  await giveRebates(database, buyer.memberId, 5000)
  await buyer.fill(cast.candle.ean, 2)
  must(await enter(buyer, code))
  must(await buyer.call(applyCartPromoCode, { body: { promoCode: 'TEA' } }))
  const bag = await redeem(buyer, 1000)
  bank.control.set({ slowMs: 800 })
  const paying = pay(buyer, bag)
  await new Promise((later) => setTimeout(later, 300))
  must(await buyer.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 2 } }))
  must(await paying)
  bank.control.set({ slowMs: 0 })
  const left = await bagOf(buyer)
  expect(left.productsInCart.map(({ product, quantityInCart }) => [product.ean, quantityInCart])).toEqual([[cast.oolong.ean, 2]])
  expect(left).toMatchObject({ isApplyVoucher: false, tenders: { vouchers: [], rebates: { amountCents: 0 } }, promotions: { codes: [] } })
  expect(left.quote.toPayCents).toBe(left.quote.totalCents)
})

test('codes are guessed in vain: ten an hour that are not the member’s own are compared (safe-23)', async () => {
  const buyer = await member()
  const own = await giveVoucher(database, { memberId: buyer.memberId })
  const open = await giveVoucher(database)
  await buyer.fill(cast.candle.ean)
  for (let index = 0; index < 10; index++)
    expect(await enter(buyer, `NOSUCHVOUCHER${index}`)).toMatchObject({ problem: { code: 'VOUCHER_REFUSED' } })
  for (const code of ['NOSUCHVOUCHER0', open]) expect(await enter(buyer, code)).toMatchObject({ problem: { code: 'TOO_MANY_REQUESTS' } })
  must(await enter(buyer, own))
})

test('signing out redeems no rebates any more, on every device (sign-in-19)', async () => {
  const buyer = await member()
  await giveRebates(database, buyer.memberId, 1000)
  await buyer.fill(cast.candle.ean)
  await redeem(buyer, 500)
  await buyer.call(signOut, {})
  const again = shopper()
  again.cookies.set('session', (await createSessions(database, 'http://localhost').startFor(buyer.memberId, 'Another browser')).cookie)
  expect((await bagOf(again)).tenders.rebates.askedCents).toBe(0)
})
