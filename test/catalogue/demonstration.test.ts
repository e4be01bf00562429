import { expect, it } from 'vitest'
import { movableClock } from '#src/kit/clock.ts'
import { changesAnything } from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import { seedIfEmpty } from '#demonstration/seed.ts'
import { freshDatabase } from '#test/database.ts'
import { contentsOf, exportText, importFile, importText, now } from './shop.ts'

const clean = { outcome: 'imported', badRows: [], notes: [] }

it('the demonstration catalogue is imported at once, stays unchanged by a second import, and is the same after an export and an import', async () => {
  const database = await freshDatabase()
  const started = performance.now()
  await seedIfEmpty(database, movableClock(now.toISOString()), () => {})
  const seconds = (performance.now() - started) / 1000
  const before = await contentsOf(database)

  const again = await importFile(database, '../../demonstration/catalogue/catalogue.csv')
  expect(again).toMatchObject(clean)
  expect(changesAnything(again)).toBe(false)
  const back = await importText(database, await exportText(database))
  expect(back).toMatchObject({ ...clean, ignoredColumns: [] })
  expect(changesAnything(back)).toBe(false)
  expect(await contentsOf(database)).toEqual(before)

  process.stdout.write(`demonstration shop: ${again.rows} rows, ${again.products.unchanged} products, filled in ${seconds.toFixed(1)} s\n`)
})
