import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { connectionFault } from '#src/platform/db/connection-fault.ts'
import { migrateDatabase, openDatabase, type Database } from '#src/platform/db/database.ts'
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.ts'
import { FolderInUse } from '#src/platform/db/folder-owner.ts'
import { isThere } from './is-there.ts'

/** An error that the user can correct; printed without a stack. */
export class Refusal extends Error {}

export interface OpenedDatabase {
  database: Database
  url: string
  close(): Promise<void>
}

/**
 * The database of DATABASE_URL, or the shop's own: where the shop or another command has opened it, that one; else it is
 * started for the time of the command.
 */
export async function openShopDatabase(
  environment: Record<string, string | undefined>,
  { migrates = true }: { migrates?: boolean } = {},
): Promise<OpenedDatabase> {
  const { DATABASE_URL: named, DATA_DIR: dataDir } = environment
  if (named) return opened({ url: named, leave: async () => {} }, migrates)
  return opened(await ownServer(dataDir || 'var'), migrates)
}

/** A server, and what a command does when it needs it no more. */
interface Server {
  url: string
  leave(): Promise<void>
}

async function opened({ url, leave }: Server, migrates: boolean): Promise<OpenedDatabase> {
  const database = openDatabase(url, { connections: 3 })
  const close = () => database.close().then(leave)
  try {
    await database.pool.query('SELECT 1')
    if (migrates) await migrateDatabase(database)
  } catch (error) {
    await close()
    throw new Refusal(`The database does not answer (${connectionFault(error, url) ?? (error as Error).message}). Check DATABASE_URL.`)
  }
  return { database, url, close }
}

/** Held, and shared, by each command that uses a server which another process has started; alone by who stops that server. */
const usersLock = 4715
const opensWithinMs = 10_000
const asksEveryMs = 200

/** Another command may be starting or stopping the server just now: then this one waits, and uses or starts it itself. */
async function ownServer(dataDir: string): Promise<Server> {
  const file = join(dataDir, 'postgres.url')
  if (!isThere(file))
    throw new Refusal(
      `There is no database here yet, in ${dataDir}. Start the shop once (npm start), or set DATA_DIR to the shop’s folder, or DATABASE_URL.`,
    )
  for (const until = Date.now() + opensWithinMs; ; await pause(asksEveryMs)) {
    const used = await usedServer(readFileSync(file, 'utf8').trim())
    if (used) return used
    try {
      return await startedServer(dataDir)
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error
      if (Date.now() > until)
        throw new Refusal(`Process ${error.pid} is opening or closing the database of this shop, which takes long. Try again later.`)
    }
  }
}

async function usedServer(url: string): Promise<Server | null> {
  if (!URL.canParse(url)) return null
  const client = connectionTo(url)
  const leave = () => client.end().catch(() => {})
  try {
    await client.connect()
    await client.query('SELECT pg_advisory_lock_shared($1)', [usersLock])
    return { url, leave }
  } catch {
    await leave()
    return null
  }
}

async function startedServer(dataDir: string): Promise<Server> {
  const { url, stop } = await startEmbeddedPostgres({ dataDir })
  return {
    url,
    async leave() {
      const client = connectionTo(url)
      await untilUnused(client).catch(() => {})
      // Until the server has stopped, its lock keeps others from beginning to use it.
      await stop()
      await client.end().catch(() => {})
    },
  }
}

async function untilUnused(client: pg.Client): Promise<void> {
  await client.connect()
  for (let isSaid = false; ; isSaid = true) {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [usersLock])
    if (rows[0]!.free) return
    if (!isSaid) process.stderr.write('Another command uses the database that this one has opened, which ends after it …\n')
    await pause(asksEveryMs)
  }
}

function connectionTo(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // One that the server closes must not end the process.
  client.on('error', () => {})
  return client
}
