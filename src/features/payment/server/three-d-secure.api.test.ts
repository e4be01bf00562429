import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { getShoppingCart } from '#src/features/cart/cart.contract.ts'
import { movableClock } from '#src/kit/clock.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, mustBePaid, openTestShop, type Shopper } from '#test/shop.ts'
import { completeOrder, createOrder } from '../payment.contract.ts'

const clock = movableClock('2026-11-21T04:00:00Z')
const { shopper, bank, database } = await openTestShop({ clock })

const challenged = '4000000000003220'
const tenMinutesMs = 10 * 60_000

const pay = (buyer: Shopper, quoteHash: string, card = challenged, idempotencyKey: string = randomUUID()) =>
  buyer.call(createOrder, { body: { idempotencyKey, quoteHash, paymentNonce: bank.control.nonceFor(card), agreeToTerms: true } })

const complete = (buyer: Shopper, orderNumber: string, more: { proof?: string; abandon?: boolean } = {}) =>
  buyer.call(completeOrder, { body: { orderNumber, ...more } })

async function challenge(buyer: Shopper, key: string = randomUUID()) {
  const { quote } = await buyer.fill(cast.oolong.ean, 2)
  const state = must(await pay(buyer, quote.hash, challenged, key))
  if (state.status !== 'requiresAction') throw new Error('no challenge')
  return { ...state, quoteHash: quote.hash }
}

async function stock(): Promise<{ onHand: number; held: number }> {
  const { rows } = await database.pool.query(
    'select sum(s.on_hand)::int "onHand", sum(s.held)::int held from stock_levels s join variants v on v.auto_id = s.variant_id where v.ean = $1',
    [cast.oolong.ean],
  )
  return rows[0]
}

/** What is left in the database of an order that came to nothing. */
async function leftOf(orderNumber: string): Promise<{ orders: number; lines: number; ledger: number; attempt: string }> {
  const { rows } = await database.pool.query(
    `select (select count(*)::int from orders where order_number = $1) orders,
      (select count(*)::int from order_lines where order_id not in (select auto_id from orders)) lines,
      (select count(*)::int from order_ledger where order_id not in (select auto_id from orders)) ledger,
      (select state from payment_attempts where order_number = $1) attempt`,
    [orderNumber],
  )
  return rows[0]
}

const refusal = (reason: string) => ({ ok: false, problem: { status: 409, code: 'PAYMENT_DECLINED', details: { reason } } })

test('a charge is confirmed at the bank: held until then, captured once, however often the shopper comes back (pay-02, pay-17, fault-17)', async () => {
  const buyer = shopper()
  const [before, key] = [await stock(), randomUUID()]
  const { orderNumber, challengeUrl, heldUntil, quoteHash } = await challenge(buyer, key)
  expect(await stock()).toEqual({ ...before, held: before.held + 2 })
  expect(heldUntil).toBe(new Date(clock.now().getTime() + tenMinutesMs).toISOString())
  const waiting = { orderNumber, status: 'requiresAction', challengeUrl, heldUntil }
  expect(must(await complete(buyer, orderNumber))).toEqual(waiting)
  expect(must(await pay(buyer, quoteHash, challenged, key))).toEqual(waiting)
  const stranger = shopper()
  await stranger.fill(cast.candle.ean)
  expect(await complete(stranger, orderNumber, { abandon: true })).toEqual(await complete(stranger, 'KM-2611-99999', { abandon: true }))
  expect(must(await complete(buyer, orderNumber, { proof: 'a-proof-of-another' }))).toEqual(waiting)
  const proof = await bank.control.proofOf(challengeUrl, 'passed')
  const tabs = await Promise.all([1, 2, 3].map(() => complete(buyer, orderNumber, { proof })))
  for (const tab of tabs) expect(mustBePaid(tab).orderNumber).toBe(orderNumber)
  expect(mustBePaid(await complete(buyer, orderNumber, { abandon: true })).orderNumber).toBe(orderNumber)
  expect(bank.control.captures(orderNumber)).toBe(1)
  expect(await stock()).toEqual({ onHand: before.onHand - 2, held: before.held })
})

test('goods are held no longer when the bank does not answer during 3-D Secure and then says the same again (pay-22, pay-24)', async () => {
  const buyer = shopper()
  const { orderNumber, heldUntil } = await challenge(buyer)
  const heldNow = async () =>
    (await database.pool.query('select held_until from payment_attempts where order_number = $1', [orderNumber])).rows[0].held_until
  for (let outage = 0; outage < 2; outage++) {
    clock.advance(90_000)
    // As an answer leaves it that is lost.
    await database.pool.query("update payment_attempts set state = 'unknown' where order_number = $1", [orderNumber])
    expect(must(await complete(buyer, orderNumber))).toMatchObject({ status: 'requiresAction', heldUntil })
    expect(await heldNow()).toEqual(new Date(heldUntil))
  }
  await complete(buyer, orderNumber, { abandon: true })
})

test('a challenge of which the shop hears only later is held from then on (pay-24)', async () => {
  const buyer = shopper()
  const { orderNumber, challengeUrl } = await challenge(buyer)
  // As it is when the bank's first answer was lost.
  await database.pool.query("update payment_attempts set state = 'unknown', challenge_url = null where order_number = $1", [orderNumber])
  clock.advance(120_000)
  const heldUntil = new Date(clock.now().getTime() + tenMinutesMs).toISOString()
  expect(must(await complete(buyer, orderNumber))).toMatchObject({ status: 'requiresAction', challengeUrl, heldUntil })
  await complete(buyer, orderNumber, { abandon: true })
})

test('a charge that the bank does not confirm leaves no order, and another card pays (pay-25, pay-27)', async () => {
  const buyer = shopper({ culture: 'zh' })
  const [before, key] = [await stock(), randomUUID()]
  const { orderNumber, challengeUrl, quoteHash } = await challenge(buyer, key)
  const proof = await bank.control.proofOf(challengeUrl, 'failed')
  const declined = await complete(buyer, orderNumber, { proof })
  expect(declined).toMatchObject(refusal('authentication-failed'))
  expect(declined).toMatchObject({ problem: { title: '未能确认身份' } })
  expect(await leftOf(orderNumber)).toEqual({ orders: 0, lines: 0, ledger: 0, attempt: 'declined' })
  expect(await stock()).toEqual(before)
  expect(await complete(buyer, orderNumber)).toEqual(declined)
  expect(await pay(buyer, quoteHash, '4242424242424242', key), 'the same key keeps its answer').toEqual(declined)
  expect(must(await buyer.call(getShoppingCart, { query: {} })).cartInfo.totalProductInCart).toBe(2)
  mustBePaid(await pay(buyer, quoteHash, '4242424242424242'))
})

test('an abandoned charge is ended at the bank before its goods are given back: a proof that comes later charges nothing (pay-24)', async () => {
  const buyer = shopper()
  const before = await stock()
  const { orderNumber, challengeUrl } = await challenge(buyer)
  const proof = await bank.control.proofOf(challengeUrl, 'passed')
  expect(await complete(buyer, orderNumber, { abandon: true })).toMatchObject(refusal('abandoned'))
  expect(await complete(buyer, orderNumber, { proof })).toMatchObject(refusal('abandoned'))
  expect(bank.control.captures(orderNumber)).toBe(0)
  expect(await leftOf(orderNumber)).toEqual({ orders: 0, lines: 0, ledger: 0, attempt: 'voided' })
  expect(await stock()).toEqual(before)
})

test('a hold that ends during 3-D Secure voids the charge, also one that is confirmed too late (pay-24, stock-08, fault-18)', async () => {
  const buyer = shopper()
  const before = await stock()
  const { orderNumber, challengeUrl } = await challenge(buyer)
  const proof = await bank.control.proofOf(challengeUrl, 'passed')
  clock.advance(tenMinutesMs)
  expect(await complete(buyer, orderNumber, { proof })).toMatchObject(refusal('abandoned'))
  expect(bank.control.captures(orderNumber)).toBe(0)
  expect(await stock()).toEqual(before)
})

test('a hold that ends during 3-D Secure is swept although nobody comes back (pay-24, stock-08, fault-17)', async () => {
  const before = await stock()
  const { orderNumber } = await challenge(shopper())
  expect(await stock()).toEqual({ ...before, held: before.held + 2 })
  clock.advance(tenMinutesMs + 1)
  const gone = { orders: 0, lines: 0, ledger: 0, attempt: 'voided' }
  await vi.waitFor(async () => expect(await leftOf(orderNumber)).toEqual(gone), 20_000)
  expect(await stock()).toEqual(before)
  expect(bank.control.captures(orderNumber)).toBe(0)
})

test('a proof and an end that cross are an order with its charge, or neither (pay-24)', async () => {
  for (let round = 0; round < 8; round++) {
    const [buyer, before] = [shopper(), await stock()]
    const { orderNumber, challengeUrl } = await challenge(buyer)
    const proof = await bank.control.proofOf(challengeUrl, 'passed')
    const sent = [() => complete(buyer, orderNumber, { proof }), () => complete(buyer, orderNumber, { abandon: true })]
    await Promise.all((round % 2 ? sent : sent.toReversed()).map((send) => send()))
    const captures = bank.control.captures(orderNumber)
    expect((await leftOf(orderNumber)).orders).toBe(captures)
    expect(await stock()).toEqual({ onHand: before.onHand - 2 * captures, held: before.held })
  }
})

test('a lost answer to the proof is asked for, not sent again (pay-11)', async () => {
  const buyer = shopper()
  const { orderNumber, challengeUrl } = await challenge(buyer)
  const proof = await bank.control.proofOf(challengeUrl, 'passed')
  bank.control.set({ loseAnswers: true })
  expect(await complete(buyer, orderNumber, { proof })).toMatchObject({ problem: { code: 'PAYMENT_UNKNOWN' } })
  bank.control.set({ loseAnswers: false })
  expect(mustBePaid(await complete(buyer, orderNumber)).orderNumber).toBe(orderNumber)
  expect(bank.control.captures(orderNumber)).toBe(1)
})
