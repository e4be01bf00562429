import { expect, it } from 'vitest'
import { movableClock, shopDay } from '#src/kit/clock.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import { createSandboxGateway } from '#src/outside/payments/sandbox-gateway.ts'
import { findSaved } from '#src/features/addresses/server/addresses.store.ts'
import { findMessages } from '#src/features/inbox/server/inbox.store.ts'
import { members } from '#src/features/member/server/member.tables.ts'
import { afterAll, due } from '#src/features/rewards/rules/rebates.ts'
import { standing } from '#src/features/rewards/rules/standing.ts'
import { walletOf } from '#src/features/rewards/rules/wallet.ts'
import { findOfMember } from '#src/features/orders/server/orders.store.ts'
import { findAccounts } from '#src/features/refunds/server/reconciler.store.ts'
import { findWishes } from '#src/features/wishlist/server/wishlist.store.ts'
import { findBrandCards, findLots, findProgramme, findSpend, findVouchers } from '#src/features/rewards/server/rewards.store.ts'
import { changesAnything } from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import { findPromotions } from '#src/features/promotions/server/promotions.store.ts'
import { seedPromotions } from '#demonstration/promotions/seed-promotions.ts'
import { payAtBank } from '#src/outside/payments/sandbox/pay-at-bank.ts'
import { seedIfEmpty, type PayByCard } from '#demonstration/seed.ts'
import { bankEventSecret, bankKey, openTestBank } from '#test/bank.ts'
import { freshDatabase } from '#test/database.ts'
import { contentsOf, csvOf, exportText, importFile, importText, now } from './shop.ts'
import { plainRow } from './shopify-rows.ts'

const clean = { outcome: 'imported', badRows: [], notes: [] }

it('the demonstration catalogue is imported at once with promotions of every kind that begin anew, gets settings that an older start lacked, stays unchanged by a second import, and is the same after an export and an import', async () => {
  const database = await freshDatabase()
  const started = performance.now()
  await seedIfEmpty(database, movableClock(now.toISOString()), () => {}, { payByCard: await atTestBank() })
  const seconds = (performance.now() - started) / 1000
  const before = await contentsOf(database)
  expect(new Set((await findPromotions(database.orm, now)).map(({ kind }) => kind)).size).toBe(11)

  expect(await tiersOf(database)).toEqual({
    'pre-member@kemuning.example': 'pre-member',
    'classic@kemuning.example': 'classic',
    'elite@kemuning.example': 'elite',
  })

  const deliverySlots = "select value from settings where key = 'deliverySlots'"
  const plan = (await database.pool.query(deliverySlots)).rows
  await database.pool.query("delete from settings where key = 'deliverySlots'")
  await seedIfEmpty(database, movableClock(now.toISOString()), () => {})
  expect((await database.pool.query(deliverySlots)).rows).toEqual(plan)
  expect(plan).toHaveLength(1)

  const aYearLater = new Date(now.getTime() + 365 * 24 * 60 * 60 * 1000)
  await seedPromotions(database.orm, aYearLater)
  const live = (await findPromotions(database.orm, aYearLater)).filter(({ startsAt }) => Date.parse(startsAt) <= aYearLater.getTime())
  expect(live.length).toBeGreaterThanOrEqual(12)

  const again = await importFile(database, '../../demonstration/catalogue/catalogue.csv')
  expect(again).toMatchObject(clean)
  expect(changesAnything(again)).toBe(false)
  const back = await importText(database, await exportText(database))
  expect(back).toMatchObject({ ...clean, ignoredColumns: [] })
  expect(changesAnything(back)).toBe(false)
  expect(await contentsOf(database)).toEqual(before)

  process.stdout.write(`demonstration shop: ${again.rows} rows, ${again.products.unchanged} products, filled in ${seconds.toFixed(1)} s\n`)
})

it('a shop without the demonstration starts with a programme and texts, and without goods and promotions (content-13)', async () => {
  const database = await freshDatabase()
  await seedIfEmpty(database, movableClock(now.toISOString()), () => {}, { demonstration: false })
  expect(await findPromotions(database.orm, now)).toEqual([])
  expect((await findProgramme(database.orm)).length).toBeGreaterThan(0)
  const { rows } = await database.pool.query(
    'select (select count(*)::int from products) products, (select count(*)::int from content_pages) > 0 texts',
  )
  expect(rows).toEqual([{ products: 0, texts: true }])
})

it('a merchant’s shop that is started as if it were the demonstration gets nothing of its goods, pictures and members (content-13)', async () => {
  const database = await freshDatabase()
  expect(await importText(database, csvOf({ ...plainRow({ Handle: 'lamp' }), 'Variant Barcode': '96385074' }))).toMatchObject(clean)
  await seedIfEmpty(database, movableClock(now.toISOString()), () => {}, { demonstration: false })
  const texts = 'select (select count(*)::int from content_pages) pages, (select count(*)::int from content_banners) banners'
  const { rows } = await database.pool.query(texts)
  await seedIfEmpty(database, movableClock(now.toISOString()), () => {}, { payByCard: await atTestBank() })
  expect((await database.pool.query(texts)).rows).toEqual(rows)
  expect((await database.pool.query('select slug from products union all select email from members')).rows).toEqual([{ slug: 'lamp' }])
})

/** The sandbox bank, where the demonstration's members pay. */
async function atTestBank(): Promise<PayByCard> {
  const { url, origin } = await openTestBank()
  const gateway = createSandboxGateway({ origin, apiUrl: url, apiKey: bankKey, eventSecret: bankEventSecret })
  return (order) => payAtBank({ ready: Promise.resolve(), apiUrl: url, origin }, gateway, order)
}

/** The tiers of the members that are inserted with the goods; no page of theirs is empty, but for a pre-member's rebates. */
async function tiersOf({ orm }: Database): Promise<Record<string, string>> {
  const today = shopDay(now)
  const programme = await findProgramme(orm)
  const found = await orm.select({ memberId: members.autoId, email: members.email }).from(members)
  const tiers: Record<string, string> = {}
  for (const { memberId, email } of found) {
    const { tier } = standing(await findSpend(orm, memberId), programme, today)
    tiers[email!] = tier
    const lots = await findLots(orm, memberId)
    if (tier !== 'pre-member') {
      expect(lots.length, email!).toBeGreaterThanOrEqual(3)
      expect(walletOf(afterAll(lots, due(lots, today)), today).spendableCents).toBeGreaterThan(0)
    }
    expect(await findBrandCards(orm, memberId), email!).toHaveLength(2)
    for (const own of [
      findWishes(orm, memberId),
      findVouchers(orm, memberId, today),
      findMessages(orm, memberId, 9),
      findSaved(orm, memberId),
    ])
      expect((await own).length, email!).toBeGreaterThan(0)
    await expectPaidOrders(orm, memberId)
  }
  return tiers
}

/** Orders in several states, each with an invoice and as much captured as its ledger says that the card paid. */
async function expectPaidOrders(orm: Orm, memberId: number): Promise<void> {
  const placed = await findOfMember(orm, memberId, { limit: 99, offset: 0 })
  expect(new Set(placed.map(({ status }) => status)).size).toBeGreaterThan(1)
  expect(placed.every(({ invoiceNumber }) => invoiceNumber !== null)).toBe(true)
  const accounts = await findAccounts(
    orm,
    placed.map(({ orderNumber }) => orderNumber),
  )
  for (const { order, attempts } of accounts) {
    expect(order).toMatchObject({ balanceCents: 0, cardCents: attempts[0]!.amountCents })
    expect(attempts).toMatchObject([{ isCaptured: true }])
  }
}
