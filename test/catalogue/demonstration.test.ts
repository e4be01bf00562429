import { expect, it } from 'vitest'
import { movableClock, shopDay } from '#src/kit/clock.ts'
import type { Database } from '#src/platform/db/database.ts'
import { members } from '#src/features/member/server/member.tables.ts'
import { afterAll, due } from '#src/features/rewards/rules/rebates.ts'
import { standing } from '#src/features/rewards/rules/standing.ts'
import { walletOf } from '#src/features/rewards/rules/wallet.ts'
import { findLots, findProgramme, findSpend } from '#src/features/rewards/server/rewards.store.ts'
import { changesAnything } from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import { findPromotions } from '#src/features/promotions/server/promotions.store.ts'
import { seedPromotions } from '#demonstration/promotions/seed-promotions.ts'
import { seedIfEmpty } from '#demonstration/seed.ts'
import { freshDatabase } from '#test/database.ts'
import { contentsOf, exportText, importFile, importText, now } from './shop.ts'

const clean = { outcome: 'imported', badRows: [], notes: [] }

it('the demonstration catalogue is imported at once with promotions of every kind that begin anew, gets settings that an older start lacked, stays unchanged by a second import, and is the same after an export and an import', async () => {
  const database = await freshDatabase()
  const started = performance.now()
  await seedIfEmpty(database, movableClock(now.toISOString()), () => {})
  const seconds = (performance.now() - started) / 1000
  const before = await contentsOf(database)
  expect(new Set((await findPromotions(database.orm, now)).map(({ kind }) => kind)).size).toBe(11)

  expect(await tiersOf(database)).toEqual({ 'classic@kemuning.example': 'classic', 'elite@kemuning.example': 'elite' })

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

/** The tiers of the members that are inserted with the goods, each with rebates to spend. */
async function tiersOf({ orm }: Database): Promise<Record<string, string>> {
  const today = shopDay(now)
  const programme = await findProgramme(orm)
  const found = await orm.select({ memberId: members.autoId, email: members.email }).from(members)
  const tiers: Record<string, string> = {}
  for (const { memberId, email } of found) {
    const lots = await findLots(orm, memberId)
    expect(walletOf(afterAll(lots, due(lots, today)), today).spendableCents).toBeGreaterThan(0)
    tiers[email!] = standing(await findSpend(orm, memberId), programme, today).tier
  }
  return tiers
}
