import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectionFault } from '#src/platform/db/connection-fault.ts'
import { migrateDatabase, openDatabase, type Database } from '#src/platform/db/database.ts'
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.ts'

/** An error that the user can correct; printed without a stack. */
export class Refusal extends Error {}

export interface OpenedDatabase {
  database: Database
  url: string
  close(): Promise<void>
}

/**
 * The database of DATABASE_URL, or the shop's own: while the shop runs, the one it has opened; else it is started for the
 * time of the command.
 */
export async function openShopDatabase(
  environment: Record<string, string | undefined>,
  { migrates = true }: { migrates?: boolean } = {},
): Promise<OpenedDatabase> {
  const { DATABASE_URL: named, DATA_DIR: dataDir = 'var' } = environment
  if (named) return opened(named, migrates, async () => {})
  const file = join(dataDir, 'postgres.url')
  if (!existsSync(file)) throw new Refusal('There is no database here yet. Start the shop once (npm start), or set DATABASE_URL.')
  const running = readFileSync(file, 'utf8').trim()
  if (await answers(running)) return opened(running, migrates, async () => {})
  const server = await startEmbeddedPostgres({ dataDir })
  return opened(server.url, migrates, () => server.stop())
}

async function opened(url: string, migrates: boolean, stop: () => Promise<void>): Promise<OpenedDatabase> {
  const database = openDatabase(url, { connections: 3 })
  const close = () => database.close().then(stop)
  try {
    await database.pool.query('SELECT 1')
    if (migrates) await migrateDatabase(database)
  } catch (error) {
    await close()
    throw new Refusal(`The database does not answer (${connectionFault(error, url) ?? (error as Error).message}). Check DATABASE_URL.`)
  }
  return { database, url, close }
}

async function answers(url: string): Promise<boolean> {
  const database = openDatabase(url, { connections: 1 })
  return database.pool
    .query('SELECT 1')
    .then(
      () => true,
      () => false,
    )
    .finally(() => database.close())
}
