import { expect, test, vi } from 'vitest'
import type { PaymentGateway } from '#src/outside/payments/port.ts'
import { seeded } from '#test/seeded.ts'
import { openTestShop } from '#test/shop.ts'
import { openAudit } from './auditor.ts'
import { notJudged } from './dying-orders.ts'
import { fillBags, lossy, sell } from './many-orders.ts'

/** What differs after so many orders, at a bank as it is or as a twin makes it; in cents, and by the invariants. */
async function differencesAfter(orders: number, change = (gateway: PaymentGateway): PaymentGateway => gateway) {
  const at = await openTestShop({ onlyEnqueues: true, twin: notJudged })
  const random = seeded(orders)
  const bags = await fillBags(at, random, 10)
  const audit = await openAudit(at)
  const gateway = change(lossy(at.gateway, random, { there: 0.03, back: 0.05 }))
  const seller = await at.another({ gateway })
  const sales = { orders, atOnce: 4, declined: 0.05, cancelled: 0.05, refunded: 0.1, members: 0.05 }
  await sell(at, seller, { bags, random, sales })
  await seller.close()
  const next = await at.another({ onlyEnqueues: false })
  const compare = async (): Promise<number> => {
    await next.shop.staff.refunds.run()
    const { differences } = await next.shop.staff.refunds.compare(false)
    return differences.reduce((sum, { cents }) => sum + Math.abs(cents), 0)
  }
  const settled = async (): Promise<boolean> => !(await audit()).some((fault) => !fault.startsWith('I1'))
  await vi.waitFor(async () => expect(await settled()).toBe(true), { timeout: 20_000, interval: 250 })
  const found = { cents: await compare(), faults: await audit() }
  await next.close()
  return found
}

test('orders with odd cents, lost replies and refunds: ledger, orders and the bank’s journal differ by 0 cents (fault-01, fault-03, refund-14, refund-15)', async () => {
  expect(await differencesAfter(120)).toEqual({ cents: 0, faults: [] })
})

test('twin: a bank that takes a cent more from every tenth is found out', async () => {
  let charges = 0
  const greedy = (gateway: PaymentGateway): PaymentGateway => ({
    ...gateway,
    charge: (request) => gateway.charge({ ...request, amountCents: request.amountCents + (++charges % 10 === 0 ? 1 : 0) }),
  })
  const { cents, faults } = await differencesAfter(40, greedy)
  expect(cents).toBeGreaterThan(0)
  expect(faults).not.toEqual([])
})
