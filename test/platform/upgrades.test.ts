import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { seedIfEmpty } from '#demonstration/seed.ts'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { searchProducts } from '#src/features/search/search.contract.ts'
import { completeSearch } from '#src/features/search/server/search-index.service.ts'
import { movableClock } from '#src/kit/clock.ts'
import { cast } from '#test/cast/catalogue.ts'
import { closeAfterwards } from '#test/closing.ts'
import { freshDatabaseUrl } from '#test/database.ts'
import { openAudit } from '#test/safety/auditor.ts'
import { must, mustBePaid, openTestShop } from '#test/shop.ts'
import { runCommand } from '#tools/backup/run.ts'
import { temporaryFolder } from '#tools/temporary.ts'

const folder = join(import.meta.dirname, '../upgrades')

/** The keys of links in mails that were sent then, by the number of the order. They are made with the secret of the test shop. */
const keys = {
  'KM-2611-04827': '-lP54kE_Xec5nSXuXv4hsTcNx-Xwv7UBcfr8NDcAbXw',
  'KM-2611-04828': 'qp3ccQs1Fss_iWjIuN3FFu6eEAF-Q1GAJDXTOeZzibs',
  'KM-2611-04830': 'yV0QjRjRAHcVJK8xb8ZzUpNu0-09rg7YDvu-aTIf1qA',
}

/** Backups of shops of earlier versions: two candles, a bag with three packs of oolong, and the last vase were sold, a card was declined. */
const states: Record<string, { orders: string[]; oolong: number }> = {
  '0000-first-sale': {
    orders: [
      'KM-2611-04827 paid 11240 INV-2026-0048213',
      'KM-2611-04828 paid 74270 INV-2026-0048214',
      'KM-2611-04829 cancelled 2290 -',
      'KM-2611-04830 paid 13700 INV-2026-0048215',
    ],
    oolong: 497,
  },
  '0027-order-events': {
    orders: [
      'KM-2611-04827 shipped 11240 INV-2026-0000001',
      'KM-2611-04828 paid 74270 INV-2026-0000002',
      'KM-2611-04829 cancelled 2290 -',
      'KM-2611-04830 paid 13700 INV-2026-0000003',
    ],
    oolong: 497,
  },
  '0036-refunds': {
    orders: [
      'KM-2611-04827 shipped 11240 INV-2026-0000001',
      'KM-2611-04828 partlyRefunded 74270 INV-2026-0000002',
      'KM-2611-04830 paid 13700 INV-2026-0000003',
    ],
    oolong: 498,
  },
}

/** The shop of an earlier version, opened by this one as a start does. */
async function opened(state: string) {
  const dataDir = await mkdtemp(join(temporaryFolder, 'upgrade-'))
  closeAfterwards(() => rm(dataDir, { recursive: true, force: true }))
  const databaseUrl = await freshDatabaseUrl('template1')
  const done = await runCommand('restore', [join(folder, `${state}.backup`)], { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, () => {})
  expect(done).toMatchObject({ code: 0, errors: '' })
  const clock = movableClock('2026-11-25T12:00:00+08:00')
  const at = await openTestShop({ databaseUrl, clock, bankJournal: join(dataDir, 'bank', 'journal.jsonl') })
  await seedIfEmpty(at.database, clock, () => {}, { demonstration: false })
  await completeSearch(at.database)
  const rows = async (query: string) => (await at.database.pool.query<{ row: string }>(query)).rows.map(({ row }) => row)
  return {
    ...at,
    orders: () =>
      rows(`select concat_ws(' ', order_number, status, total_cents, coalesce(invoice_number, '-')) as row from orders order by 1`),
    goods: () =>
      rows(`select concat_ws(' ', ean, sum(on_hand), sum(held)) as row from stock_levels s join variants v on v.auto_id = s.variant_id
        group by ean order by 1`),
  }
}

describe.each(Object.entries(states))('a shop of an earlier version: %s', (state, { orders, oolong }) => {
  test('opens with its orders, goods, books and links, is searched, and sells on (run-11)', async () => {
    const shop = await opened(state)
    expect(await shop.orders()).toEqual(orders)
    const goods = [`${cast.candle.ean} 502 0`, `${cast.oolong.ean} ${oolong} 0`, `${cast.bag.ean} 39 0`]
    expect(await shop.goods()).toEqual([...goods, `${cast.lastVase.ean} 0 0`, `${cast.soldOut.ean} 0 0`])
    const audit = await openAudit(shop)
    // Where the card was declined, early versions kept the order.
    const cancelled = orders
      .filter((order) => order.includes('cancelled'))
      .map((order) => `I7, not paid: ${order.split(' ')[0]} is cancelled`)
    expect(await audit({ withMails: false })).toEqual(cancelled)

    const guest = shop.shopper()
    for (const [orderNumber, key] of Object.entries(keys)) {
      const { invoiceNumber } = must(await guest.call(getInvoice, { query: { orderNumber, key } }))
      expect(orders).toContainEqual(expect.stringMatching(new RegExp(`^${orderNumber} .* ${invoiceNumber}$`)))
    }
    const found = must(await guest.call(searchProducts, { query: { keyword: 'candle' } }))
    expect(found.map(({ slug }) => slug)).toContain(cast.candle.slug)
    const { quote } = await guest.fill(cast.candle.ean)
    const paid = mustBePaid(
      await guest.call(createOrder, {
        body: {
          quoteHash: quote.hash,
          paymentNonce: shop.bank.control.nonceFor('4242424242424242'),
          idempotencyKey: randomUUID(),
          agreeToTerms: true,
        },
      }),
    )
    expect(await shop.orders()).toContainEqual(expect.stringMatching(new RegExp(`^${paid.orderNumber} paid 6020 INV-2026-`)))
    expect(await shop.goods()).toContain(`${cast.candle.ean} 501 0`)
    expect(await audit({ withMails: false })).toEqual(cancelled)
  })
})
