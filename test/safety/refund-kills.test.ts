import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { applyRebates, applyVoucher } from '#src/features/cart/tenders.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { cancelOrder } from '#src/features/refunds/refunds.contract.ts'
import type { PaymentGateway } from '#src/outside/payments/port.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { Shop } from '#src/shop.ts'
import { cast, setStock } from '#test/cast/catalogue.ts'
import { giveRebates, giveSpend, giveVoucher } from '#test/cast/wallet.ts'
import { mortal, type Life } from '#test/refunds/mortal.ts'
import { createShopper, must, openTestShop, type Shopper, type TestShop } from '#test/shop.ts'

/** A paid order, and how it is refunded: by a shop that may die on the way. */
interface Case {
  orderNumber: string
  refund(shop: Shop, url: string): Promise<unknown>
}

const visa = '4242424242424242'
async function pay({ bank }: TestShop, buyer: Shopper, quoteHash: string): Promise<string> {
  const paymentNonce = bank.control.nonceFor(visa)
  return must(await buyer.call(createOrder, { body: { idempotencyKey: randomUUID(), quoteHash, paymentNonce, agreeToTerms: true } }))
    .orderNumber
}

/** Asks a shop in the name of a browser that another shop knows. */
const cancelBy = async (buyer: Shopper, url: string, orderNumber: string): Promise<void> => {
  const browser = createShopper(url)
  for (const [name, value] of buyer.cookies) browser.cookies.set(name, value)
  if (!(await browser.call(cancelOrder, { body: { orderNumber } })).ok) throw new Error('it was not cancelled')
}

/** The three orders that every death meets: a guest's, one paid by three tenders, one that is sent and comes back in part. */
const orders: ((at: TestShop) => Promise<Case>)[] = [
  async (at) => {
    const guest = at.shopper()
    const orderNumber = await pay(at, guest, (await guest.fill(cast.candle.ean, 2)).quote.hash)
    return { orderNumber, refund: (_, url) => cancelBy(guest, url, orderNumber) }
  },
  async (at) => {
    const buyer = await at.member()
    await giveSpend(at.database, buyer.memberId)
    await giveRebates(at.database, buyer.memberId, 900)
    const voucherCode = await giveVoucher(at.database, { memberId: buyer.memberId })
    await buyer.fill(cast.candle.ean, 2)
    must(await buyer.call(applyVoucher, { body: { voucherCode } }))
    const { quote } = must(await buyer.call(applyRebates, { body: { amountCents: 900 } })).cartInfo
    const orderNumber = await pay(at, buyer, quote.hash)
    return { orderNumber, refund: (_, url) => cancelBy(buyer, url, orderNumber) }
  },
  async (at) => {
    const guest = at.shopper()
    const orderNumber = await pay(at, guest, (await guest.fill(cast.candle.ean, 2)).quote.hash)
    const act = { orderNumber, by: 'Raj', dryRun: false }
    must(await at.shop.staff.orders.act('pick', act))
    must(await at.shop.staff.orders.act('ship', act))
    // Again only what is not there yet: a person who sees that it was done does not do it twice.
    return {
      orderNumber,
      refund: async (shop) => {
        if ((await shop.staff.orders.show(orderNumber))!.order.status === 'shipped')
          must(await shop.staff.refunds.refund({ ...act, reason: 'returned', pieces: [{ line: 1, quantity: 1 }] }))
      },
    }
  },
]

/** Refunds by a process that dies at its nth step; answers the steps that it took. */
async function refundDyingAt(
  at: TestShop,
  { refund }: Case,
  deathAt: number,
  change: (gateway: PaymentGateway) => PaymentGateway = (same) => same,
): Promise<string[]> {
  const life: Life = { steps: [], deathAt, isDead: false }
  const { database, gateway } = mortal(at.database as Database, change(at.gateway), life)
  const { shop, url, close } = await at.another({ database, gateway, onlyEnqueues: true })
  const refunding = refund(shop, url)
  const died = await refunding
    .then(() => false)
    .catch((error: unknown) => {
      if (!life.isDead) throw error
      return true
    })
  await close()
  expect(died).toBe(life.isDead)
  return life.steps
}

interface Audit {
  differences: unknown[]
  openRefunds: number
  unbalanced: number
  missingGoods: number
}

/** What the shop says of all orders, once its jobs have had their time. */
async function audit({ database, shop }: TestShop): Promise<Audit> {
  await shop.staff.refunds.run()
  const { differences } = await shop.staff.refunds.compare(false)
  const { rows } = await database.pool.query(`
    select (select count(*)::int from refunds where state in ('created', 'unknown')) open,
      (select count(*)::int from (select refund_id from refund_entries group by 1 having sum(amount_cents) <> 0) e) unbalanced,
      (select sum(on_hand)::int from stock_levels s join variants v on v.auto_id = s.variant_id where v.ean = '${cast.candle.ean}') on_hand,
      (select sum(l.quantity)::int from order_lines l join orders o on o.auto_id = l.order_id where o.paid_at is not null) sold,
      (select coalesce(sum(quantity), 0)::int from refund_entries) back`)
  const [{ open, unbalanced, on_hand, sold, back }] = rows
  return { differences, openRefunds: open, unbalanced, missingGoods: stocked - on_hand - sold + back }
}
const stocked = 1000

test('a process that dies at any step of a refund, with three orders each: every cent is refunded once and no more (refund-08, fault-01, fault-03)', async () => {
  const at = await openTestShop()
  await setStock(at.database, cast.candle.ean, stocked)
  const cases: Case[] = []
  for (const make of orders) {
    // The first one lives and says how many steps there are; the second dies before its first, the others one step later each.
    for (
      let [deathAt, steps] = [Infinity, 1];
      cases.length === 0 || deathAt === Infinity || deathAt < steps;
      deathAt = deathAt === Infinity ? 0 : deathAt + 1
    ) {
      const one = await make(at)
      cases.push(one)
      const taken = await refundDyingAt(at, one, deathAt)
      if (deathAt === Infinity) steps = taken.length
    }
  }
  expect(cases.length).toBeGreaterThan(40)
  await vi.waitFor(async () => expect(await audit(at)).toEqual({ differences: [], openRefunds: 0, unbalanced: 0, missingGoods: 0 }), {
    timeout: 30_000,
    interval: 500,
  })
  // Whoever asks again gets the rest: in the end each was refunded, exactly once.
  for (const { refund } of cases) await refund(at.shop, at.url).catch(() => {})
  await vi.waitFor(async () => expect(await audit(at)).toEqual({ differences: [], openRefunds: 0, unbalanced: 0, missingGoods: 0 }), {
    timeout: 30_000,
    interval: 500,
  })
  const refundsOf = (number: string) =>
    at.bank.control.journal.filter((entry) => entry.event === 'refunded' && entry.orderNumber === number)
  expect(cases.filter(({ orderNumber }) => refundsOf(orderNumber).length !== 1)).toEqual([])
}, 120_000)
