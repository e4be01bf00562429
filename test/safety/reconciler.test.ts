import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { cancelOrder } from '#src/features/refunds/refunds.contract.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, openTestShop } from '#test/shop.ts'

const { shop, shopper, bank, database, gateway } = await openTestShop()
const { refunds } = shop.staff

const visa = '4242424242424242'
async function paid() {
  const guest = shopper()
  const { quote } = await guest.fill(cast.candle.ean)
  const body = { idempotencyKey: randomUUID(), quoteHash: quote.hash, paymentNonce: bank.control.nonceFor(visa), agreeToTerms: true }
  const { orderNumber } = must(await guest.call(createOrder, { body }))
  const { rows } = await database.pool.query(
    'select attempt_key from payment_attempts a join orders o on o.auto_id = a.order_id where o.order_number = $1',
    [orderNumber],
  )
  return { guest, orderNumber, attemptKey: rows[0].attempt_key as string }
}
const refundedByBank = (orderNumber: string): number[] =>
  bank.control.journal.flatMap((entry) => (entry.event === 'refunded' && entry.orderNumber === orderNumber ? [entry.amountCents] : []))
const warned = vi.spyOn(shop.app.log, 'warn')
const warningsOf = (orderNumber: string): unknown[] =>
  warned.mock.calls.flatMap(([words]) => (String(words).includes(orderNumber) ? [words] : []))
const differencesOf = async (orderNumber: string) =>
  (await refunds.compare(false)).differences.filter((each) => each.orderNumber === orderNumber).map(({ kind, cents }) => [kind, cents])

test('money that was captured for no order goes back by itself, once (refund-15, fault-03)', async () => {
  const charge = { attemptKey: randomUUID(), amountCents: 5000, currency: 'SGD', orderNumber: 'KM-0000-00001' } as const
  await gateway.charge({ ...charge, card: { nonce: bank.control.nonceFor(visa) } })
  for (const _ of ['once', 'twice']) await refunds.run()
  expect(refundedByBank(charge.orderNumber)).toEqual([5000])
  expect(await differencesOf(charge.orderNumber)).toEqual([])
})

test('a refund that the shop believes in and the bank never made is made (refund-14, refund-15)', async () => {
  const { guest, orderNumber } = await paid()
  bank.control.set({ down: true })
  must(await guest.call(cancelOrder, { body: { orderNumber } }))
  await database.pool.query("update refunds set state = 'refunded', settled_at = now() where order_number = $1", [orderNumber])
  bank.control.set({ down: false })
  await refunds.run()
  expect(await differencesOf(orderNumber)).toEqual([])
  expect(refundedByBank(orderNumber)).toEqual([6020])
})

test('a refund that the bank refuses is not asked for again and again; one that it pays all the same is written (refund-14, refund-15)', async () => {
  const { guest, orderNumber, attemptKey } = await paid()
  // Somebody has paid it back in the bank's own pages.
  const byHand = randomUUID()
  await gateway.refund({ refundKey: byHand, attemptKey, amountCents: 6020 })
  must(await guest.call(cancelOrder, { body: { orderNumber } }))
  const stateOf = async () =>
    (await database.pool.query('select state from refunds where order_number = $1', [orderNumber])).rows.map(({ state }) => state)
  await vi.waitFor(async () => expect(await stateOf()).toEqual(['refused']))
  expect(warningsOf(orderNumber)).toEqual([expect.stringMatching(`^The gateway refuses refund .* of order ${orderNumber}: `)])
  const asked = vi.spyOn(gateway, 'inquireRefund')
  for (const _ of ['once', 'twice']) await refunds.run()
  expect(asked).not.toHaveBeenCalled()
  expect(await differencesOf(orderNumber)).toEqual([
    ['refundRefused', 6020],
    ['refundUnknown', 6020],
  ])
  await database.pool.query('update refunds set refund_key = $1 where order_number = $2', [byHand, orderNumber])
  await refunds.run()
  expect(asked).toHaveBeenCalled()
  expect([await stateOf(), await differencesOf(orderNumber)]).toEqual([['refunded'], []])
})

test('what nobody but the store can judge is found, told to the operator once, and stays (refund-14, refund-15, safe-08)', async () => {
  const { orderNumber, attemptKey } = await paid()
  const refundKey = randomUUID()
  await gateway.refund({ refundKey, attemptKey, amountCents: 100 })
  await database.pool.query(
    "update order_ledger set amount_cents = amount_cents + 1 where kind = 'list' and order_id = (select auto_id from orders where order_number = $1)",
    [orderNumber],
  )
  for (const _ of ['once', 'twice']) await refunds.run()
  expect(await differencesOf(orderNumber)).toEqual([
    ['refundUnknown', 100],
    ['ledgerOff', 1],
  ])
  const words = (kind: string, of: string, cents: number) => `The books differ: ${kind} of order ${orderNumber}, ${of}, by ${cents} cents`
  expect(warningsOf(orderNumber)).toEqual([words('refundUnknown', refundKey, 100), words('ledgerOff', 'the order itself', 1)])
  expect(refundedByBank(orderNumber)).toEqual([100])
})

test('a reconciler that cannot ask the bank changes nothing, and the next one goes on (refund-15)', async () => {
  const { guest, orderNumber } = await paid()
  must(await guest.call(cancelOrder, { body: { orderNumber } }))
  bank.control.set({ down: true })
  await refunds.run()
  await expect(refunds.runAll()).rejects.toThrow('the gateway cannot be asked')
  bank.control.set({ down: false })
  await refunds.runAll()
  await vi.waitFor(async () => expect(await differencesOf(orderNumber)).toEqual([]))
  const { rows } = await database.pool.query('select count(*)::int n from bank_movements where order_number = $1 and is_agreed', [
    orderNumber,
  ])
  expect(rows[0].n).toBe(2)
})
