import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { hourMs, movableClock } from '#src/kit/clock.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import type { Mail } from '#src/outside/email/port.ts'
import { cast } from '#test/cast/catalogue.ts'
import { meiLin, must, mustBePaid, openTestShop } from '#test/shop.ts'
import { createDailySummaries } from './daily-summary.service.ts'

const clock = movableClock('2026-11-23T20:00:00+08:00')
const mails: Mail[] = []
let isFull = true
const mail = {
  async send(sent: Mail) {
    if (sent.messageId.startsWith('<store-') && isFull) throw new Error('The mailbox is full')
    mails.push(sent)
  },
}
const { shop, shopper, bank, database } = await openTestShop({ clock, mail })
await shop.settings.change({ contactEmail: 'orders@shop.example' }, new Date(0))
const { orders, refunds } = shop.staff
const summaries = createDailySummaries({ database, clock, jobs: shop.jobs })

async function place(quantity: number): Promise<string> {
  const buyer = shopper({ culture: 'zh' })
  const { hash } = (await buyer.fill(cast.candle.ean, quantity)).quote
  const body = {
    quoteHash: hash,
    paymentNonce: bank.control.nonceFor('4242424242424242'),
    idempotencyKey: randomUUID(),
    agreeToTerms: true,
  }
  return mustBePaid(await buyer.call(createOrder, { body })).orderNumber
}
const sentMail = (start: string) =>
  vi.waitUntil(() => mails.find(({ messageId }) => messageId.startsWith(start)), { timeout: 40_000, interval: 25 })
const refunded = (count: number) =>
  vi.waitUntil(async () => (await database.pool.query(`select from refunds where state = 'refunded'`)).rowCount === count, {
    timeout: 20_000,
    interval: 25,
  })
const about = (day: string) => mails.filter(({ messageId }) => messageId.startsWith(`<summary-${day}`))

test('the store hears of each paid order, in the language of its staff; a mailbox that is full repeats nothing to the shopper (order-20)', async () => {
  const first = await place(2)
  await sentMail(`<order-${first}`)
  const states = `select name, state from pgboss.job where data ->> 'orderId' is not null and state in ('completed', 'retry') order by name`
  await vi.waitUntil(async () => (await database.pool.query(states)).rowCount === 2, { timeout: 20_000, interval: 25 })
  expect((await database.pool.query(states)).rows).toEqual([
    { name: 'confirm-order', state: 'completed' },
    { name: 'tell-store-of-order', state: 'retry' },
  ])
  isFull = false
  const orderNumber = await place(2)
  const { to, replyTo, subject, text } = await sentMail(`<store-${orderNumber}`)
  expect({ to, replyTo, subject }).toEqual({
    to: 'orders@shop.example',
    replyTo: meiLin.email,
    subject: `New order ${orderNumber}, S$112.40`,
  })
  for (const said of [
    `${cast.candle.ean} × 2`,
    '2 pieces, S$112.40. Paid on Mon 23 Nov at 8 pm.',
    meiLin.name,
    meiLin.contactNo,
    'Chinese',
  ])
    expect(text).toContain(said)
  await sentMail(`<order-${orderNumber}`)
  expect(mails.filter(({ messageId }) => messageId.startsWith(`<order-${orderNumber}`))).toHaveLength(1)
})

test('each morning the day before is summed up once for all processes, with what is to be done (order-21)', async () => {
  await summaries()
  await shop.settings.change({ staffCulture: 'zh' }, clock.now())
  const orderNumber = await place(1)
  const gone = await place(3)
  must(await orders.act('pick', { orderNumber: gone, by: 'Aisyah', dryRun: false }))
  must(await orders.act('ship', { orderNumber: gone, by: 'Aisyah', dryRun: false }))
  must(await refunds.refund({ orderNumber: gone, by: 'Aisyah', dryRun: false, reason: 'returned' }))
  // The oldest order still has to be packed without one of its pieces; of another one the rest is being packed.
  const { rows: numbers } = await database.pool.query('select order_number n from orders order by order_number')
  const part = { pieces: [{ line: 1, quantity: 1 }], by: 'Aisyah', dryRun: false, reason: 'goodwill' } as const
  must(await orders.act('pick', { orderNumber: numbers[1].n, by: 'Aisyah', dryRun: false }))
  for (const { n } of numbers.slice(0, 2)) must(await refunds.refund({ orderNumber: n, ...part }))
  await refunded(3)
  clock.advance(9 * hourMs)
  // After midnight and before six: of the next day.
  const early = await place(2)
  must(await refunds.refund({ orderNumber: early, by: 'Aisyah', dryRun: false, reason: 'cancelled' }))
  await refunded(4)
  await summaries()
  clock.advance(hourMs)
  await Promise.all([summaries(), summaries()])
  const { subject, text, to } = await sentMail('<summary-2026-11-23')
  expect(to).toBe('orders@shop.example')
  const { rows } = await database.pool.query(
    `select count(*)::int orders, sum(total_cents)::int cents, min(order_number) first from orders where status <> 'pendingPayment' and order_number <> $1`,
    [early],
  )
  const { orders: count, cents, first } = rows[0]
  expect(subject).toBe(`11月23日 周一：${count} 个订单，S$${(cents / 100).toFixed(2)}`)
  const best = '香根草丁香蜡烛'
  for (const said of [
    `已付款订单：${count}`,
    '售出件数：8',
    `${best}：8`,
    '3 笔退款：-S$261.00',
    '待包装订单：2',
    '包装中订单：1',
    `等候最久的订单是 ${first}`,
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('退货申请')
  expect(orderNumber > first).toBe(true)
  clock.advance(24 * hourMs)
  await summaries()
  const next = await sentMail('<summary-2026-11-24')
  expect(next.subject).toBe('11月24日 周二：1 个订单，S$112.40')
  for (const said of ['售出件数：2', `${best}：2`, '1 笔退款：-S$112.40']) expect(next.text).toContain(said)
  clock.advance(24 * hourMs)
  await summaries()
  expect((await sentMail('<summary-2026-11-25')).subject).toBe('11月25日 周三：没有订单')
  expect(about('2026-11-23')).toHaveLength(1)
})
