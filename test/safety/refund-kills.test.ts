import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { applyRebates, applyVoucher } from '#src/features/cart/tenders.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { cancelOrder } from '#src/features/refunds/refunds.contract.ts'
import type { Shop } from '#src/shop.ts'
import { cast, setStock } from '#test/cast/catalogue.ts'
import { giveRebates, giveSpend, giveVoucher } from '#test/cast/wallet.ts'
import { createShopper, must, openTestShop, type Shopper, type TestShop } from '#test/shop.ts'
import { openAudit } from './auditor.ts'
import { openMortal } from './mortal.ts'

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

test('a process that dies at any step of a refund, with three orders each: every cent is refunded once and no more, and said in one mail (refund-08, refund-12, safe-09, fault-01, fault-03)', async () => {
  const at = await openTestShop()
  await setStock(at.database, cast.candle.ean, 1000)
  const audit = await openAudit(at)
  /** What differs once the jobs have had their time. */
  const faults = async () => {
    await at.shop.staff.refunds.run()
    return [...(await at.shop.staff.refunds.compare(false)).differences, ...(await audit())]
  }
  const cases: Case[] = []
  const mortal = await openMortal(at)
  for (const make of orders) {
    // The first one lives and says how many steps there are; the second dies before its first, the others one step later each.
    for (
      let [deathAt, steps] = [Infinity, 1];
      cases.length === 0 || deathAt === Infinity || deathAt < steps;
      deathAt = deathAt === Infinity ? 0 : deathAt + 1
    ) {
      const one = await make(at)
      cases.push(one)
      const taken = await mortal.dieAt(deathAt, () => one.refund(mortal.shop, mortal.url))
      if (deathAt === Infinity) steps = taken.length
    }
  }
  await mortal.close()
  expect(cases.length).toBeGreaterThan(40)
  await vi.waitFor(async () => expect(await faults()).toEqual([]), {
    timeout: 30_000,
    interval: 500,
  })
  // Whoever asks again gets the rest: in the end each was refunded, exactly once.
  for (const { refund } of cases) await refund(at.shop, at.url).catch(() => {})
  await vi.waitFor(async () => expect(await faults()).toEqual([]), {
    timeout: 30_000,
    interval: 500,
  })
  const refundsOf = (number: string) =>
    at.bank.control.journal.filter((entry) => entry.event === 'refunded' && entry.orderNumber === number)
  expect(cases.filter(({ orderNumber }) => refundsOf(orderNumber).length !== 1)).toEqual([])
  const mailsOf = (number: string) =>
    at.mails.filter(({ messageId, subject }) => messageId.startsWith('<refund-') && subject.includes(number))
  await vi.waitFor(() => expect(cases.filter(({ orderNumber }) => mailsOf(orderNumber).length !== 1)).toEqual([]), {
    timeout: 30_000,
    interval: 100,
  })
})
