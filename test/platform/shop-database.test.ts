import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { migrateDatabase, openDatabase } from '#src/platform/db/database.ts'
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.ts'
import { closeAfterwards } from '#test/closing.ts'
import { runCommand } from '#tools/backup/run.ts'
import { runCatalogue } from '#tools/catalogue/run.ts'
import { runSettings } from '#tools/settings/run.ts'
import { openShopDatabase } from '#tools/shop-database.ts'
import { temporaryFolder } from '#tools/temporary.ts'

const dataDir = await mkdtemp(join(temporaryFolder, 'commands-'))
closeAfterwards(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
const environment = { DATA_DIR: dataDir }

// A shop that was started once, and does not run.
beforeAll(async () => {
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  const database = openDatabase(server.url)
  await migrateDatabase(database)
  await database.close()
  await server.stop()
})

const isOpen = async (url: string): Promise<boolean> => {
  const { pool, close } = openDatabase(url, { connections: 1 })
  return pool
    .query('select 1')
    .then(
      () => true,
      () => false,
    )
    .finally(close)
}

test('a command that has opened the database closes it after the others that use it (run-05)', async () => {
  const first = await openShopDatabase(environment)
  const second = await openShopDatabase(environment)
  expect(second.url).toBe(first.url)
  let isClosed = false
  const closing = first.close().then(() => void (isClosed = true))
  const exported = join(dataDir, 'exported.csv')
  expect(await runCatalogue(['export', exported], environment)).toMatchObject({ code: 0, errors: '' })
  expect(await second.database.pool.query('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] })
  expect(isClosed).toBe(false)
  await second.close()
  await closing
  expect(await isOpen(first.url)).toBe(false)
})

test('commands that begin together all do their work (run-05)', async () => {
  const ended = await Promise.all([
    runSettings(['show', 'name.en'], environment),
    runSettings(['set', 'name.en', 'Northwind'], environment),
    runCatalogue(['export', join(dataDir, 'all.csv')], environment),
    runCommand('backup', [join(dataDir, 'shop.backup')], environment, () => {}),
  ])
  expect(ended.map(({ code, errors }) => ({ code, errors }))).toEqual(ended.map(() => ({ code: 0, errors: '' })))
  expect((await runSettings(['show', 'name.en'], environment)).out).toContain('Northwind')
})
