import { expect, test, vi } from 'vitest'
import { getShoppingCart } from '#src/features/cart/cart.contract.ts'
import { movableClock } from '#src/kit/clock.ts'
import { must, openTestShop } from '#test/shop.ts'
import { openAudit } from './auditor.ts'
import { dieEverywhere, notJudged, prepareOrders, type DyingOrder } from './dying-orders.ts'
import { openMortal } from './mortal.ts'

/** Orders that died at each step, in a shop whose last process is dead. */
async function withDeadOrders({ halfWritten = false, kinds }: { halfWritten?: boolean; kinds?: string[] } = {}) {
  const clock = movableClock(new Date().toISOString())
  const at = await openTestShop({ clock, onlyEnqueues: true, twin: notJudged })
  await prepareOrders(at)
  const audit = await openAudit(at)
  const mortal = await openMortal(at, { halfWritten })
  // A statement that one kind of order has died of needs no other one; test/volume/place-kills.ts takes every step of each kind.
  const known = new Set<string>()
  const isWorth = (step: string): boolean => known.size < known.add(step).size
  const orders = await dieEverywhere(at, mortal, { kinds, ordersAtEach: 1, isWorth })
  await mortal.close()
  return { at, clock, audit, orders }
}

const bagOf = async ({ shopper }: DyingOrder) => must(await shopper.call(getShoppingCart, { query: {} })).cartInfo.totalProductInCart

test('a process that dies at any step of placing and paying an order: within 60 s of the next start all is as it should be (pay-22, fault-01, fault-02, fault-03, fault-04, fault-05, fault-06, fault-07, fault-09)', async () => {
  const { at, clock, audit, orders } = await withDeadOrders()
  expect(orders.length).toBeGreaterThan(40)
  expect((await audit({ mayWait: true })).length, 'before the next start').toBeGreaterThan(10)
  clock.advance(15_000)
  const next = await at.another({ onlyEnqueues: false })
  await vi.waitFor(async () => expect(await audit({ mayWait: true })).toEqual([]), { timeout: 45_000, interval: 500 })
  // The same press gets the truth; who was told that nothing arrived still has the bag and pays for it.
  for (const order of orders) {
    const outcome = await order.pay(next.url)
    expect(await bagOf(order)).toBe(outcome === 'paid' ? 0 : 2)
    if (outcome === 'declined') expect(await order.payAnew(next.url)).toBe('paid')
  }
  await vi.waitFor(async () => expect(await audit()).toEqual([]), { timeout: 20_000, interval: 250 })
  const { rows } = await at.database.pool.query('select count(*)::int n from orders')
  expect(rows[0].n).toBe(orders.length)
  await next.close()
})

test('twin: without transactions the same deaths leave what nobody can mend', async () => {
  const { at, clock, audit } = await withDeadOrders({ halfWritten: true, kinds: ['a guest’s, in a slot'] })
  clock.advance(15_000)
  const next = await at.another({ onlyEnqueues: false })
  await expect(
    vi.waitFor(async () => expect(await audit({ mayWait: true })).toEqual([]), { timeout: 4000, interval: 500 }),
  ).rejects.toThrow()
  await next.close()
})
