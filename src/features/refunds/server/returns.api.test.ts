import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { addToCart } from '#src/features/cart/cart.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { dayMs, shopDay } from '#src/kit/clock.ts'
import type { Culture } from '#src/kit/culture.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, openTestShop, type Shopper } from '#test/shop.ts'
import { getOrderRefunds, requestReturn } from '../refunds.contract.ts'

const { shop, shopper, bank, database, mails } = await openTestShop()
const { orders: staff, refunds } = shop.staff

/** An order that is sent, of candles in a size. */
async function sent(quantity: number, culture: Culture = 'en') {
  const guest = shopper({ culture })
  const { quote } = await guest.fill(cast.candle.ean, quantity)
  const paymentNonce = bank.control.nonceFor('4242424242424242')
  const body = { idempotencyKey: randomUUID(), quoteHash: quote.hash, paymentNonce, agreeToTerms: true }
  const { orderNumber } = must(await guest.call(createOrder, { body }))
  await database.pool.query('update order_lines set options = $2 where order_id = (select auto_id from orders where order_number = $1)', [
    orderNumber,
    { en: 'Large', zh: '大号' },
  ])
  for (const act of ['pick', 'ship'] as const) must(await staff.act(act, { orderNumber, by: 'Aisyah', dryRun: false }))
  return { guest, orderNumber }
}
const ask = async (guest: Shopper, orderNumber: string, quantity = 1) =>
  must(await guest.call(requestReturn, { body: { orderNumber, lines: [{ line: 1, quantity }], reason: 'Cracked' } }))
const refundOne = async (orderNumber: string, more: { returnId?: number; quantity?: number } = {}) =>
  must(
    await refunds.refund({
      orderNumber,
      by: 'Aisyah',
      dryRun: false,
      reason: 'returned',
      pieces: [{ line: 1, quantity: more.quantity ?? 1 }],
      ...(more.returnId === undefined ? {} : { returnId: more.returnId }),
    }),
  )
/** The oldest first. */
const wishes = async (orderNumber: string) => (await refunds.returnsOf(orderNumber)).toReversed()
const states = async (orderNumber: string) => (await wishes(orderNumber)).map(({ state }) => state)
const mailed = (orderNumber: string, id: RegExp) =>
  mails.filter(({ subject, messageId }) => subject.includes(orderNumber) && id.test(messageId))

test('goods that are refunded without naming their return end it too, with that refund (refund-10, order-21)', async () => {
  const { guest, orderNumber } = await sent(2)
  await ask(guest, orderNumber, 2)
  const { refund } = await refundOne(orderNumber, { quantity: 2 })
  expect(await wishes(orderNumber)).toMatchObject([{ state: 'refunded', refundId: refund.autoId }])
  expect(must(await guest.call(getOrderRefunds, { query: { orderNumber } })).returns).toMatchObject([{ state: 'refunded' }])
})

test('a return whose pieces are left waits on; one that is named is the one that ends (refund-10)', async () => {
  const { guest, orderNumber } = await sent(3)
  await ask(guest, orderNumber)
  await ask(guest, orderNumber)
  await refundOne(orderNumber)
  expect(await states(orderNumber)).toEqual(['requested', 'requested'])
  const second = (await wishes(orderNumber))[1]!
  await refundOne(orderNumber, { returnId: second.autoId })
  expect(await states(orderNumber)).toEqual(['requested', 'refunded'])
  expect(must(await guest.call(getOrderRefunds, { query: { orderNumber } })).returnable).toEqual([])
  await refundOne(orderNumber)
  expect(await states(orderNumber)).toEqual(['refunded', 'refunded'])
})

test('a mail answers a return: that its goods arrived and what is next, or why they are not taken back (refund-10)', async () => {
  const english = await sent(1)
  await ask(english.guest, english.orderNumber)
  const [wish] = await wishes(english.orderNumber)
  const answer = { orderNumber: english.orderNumber, returnId: wish!.autoId }
  must(await refunds.answerReturn({ ...answer, to: 'received', dryRun: true }))
  must(await refunds.answerReturn({ ...answer, to: 'received', dryRun: false }))
  await vi.waitFor(() => expect(mailed(english.orderNumber, /^<return-/)).toHaveLength(1), 20_000)
  const [received] = mailed(english.orderNumber, /^<return-/)
  expect(received).toMatchObject({
    messageId: `<return-${wish!.autoId}-received@localhost>`,
    subject: `Your return of order ${english.orderNumber} has arrived at Kemuning`,
  })
  expect(received!.text).toContain('Rumah Wangi Vetiver & Clove Candle, Large: × 1')
  expect(received!.text).toContain('We check them now and write to you again')
  must(await refunds.answerReturn({ ...answer, to: 'refused', note: 'The wick is burnt.', dryRun: false }))
  await vi.waitFor(() => expect(mailed(english.orderNumber, /-refused@/)).toHaveLength(1), 20_000)
  expect(mailed(english.orderNumber, /-refused@/)[0]!.text).toContain('The wick is burnt.')

  const chinese = await sent(1, 'zh')
  await ask(chinese.guest, chinese.orderNumber)
  const [other] = await wishes(chinese.orderNumber)
  must(
    await refunds.answerReturn({
      orderNumber: chinese.orderNumber,
      returnId: other!.autoId,
      to: 'refused',
      note: '烛芯已点燃。',
      dryRun: false,
    }),
  )
  await vi.waitFor(() => expect(mailed(chinese.orderNumber, /-refused@/)).toHaveLength(1), 20_000)
  const { text, subject } = mailed(chinese.orderNumber, /-refused@/)[0]!
  expect(subject).toBe(`您在九里香的订单 ${chinese.orderNumber}：未能接受退货`)
  expect(text).toContain('香屋 香根草丁香蜡烛，大号：× 1')
  expect(text).toContain('烛芯已点燃。')
})

test('returns and refunds say which variant it is (refund-10, refund-12)', async () => {
  const { guest, orderNumber } = await sent(2)
  const named = { name: 'Rumah Wangi Vetiver & Clove Candle', options: 'Large' }
  await ask(guest, orderNumber)
  await refundOne(orderNumber, { returnId: (await wishes(orderNumber))[0]!.autoId })
  expect(must(await guest.call(getOrderRefunds, { query: { orderNumber } }))).toMatchObject({
    returnable: [named],
    returns: [{ lines: [named] }],
    refunds: [{ lines: [named] }],
  })
})

test('the window of each group begins when its own goods are delivered or collected (refund-10)', async () => {
  const guest = shopper()
  await guest.fill(cast.candle.ean)
  const { quote } = must(await guest.call(addToCart, { body: { ean: cast.bag.ean, quantity: 1 } })).cartInfo
  const paymentNonce = bank.control.nonceFor('4242424242424242')
  const body = { idempotencyKey: randomUUID(), quoteHash: quote.hash, paymentNonce, agreeToTerms: true }
  const { orderNumber } = must(await guest.call(createOrder, { body }))
  const { rows: groups } = await database.pool.query(
    `select auto_id id, position, fulfilment_group->>'en' name from orders join order_lines on order_id = auto_id
     where order_number = $1 order by position`,
    [orderNumber],
  )
  for (const { name: group } of groups)
    for (const act of ['pick', 'ship'] as const) must(await staff.act(act, { orderNumber, group, by: 'Aisyah', dryRun: false }))
  const delivered = async (index: number, days: number) => {
    await database.pool.query(
      `insert into order_events (order_id, status, fulfilment_group, at, by_kind) values ($1, 'completed', $2, now() - $3 * interval '1 day', 'shop')`,
      [groups[index].id, groups[index].name, days],
    )
    const { returnable, returnUntil } = must(await guest.call(getOrderRefunds, { query: { orderNumber } }))
    return { lines: returnable.map(({ line }) => line), returnUntil }
  }
  const daysFromNow = (days: number) => shopDay(new Date(Date.now() + days * dayMs))
  expect(await delivered(0, 20), 'the other is on its way').toEqual({ lines: [groups[1].position], returnUntil: null })
  await database.pool.query('update orders set completed_at = now() where order_number = $1', [orderNumber])
  expect(await delivered(1, 3), 'the whole order is completed today').toEqual({ lines: [groups[1].position], returnUntil: daysFromNow(11) })
})
