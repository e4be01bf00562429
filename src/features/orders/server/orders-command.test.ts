import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, openTestShop } from '#test/shop.ts'
import { runOrders } from '#tools/orders/run.ts'
import type { Ended } from '#tools/ended.ts'

const { shopper, bank, databaseUrl } = await openTestShop()
const folder = await mkdtemp(join(tmpdir(), 'orders-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const ordersCommand = (words: string[], own: Record<string, string> = {}): Promise<Ended> =>
  runOrders(words, { DATABASE_URL: databaseUrl, DATA_DIR: folder, ...own })

test('the staff list, pick and ship an order; a dry run changes nothing, and JSON says the same (order-11, refund-13)', async () => {
  const buyer = shopper()
  const { quote } = await buyer.fill(cast.oolong.ean, 2)
  const body = {
    quoteHash: quote.hash,
    paymentNonce: bank.control.nonceFor('4242424242424242'),
    idempotencyKey: randomUUID(),
    agreeToTerms: true,
  }
  const { orderNumber } = must(await buyer.call(createOrder, { body }))
  expect(await ordersCommand(['list'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(new RegExp(`^${orderNumber} .* paid .* 2 pieces`)),
  })
  const dry = await ordersCommand(['pick', orderNumber, '--dry-run'])
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('Nothing was changed, this was a dry run.') })
  const picked = await ordersCommand(['pick', orderNumber.toLowerCase(), '--by', 'Siti Zainal', '--json'])
  expect(JSON.parse(picked.out)).toMatchObject({ orderNumber, before: 'paid', after: 'processing', dryRun: false })
  const again = await ordersCommand(['pick', orderNumber])
  expect(again).toMatchObject({ code: 1, out: '', errors: expect.stringContaining(`There is nothing to pick in order ${orderNumber}`) })
  expect(await ordersCommand(['ship', orderNumber, '--carrier', 'Ninja Van', '--tracking', 'NV1', '--by', 'Raj'])).toMatchObject({
    code: 0,
  })
  const shown = await ordersCommand(['show', orderNumber])
  expect(shown.out).toMatch(/^For .*, .*: \d+ .* #\d+-\d+.*, SG \d{6}$/m)
  expect(shown.out).toMatch(/processing, by Siti Zainal\n.*shipped with Ninja Van NV1, by Raj/)
  // Giving back: what it would come to, then once (refund-13).
  expect(await ordersCommand(['cancel', orderNumber])).toMatchObject({ code: 1, errors: expect.stringContaining('has left the store') })
  const one = ['refund', orderNumber, '--lines', '1x1', '--by', 'Siti Zainal', '--note', 'Leaking']
  const seen = await ordersCommand([...one, '--dry-run'])
  expect(seen.out).toMatch(/would be partlyRefunded[^]*S\$14\.90 {2}1 of line 1[^]*S\$14\.90 {2}back to Visa •••• 4242[^]*dry run/)
  expect(await ordersCommand(one)).toMatchObject({ code: 0, out: expect.stringContaining('is partlyRefunded') })
  const after = (await ordersCommand(['show', orderNumber])).out
  expect(after).toMatch(/partlyRefunded \(Leaking\), by Siti Zainal/)
  expect(after).toMatch(/^ {2}1 × Pandan Oolong.*\n {2}refunded: 1 × Pandan Oolong/m)
  expect((await ordersCommand(['list'])).out).toMatch(new RegExp(`^${orderNumber} .* partlyRefunded .* 1 piece `, 'm'))
  expect(JSON.parse((await ordersCommand(['show', orderNumber, '--json'])).out).lines).toMatchObject([{ quantity: 2, left: 1 }])
  expect(await ordersCommand(['refund', orderNumber, '--lines', '1x2'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Left: 1 of line 1.'),
  })
  expect(JSON.parse((await ordersCommand(['reconcile', '--dry-run', '--json'])).out)).toHaveProperty('differences')
})

test.each([
  [['show', 'KM-0000-00000'], 1, 'There is no order KM-0000-00000.'],
  [['list', '--status', 'lost'], 2, '--status is one of pendingPayment'],
  [['list', '--most', '0'], 2, '--most is a whole number from 1 to 1000.'],
  [['ship', 'KM-1', '--carrier', 'DHL'], 2, '--carrier needs the number of the parcel too'],
  [['pick'], 2, 'npm run orders -- pick <order>'],
  [['dance', 'KM-1'], 2, 'npm run orders -- list'],
  [['refund', 'KM-1', '--lines', 'all'], 2, '--lines is like 1x2,3x1'],
  [['refuse', 'KM-1', '--return', '1'], 2, 'This needs --return ID --note TEXT.'],
  [['list', '--loud'], 2, "Unknown option '--loud'"],
  [['--help'], 0, 'npm run orders -- collect <order> --code CODE'],
])('%j ends with %i and prints %j (order-11)', async (words, code, message) => {
  const ended = await ordersCommand(words)
  expect([ended.code, ended.out + ended.errors]).toEqual([code, expect.stringContaining(message)])
})

test('the command finds the running shop’s database by its file, and says what to do without one (order-11)', async () => {
  expect(await ordersCommand(['list'], { DATABASE_URL: '' })).toMatchObject({
    code: 2,
    errors: expect.stringContaining('There is no database here yet'),
  })
  await writeFile(join(folder, 'postgres.url'), `${databaseUrl}\n`)
  expect(await ordersCommand(['list'], { DATABASE_URL: '' })).toMatchObject({ code: 0, out: expect.stringContaining(' piece') })
  const silent = await ordersCommand(['list'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  expect(silent).toMatchObject({ code: 2, errors: expect.stringContaining('The database does not answer') })
})
