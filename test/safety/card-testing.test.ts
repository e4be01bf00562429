import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { movableClock } from '#src/kit/clock.ts'
import type { Twin } from '#src/twin.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, mustBePaid, openTestShop, type Shopper } from '#test/shop.ts'

const declined = '4000000000000002'
const mistyped = [declined, '4000000000009995', '4000000000000069']

/** A shop whose time the tester can let pass, and what reached its bank. */
async function openTested(twin?: Twin) {
  const clock = movableClock('2026-11-21T04:00:00Z')
  const testShop = await openTestShop({ clock, twin })
  const { bank, database } = testShop
  const pay = (buyer: Shopper, quoteHash: string, card: string, humanCheck?: string) =>
    buyer.call(createOrder, {
      body: { idempotencyKey: randomUUID(), quoteHash, paymentNonce: bank.control.nonceFor(card), agreeToTerms: true, humanCheck },
    })
  /** Tries a card as a patient machine does: it waits as long as a check asks, and sends it. */
  async function tryCard(buyer: Shopper, quoteHash: string, card = declined) {
    const reply = await pay(buyer, quoteHash, card)
    if (reply.ok || reply.problem.code !== 'CARD_TESTING_CHECK') return reply
    const { humanCheck, waitSeconds } = reply.problem.details as { humanCheck: string; waitSeconds: number }
    expect(await pay(buyer, quoteHash, card, humanCheck), 'before the wait is over').toMatchObject({ problem: { status: 428 } })
    clock.advance(waitSeconds * 1000)
    return pay(buyer, quoteHash, card, humanCheck)
  }
  const charges = (): number => bank.control.journal.filter(({ event }) => event === 'declined').length
  const orders = async (): Promise<number> => (await database.pool.query('select count(*)::int n from orders')).rows[0].n
  return { ...testShop, clock, tryCard, charges, orders }
}

/** 120 declined cards in one session. */
async function testCards({ shopper, tryCard, charges, orders }: Awaited<ReturnType<typeof openTested>>) {
  const tester = shopper()
  const { quote } = await tester.fill(cast.oolong.ean)
  const codes: string[] = []
  for (let card = 0; card < 120; card++) {
    const reply = await tryCard(tester, quote.hash)
    codes.push(reply.ok ? 'paid' : reply.problem.code)
  }
  return { charges: charges(), orders: await orders(), last: codes.at(-1) }
}

describe('120 declined cards in one session (safe-28, pay-26, pay-27)', () => {
  test('are stopped by the tenth, and leave no order', async () => {
    expect(await testCards(await openTested())).toEqual({ charges: 10, orders: 0, last: 'CARD_TESTING_PAUSE' })
  })

  test('twin: without the guard all of them reach the bank', async () => {
    const judge = async () => ({ refusal: null, isNetworkMarked: false })
    expect(await testCards(await openTested({ cardTesting: (real) => ({ ...real, judge }) }))).toMatchObject({ charges: 120 })
  })
})

test('a new session for each card does not help from one network (safe-28, pay-26)', async () => {
  const { shopper, tryCard, charges, orders } = await openTested()
  for (let card = 0; card < 25; card++) {
    const tester = shopper()
    const { quote } = await tester.fill(cast.oolong.ean)
    await tryCard(tester, quote.hash)
  }
  expect(charges()).toBe(10)
  expect(await orders()).toBe(0)
})

test('a new session in a new network for each try does not help with one card (safe-28, pay-26)', async () => {
  const { shopper, tryCard, charges, database } = await openTested()
  // The testers have nothing in common but the card.
  const moveAway = () => database.pool.query(`delete from declined_tries where who not like 'card:%'`)
  const next = async () => {
    const tester = shopper()
    const { quote } = await tester.fill(cast.oolong.ean)
    return () => tryCard(tester, quote.hash)
  }
  const last = await next()
  expect(await last()).toMatchObject({ problem: { code: 'PAYMENT_DECLINED' } })
  for (let session = 1; session < 10; session++) {
    await moveAway()
    expect(await (await next())()).toMatchObject({ problem: { code: 'PAYMENT_DECLINED' } })
  }
  await moveAway()
  expect(await last()).toMatchObject({ problem: { code: 'CARD_TESTING_PAUSE' } })
  expect(charges()).toBe(10)
})

test('tries that are under way count as those that were declined (safe-28, pay-26)', async () => {
  const { shopper, tryCard, charges, bank, database } = await openTested()
  const testers = await Promise.all(
    Array.from({ length: 11 }, async () => {
      const tester = shopper()
      return { tester, hash: (await tester.fill(cast.oolong.ean)).quote.hash }
    }),
  )
  const tryNext = () => {
    const { tester, hash } = testers.pop()!
    return tryCard(tester, hash)
  }
  expect(await tryNext()).toMatchObject({ problem: { code: 'PAYMENT_DECLINED' } })
  bank.control.set({ slowMs: 1000 })
  const underWay = Array.from({ length: 9 }, tryNext)
  const begun = async () => (await database.pool.query('select count(*)::int n from payment_attempts')).rows[0].n
  await expect.poll(begun, { interval: 20, timeout: 20_000 }).toBe(10)
  expect(await tryNext()).toMatchObject({ problem: { code: 'CARD_TESTING_PAUSE' } })
  await Promise.all(underWay)
  expect(charges()).toBe(10)
})

test('who mistypes waits for as long as the pause says, and then pays (pay-26)', async () => {
  const { member, tryCard, clock } = await openTested()
  const buyer = await member()
  const { quote } = await buyer.fill(cast.oolong.ean)
  for (let card = 0; card < 10; card++) await tryCard(buyer, quote.hash)
  const paused = await tryCard(buyer, quote.hash, '4242424242424242')
  expect(paused).toMatchObject({ problem: { status: 429, code: 'CARD_TESTING_PAUSE', details: 'You can pay again in 5 min.' } })
  clock.advance(5 * 60_000)
  mustBePaid(await tryCard(buyer, quote.hash, '4242424242424242'))
})

test('a network that pays is not stopped by what its people mistype (pay-26)', async () => {
  const { shopper, tryCard, charges } = await openTested()
  // Four people with each card: none of the cards is suspected itself.
  for (let round = 0; round < 12; round++) {
    const buyer = shopper()
    const { quote } = await buyer.fill(cast.oolong.ean)
    expect(await tryCard(buyer, quote.hash, mistyped[round % 3])).toMatchObject({ problem: { code: 'PAYMENT_DECLINED' } })
    must(await tryCard(buyer, quote.hash, '4242424242424242'))
  }
  expect(charges()).toBe(12)
})
