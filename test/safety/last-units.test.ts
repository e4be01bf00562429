import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import type { OrdersService } from '#src/features/orders/server/orders.service.ts'
import { cast, setStock } from '#test/cast/catalogue.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { checkThenTake, stockUnguarded } from './check-then-take.ts'
import { crowdAt } from './crowd.ts'

const units = 20
/** `BUYERS=500` takes six seconds more; without the guard a hundred are enough to sell too much. */
const buyersAtOnce = Number(process.env.BUYERS ?? 200)
const visa = '4242424242424242'

interface Outcome {
  paid: number
  refusedInWords: number
  other: string[]
  onHand: number
  held: number
}

/** All shoppers have the item in the bag and an address; then all pay at once, over real HTTP. */
async function rush({ url, database }: TestShop, buyers: number): Promise<Outcome> {
  await setStock(database, cast.candle.ean, buyers)
  const crowd = await crowdAt(database, [url], buyers, (guest) => guest.fill(cast.candle.ean))
  await setStock(database, cast.candle.ean, units)
  const replies = await Promise.all(
    crowd.map(({ guest, quoteHash, nonce }) =>
      guest.call(createOrder, { body: { idempotencyKey: randomUUID(), quoteHash, paymentNonce: nonce, agreeToTerms: true } }),
    ),
  )
  const refusals = replies.flatMap((reply) => (reply.ok ? [] : [reply.problem.message]))
  const clear = 'This product is OUT OF STOCK'
  const { rows } = await database.orm.execute(sql`
    select sum(on_hand)::int "onHand", sum(held)::int held from stock_levels s join variants v on v.auto_id = s.variant_id where v.ean = ${cast.candle.ean}`)
  return {
    paid: replies.filter((reply) => reply.ok).length,
    refusedInWords: refusals.filter((message) => message === clear).length,
    other: [...new Set(refusals.filter((message) => message !== clear))],
    ...(rows[0] as { onHand: number; held: number }),
  }
}

describe(`${buyersAtOnce} buyers of the last twenty (safe-05)`, () => {
  test('exactly twenty get it, and all others get the reason (stock-05, stock-12, fault-02)', async () => {
    const outcome = await rush(await openTestShop(), buyersAtOnce)
    expect(outcome).toEqual({ paid: units, refusedInWords: buyersAtOnce - units, other: [], onHand: 0, held: 0 })
  })

  test('twin: without the guard, more is sold than in stock', async () => {
    const twin = await openTestShop({
      twin: { stock: checkThenTake() },
      unguard: stockUnguarded,
    })
    const outcome = await rush(twin, 100)
    expect(outcome.paid).toBeGreaterThan(units)
    expect(outcome.onHand).toBeLessThan(0)
  })
})

/** The same request fifty times, none waiting for another. */
async function hammer({ shopper, bank, database }: TestShop): Promise<{ orders: number; charges: number; answers: number }> {
  const guest = shopper()
  const captures = () => bank.control.journal.filter(({ event }) => event === 'captured').length
  const before = captures()
  const { quote } = await guest.fill(cast.oolong.ean, 2)
  const body = () => ({
    idempotencyKey: 'one-key-for-all-of-them',
    quoteHash: quote.hash,
    paymentNonce: bank.control.nonceFor(visa),
    agreeToTerms: true,
  })
  const replies = await Promise.all(Array.from({ length: 50 }, () => guest.call(createOrder, { body: body() })))
  const { rows } = await database.pool.query('select count(*)::int n from orders')
  return {
    orders: rows[0].n,
    charges: captures() - before,
    answers: new Set(replies.map((reply) => (reply.ok ? reply.value.orderNumber : reply.problem.code))).size,
  }
}

describe('one key, fifty times at once (fault-19, pay-12)', () => {
  test('makes one order, one charge and one response', async () => {
    expect(await hammer(await openTestShop())).toEqual({ orders: 1, charges: 1, answers: 1 })
  })

  test('twin: without the guard, the card is charged more than once', async () => {
    const withoutMemory = (real: OrdersService): OrdersService => ({ ...real, earlier: async () => null })
    const twin = await openTestShop({
      twin: { orders: withoutMemory },
      unguard: ['orders_idempotency', 'orders_one_pending', 'payment_attempts_idempotency'].map((name) => `drop index ${name}`),
    })
    // On a busy machine the first request may have emptied the bag before another reads it.
    const charges: number[] = []
    while (Math.max(0, ...charges) < 2 && charges.length < 10) charges.push((await hammer(twin)).charges)
    expect(Math.max(...charges)).toBeGreaterThan(1)
  })
})
