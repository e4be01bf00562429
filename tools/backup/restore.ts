import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { connectionFault } from '#src/platform/db/connection-fault.ts'
import { migrateDatabase, openDatabase } from '#src/platform/db/database.ts'
import { FolderInUse } from '#src/platform/db/folder-owner.ts'
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.ts'
import { analyzeFilled } from '#src/platform/db/statistics.ts'
import { createJobs, type Jobs } from '#src/platform/jobs/jobs.ts'
import { Refusal } from '#tools/shop-database.ts'
import { mustBeThere } from '#tools/text-file.ts'
import { BrokenArchive, readArchive, textOf, type ArchiveEntry } from './archive.ts'
import type { WaitingJob } from './backup.ts'
import { longConnection, lostInWords, mayBeLost } from './lost-connection.ts'
import { manifest as manifestShape, manifestName, type Manifest } from './manifest.ts'
import { everySecond, type Say } from './progress.ts'
import { createSchemaOf, knowsMigration } from './schema.ts'
import { mayBeRestored, shopFiles, unfinishedRestore } from './shop-files.ts'
import { openLoader } from './table-loader.ts'
import { plainValues } from './tables.ts'

type Environment = Record<string, string | undefined>

/** Makes the shop of a backup anew on a machine that has none. Answers what it has restored. */
export async function restore(file: string, environment: Environment, say: Say): Promise<string> {
  const manifest = await check(file, say)
  const dataDir = environment.DATA_DIR || 'var'
  await mustHaveNoShop(dataDir)
  const { url, stop } = await openTarget(environment, dataDir)
  try {
    await mustBeEmpty(url)
    const counts = await restoreInto(url, { file, manifest, dataDir, say }).catch((error: unknown) => {
      throw lostInWords(error, 'Nothing was restored. Try again.')
    })
    await bringUpToDate(url, say)
    const others = counts.leftOut.map((name) => `\nLeft out, because the shop has no such table: ${name}`).join('')
    return `The shop of ${manifest.madeAt} is restored: ${counts.rows} rows, ${counts.jobs} waiting jobs, ${counts.files} files. Start it with npm start.${others}`
  } finally {
    await stop()
  }
}

/** Reads the whole file before anything is changed. */
async function check(file: string, say: Say): Promise<Manifest> {
  mustBeThere(file)
  let manifest: Manifest | undefined
  const take = async ({ name, pieces }: ArchiveEntry): Promise<void> => {
    if (manifest) return void (await passOver(pieces))
    if (name !== manifestName) throw new BrokenArchive('it holds other files')
    manifest = readManifest(file, await textOf(pieces))
  }
  try {
    await readArchive(file, take, await saying(file, 'checked', say))
  } catch (error) {
    if (!(error instanceof BrokenArchive)) throw error
    throw new Refusal(`${file} is no backup of this shop, or a part of one, or was changed (${error.message}). Nothing was changed.`)
  }
  if (!manifest) throw new Refusal(`${file} is empty. Nothing was changed.`)
  return manifest
}

function readManifest(file: string, text: string): Manifest {
  const read = manifestShape.safeParse(JSON.parse(text))
  const { format, version } = JSON.parse(text) as { format?: unknown; version?: unknown }
  if (format !== manifestShape.shape.format.def.values[0]) throw new BrokenArchive('it does not say what it is')
  if (!read.success)
    throw new Refusal(
      `${file} has the form ${String(version)} of a backup, which this version of the shop does not know. Take a newer one.`,
    )
  if (!knowsMigration(read.data.migration))
    throw new Refusal(`${file} was made by a newer version of the shop. Restore it with that version, or a later one. Nothing was changed.`)
  return read.data
}

async function passOver(pieces: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of pieces);
}

async function saying(file: string, what: string, say: Say): Promise<(bytes: number) => void> {
  const { size } = await stat(file)
  const tell = everySecond(say)
  return (bytes) => tell(() => `${Math.floor((bytes / size) * 100)} % ${what}`)
}

async function mustHaveNoShop(dataDir: string): Promise<void> {
  const [found] = (await shopFiles(dataDir)).kept
  if (found)
    throw new Refusal(
      `${join(dataDir, found)} belongs to a shop. Restore into an empty folder: DATA_DIR=another-folder npm run restore -- FILE`,
    )
}

async function openTarget({ DATABASE_URL: named }: Environment, dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  if (named) return { url: named, stop: async () => {} }
  try {
    return await startEmbeddedPostgres({ dataDir })
  } catch (error) {
    throw error instanceof FolderInUse ? new Refusal(error.message) : error
  }
}

async function mustBeEmpty(url: string): Promise<void> {
  const tables = await asked(
    url,
    `select format('%I.%I', schemaname, tablename) what from pg_tables where schemaname in ('public', 'drizzle')`,
  )
  if (tables.length > 0)
    throw new Refusal(
      `The database is not empty: it has ${tables.length} tables, such as ${tables[0]}. Nothing was changed. Restore into an empty one: another DATABASE_URL, or another DATA_DIR for the shop’s own.`,
    )
}

async function asked(url: string, query: string): Promise<string[]> {
  const client = mayBeLost(new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 }))
  try {
    await client.connect()
    return (await client.query<{ what: string }>(query)).rows.map(({ what }) => what)
  } catch (error) {
    throw new Refusal(`The database does not answer (${connectionFault(error, url) ?? (error as Error).message}). Check DATABASE_URL.`)
  } finally {
    await client.end().catch(() => {})
  }
}

interface Restored {
  rows: number
  jobs: number
  files: number
  leftOut: string[]
}

interface Source {
  file: string
  manifest: Manifest
  dataDir: string
  say: Say
}

async function restoreInto(url: string, source: Source): Promise<Restored> {
  const { manifest, dataDir, say } = source
  const jobs = createJobs({ databaseUrl: url, onlyEnqueues: true, onError: (error) => say(error.message) })
  for (const name of manifest.queues) jobs.handle(name, async () => {})
  await jobs.start()
  const pool = mayBeLost(new pg.Pool({ ...longConnection(url), max: 1 }))
  const client = mayBeLost(await pool.connect())
  try {
    const { paths, ...counted } = await fillAll(client, jobs, source)
    await moveInPlace(dataDir, paths)
    // Without them the first pages are slower; PostgreSQL makes them by itself.
    await analyzeFilled(client).catch((error: Error) => say(`The statistics of the tables were not made: ${error.message}`))
    return { ...counted, files: paths.length }
  } finally {
    client.release(true)
    await pool.end()
    await jobs.stop()
  }
}

/**
 * All of the database in one transaction, and the files in a folder of their own: a restore that is cut off leaves the database
 * empty and no file that a shop would take for its own, so that it can be done again. Answers the paths of the files in it.
 */
async function fillAll(client: pg.PoolClient, jobs: Jobs, { file, manifest, dataDir, say }: Source) {
  const unfinished = join(dataDir, unfinishedRestore)
  await rm(unfinished, { recursive: true, force: true })
  const paths: string[] = []
  try {
    await client.query(plainValues)
    await client.query('BEGIN')
    await createSchemaOf(client, manifest.migration)
    const loader = await openLoader(client, manifest)
    let waiting = 0
    const take = async (entry: ArchiveEntry): Promise<void> => {
      const [kind = '', ...rest] = entry.name.split('/')
      if (kind === 'tables') return loader.take(rest[0]!, entry.pieces)
      await loader.end()
      if (kind === 'jobs') waiting += await takeJobs(jobs, client, entry)
      else if (kind === 'files') paths.push(await takeFile(unfinished, rest.join('/'), entry))
      else await passOver(entry.pieces)
    }
    await readArchive(file, take, await saying(file, 'restored', say))
    await loader.end()
    await loader.finish()
    await client.query('COMMIT')
    return { rows: loader.rows(), jobs: waiting, paths, leftOut: loader.leftOut }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function takeJobs(jobs: Jobs, client: pg.PoolClient, { pieces }: ArchiveEntry): Promise<number> {
  const waiting = JSON.parse(await textOf(pieces)) as WaitingJob[]
  for (const { name, data, startAfter } of waiting) await jobs.enqueue({ client }, name, data, { startAfter: new Date(startAfter) })
  return waiting.length
}

async function takeFile(folder: string, path: string, { pieces, mode }: ArchiveEntry): Promise<string> {
  if (!mayBeRestored(path)) throw new Refusal(`The backup holds a file that no backup of the shop has: ${path}`)
  const file = join(folder, path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await mkdir(dirname(file), { recursive: true })
  await pipeline(pieces, createWriteStream(file, { mode, flush: true }))
  return path
}

async function moveInPlace(dataDir: string, paths: readonly string[]): Promise<void> {
  const unfinished = join(dataDir, unfinishedRestore)
  for (const path of paths) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true })
    await rename(join(unfinished, path), join(dataDir, path))
  }
  await rm(unfinished, { recursive: true, force: true })
}

/** The migrations that were made after the backup. */
async function bringUpToDate(url: string, say: Say): Promise<void> {
  say('Bringing the database up to date …')
  const database = openDatabase(url, { connections: 1 })
  await migrateDatabase(database).finally(() => database.close())
}
