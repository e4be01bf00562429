import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { systemClock } from '#src/kit/clock.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { createQuotas } from '#src/platform/quota/quotas.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, mustBePaid, openTestShop, type Shopper } from '#test/shop.ts'
import { getInvoice, getInvoicePdf } from '../invoices.contract.ts'
import { accountHead } from '../rules/account-csv.ts'
import type { Credit } from '../rules/credit-note.ts'
import { accountsCsv } from './accounts.service.ts'
import { createInvoices, pdfsPerNetwork } from './invoices.service.ts'

const { shop, shopper, bank, database, url } = await openTestShop()

async function buy(guest: Shopper): Promise<{ orderNumber: string; key: string }> {
  const { quote } = await guest.fill(cast.candle.ean, 2)
  const body = {
    idempotencyKey: randomUUID(),
    quoteHash: quote.hash,
    paymentNonce: bank.control.nonceFor('4242424242424242'),
    agreeToTerms: true,
  }
  const { orderNumber, invoiceKey } = mustBePaid(await guest.call(createOrder, { body }))
  return { orderNumber, key: invoiceKey }
}

test('a refund has one credit note, numbered in its own series, and its invoice shows it (order-13, order-14)', async () => {
  const guest = shopper()
  const query = await buy(guest)
  expect(must(await guest.call(getInvoice, { query }))).toMatchObject({
    invoiceNumber: expect.stringMatching(/^INV-\d{4}-0000001$/),
    creditNotes: [],
  })
  const { rows } = await database.pool.query<{ id: number }>('select auto_id id from orders where order_number = $1', [query.orderNumber])
  const refund = { orderId: rows[0]!.id, refundKey: 'a-refund' }
  const credit: Credit = {
    lines: [{ line: 1, quantity: 1, cents: 5220, gstCents: 431 }],
    delivery: null,
    kept: null,
    tenders: [{ kind: 'card', source: { en: 'Visa •••• 4242' }, amountCents: 5220 }],
    owedCents: 0,
  }
  const invoices = createInvoices(database, shop.settings, null as never, systemClock)
  for (const refundKey of ['a-refund', 'a-refund', 'another'])
    await database.transaction(({ orm }) => invoices.creditNote(orm, { ...refund, refundKey, credit }))
  await expect(
    database.transaction(({ orm }) => invoices.creditNote(orm, { ...refund, credit: { ...credit, owedCents: 1 } })),
  ).rejects.toThrow('add up')
  const { creditNotes } = must(await guest.call(getInvoice, { query }))
  expect(creditNotes.map(({ creditNumber }) => creditNumber.slice(7))).toEqual(['-0000001', '-0000002'])
  expect(creditNotes[0]).toMatchObject({
    totalCents: 5220,
    gstCents: 431,
    lines: [{ ean: cast.candle.ean, quantity: 1, amountCents: 5220 }],
  })
  const [first] = creditNotes
  const document = await download(guest, { ...query, creditNumber: first!.creditNumber })
  expect([document.status, document.headers.get('content-disposition')]).toEqual([200, `attachment; filename="${first!.creditNumber}.pdf"`])
})

test('the export has every invoice and credit note of its days, and no other (order-16)', async () => {
  const { orderNumber } = await buy(shopper())
  const now = Date.now()
  const exported = async (from: number, until: number) =>
    (await Array.fromAsync(accountsCsv(database.orm, { from: new Date(from), until: new Date(until) }))).join('')
  const csv = await exported(now - 60_000, now + 60_000)
  const { rows } = await database.pool.query<{ n: string }>('select invoice_number n from orders union all select number from credit_notes')
  expect(rows.map(({ n }) => n).filter((number) => !csv.includes(`\n${number},`))).toEqual([])
  expect(csv).toMatch(new RegExp(`${orderNumber},goods,${cast.candle.ean},.*,2,104.40,8.62`))
  for (const [from, until] of [
    [now + 60_000, now + 120_000],
    [now - 120_000, now - 60_000],
  ] as const)
    expect(await exported(from, until)).toBe(accountHead)
})

/** Without a shopper, nobody's. */
const download = (who: Shopper | null, query: Record<string, string>): Promise<Response> =>
  fetch(`${url}${getInvoicePdf.path}?${new URLSearchParams(query)}`, {
    headers: { cookie: who ? [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') : '' },
  })

test('the PDF opens for its owner and with its key, in either language, and for nobody else (order-05, order-15)', async () => {
  const guest = shopper()
  const { orderNumber, key } = await buy(guest)
  const { invoiceNumber } = must(await guest.call(getInvoice, { query: { orderNumber } }))
  for (const [who, query] of [
    [guest, { orderNumber }],
    [null, { orderNumber, key, lang: 'zh' }],
  ] as const) {
    const reply = await download(who, query)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoiceNumber}.pdf"`,
      'cache-control': 'no-store',
    })
    expect((await reply.text()).startsWith('%PDF-1.7')).toBe(true)
  }
  const refused: Record<string, string>[] = [
    { orderNumber },
    { orderNumber, key: 'x' },
    { orderNumber, key, creditNumber: 'CN-2026-9999999' },
  ]
  for (const query of refused) expect((await download(null, query)).status).toBe(404)
  expect((await download(guest, { orderNumber, lang: 'xx' })).status).toBe(400)
})

test('a network has so many PDFs an hour, and is refused before one is written (safe-48)', async () => {
  const guest = shopper()
  const { orderNumber } = await buy(guest)
  expect((await download(guest, { orderNumber })).status).toBe(200)
  const { take } = createQuotas(systemClock)
  for (let used = 0; used < pdfsPerNetwork.most; used++) await take(database.orm, pdfsPerNetwork, '127.0.0.1')
  expect((await download(guest, { orderNumber })).status).toBe(429)
  must(await guest.call(getInvoice, { query: { orderNumber } }))
})
