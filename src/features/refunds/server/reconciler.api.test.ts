import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, openTestShop } from '#test/shop.ts'
import { cancelOrder } from '../refunds.contract.ts'

// Nothing runs by itself, so that the journal is read when a test says so.
const { shop, shopper, bank, database, gateway } = await openTestShop({ onlyEnqueues: true })
const { refunds } = shop.staff

async function paid() {
  const guest = shopper()
  const { quote } = await guest.fill(cast.candle.ean)
  const paymentNonce = bank.control.nonceFor('4242424242424242')
  const body = { idempotencyKey: randomUUID(), quoteHash: quote.hash, paymentNonce, agreeToTerms: true }
  const { orderNumber } = must(await guest.call(createOrder, { body }))
  return { orderNumber, cancel: async () => must(await guest.call(cancelOrder, { body: { orderNumber } })) }
}
const refundOf = async (orderNumber: string) => {
  const { rows } = await database.pool.query(
    `select state, settled_at "settledAt", (select count(*)::int from pgboss.job
       where name = 'mail-refund' and (data->>'refundId')::int = r.auto_id) mails from refunds r where order_number = $1`,
    [orderNumber],
  )
  return rows[0] as { state: string; settledAt: Date; mails: number }
}
const refundedByBank = (orderNumber: string) =>
  bank.control.journal.filter((entry) => entry.event === 'refunded' && entry.orderNumber === orderNumber)

test('a refund that is paid while the journal is read stays as it is, and its mail goes once (refund-12, refund-14)', async () => {
  const { orderNumber, cancel } = await paid()
  const movements = gateway.movements.bind(gateway)
  let isCancelled = false
  vi.spyOn(gateway, 'movements').mockImplementation(async (after) => {
    const read = await movements(after)
    if (read?.next === null && !isCancelled) {
      isCancelled = true
      await cancel()
    }
    return read
  })
  const asked = vi.spyOn(gateway, 'inquireRefund')
  await refunds.run()
  expect(isCancelled).toBe(true)
  expect(asked).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  expect((await refunds.compare(false)).differences).toEqual([])
  expect(await refundOf(orderNumber)).toMatchObject({ state: 'refunded', mails: 1 })
  await refunds.run()
  expect(await refundOf(orderNumber)).toMatchObject({ state: 'refunded', mails: 1 })
})

test('a refund that the bank never made is made without a second mail and keeps its day; one it refused and paid all the same has its mail (refund-12, refund-15)', async () => {
  const lost = await paid()
  bank.control.set({ down: true })
  await lost.cancel()
  await database.pool.query(
    `update refunds set state = 'refunded', settled_at = now() - interval '1 minute', gateway_reference = 'R-1' where order_number = $1`,
    [lost.orderNumber],
  )
  bank.control.set({ down: false })
  const { settledAt } = await refundOf(lost.orderNumber)
  await refunds.run()
  expect(refundedByBank(lost.orderNumber)).toHaveLength(1)
  expect(await refundOf(lost.orderNumber)).toEqual({ state: 'refunded', settledAt, mails: 0 })

  const refused = await paid()
  await refused.cancel()
  await database.pool.query(`delete from pgboss.job where name = 'mail-refund'`)
  await database.pool.query(`update refunds set state = 'refused', gateway_reference = null where order_number = $1`, [refused.orderNumber])
  await refunds.run()
  expect(await refundOf(refused.orderNumber)).toMatchObject({ state: 'refunded', mails: 1 })
})
