import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { migrationLock } from '#src/platform/db/database.ts'
import { isThere } from '#tools/is-there.ts'
import { openShopDatabase, Refusal } from '#tools/shop-database.ts'
import { mayBeWritten } from '#tools/whole-file.ts'
import { createArchive, type NewArchive } from './archive.ts'
import { longConnection, lostInWords, mayBeLost } from './lost-connection.ts'
import { manifestName, type Manifest } from './manifest.ts'
import { everySecond, megabytes, type Say } from './progress.ts'
import { shopFiles } from './shop-files.ts'
import { copied, plainValues, readSequences, readTables, type StoredTable } from './tables.ts'

type Environment = Record<string, string | undefined>

/** A piece of a table is about as large. */
const pieceBytes = 1024 * 1024
const jobsTogether = 1000

/** Writes database and files into one file, as they are at one moment, while the shop goes on. Answers what it has written. */
export async function backUp(file: string, environment: Environment, say: Say): Promise<string> {
  mayBeWritten(file)
  if (isThere(file)) throw new Refusal(`There is a file ${file} already. Give another name, or move it away.`)
  const { url, close } = await openShopDatabase(environment, { migrates: false })
  try {
    const client = mayBeLost(new pg.Client({ ...longConnection(url), application_name: 'backup' }))
    await client.connect()
    try {
      return await writeAll(client, file, environment.DATA_DIR || 'var', say)
    } catch (error) {
      throw lostInWords(error, 'There is no backup. Try again.')
    } finally {
      await client.end()
    }
  } finally {
    await close()
  }
}

async function writeAll(client: pg.Client, file: string, dataDir: string, say: Say): Promise<string> {
  await client.query(plainValues)
  const tables = await beginSnapshot(client)
  const archive = await createArchive(file)
  try {
    const manifest = await manifestOf(client, tables)
    const about = Buffer.from(JSON.stringify(manifest))
    await archive.add(manifestName, about.length, [about])
    const rows = await writeTables(client, archive, tables, say)
    await writeJobs(client, archive)
    await client.query('COMMIT')
    // After the database, as a bank is: what it knows more than the shop, the shop asks it about.
    const files = await writeFiles(dataDir, archive, say)
    await archive.close()
    const size = megabytes((await stat(file)).size)
    return `${file}: ${tables.length} tables with ${rows} rows, and ${files} files, as they were at ${manifest.madeAt}; ${size}.`
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

/**
 * From here on the connection sees the database as it is now. The lock keeps a migration from changing a table between
 * its listing and the snapshot; afterwards the locks of the tables do, which no order waits for.
 */
async function beginSnapshot(client: pg.Client): Promise<StoredTable[]> {
  await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
  const tables = await readTables(client)
  if (!tables.some(({ name }) => name === 'drizzle.__drizzle_migrations'))
    throw new Refusal('There is no shop in this database yet. Start the shop once.')
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await client.query(`LOCK TABLE ${tables.map(({ name }) => name).join(', ')} IN ACCESS SHARE MODE`)
  await client.query('SELECT 1 FROM drizzle.__drizzle_migrations')
  await client.query('SELECT pg_advisory_unlock($1)', [migrationLock])
  return tables
}

/** Jobs that wait. Sweeps begin by themselves in every shop that starts, and what is done or has failed for two days needs nothing more. */
const waitingJobs = `from pgboss.job where state < 'completed' and name not in (select name from pgboss.queue where policy = 'short')`

async function manifestOf(client: pg.Client, tables: StoredTable[]): Promise<Manifest> {
  const { rows: moments } = await client.query<{ at: Date; migration: string }>(
    'select now() at, max(created_at) migration from drizzle.__drizzle_migrations',
  )
  const { rows: queues } = (await hasJobs(client))
    ? await client.query<{ name: string }>(`select distinct name ${waitingJobs} order by 1`)
    : { rows: [] }
  return {
    format: 'backup of a department store',
    version: 1,
    madeAt: moments[0]!.at.toISOString(),
    migration: Number(moments[0]!.migration),
    tables,
    sequences: await readSequences(client),
    queues: queues.map(({ name }) => name),
  }
}

const hasJobs = async (client: pg.Client): Promise<boolean> =>
  (await client.query<{ has: boolean }>(`select to_regclass('pgboss.job') is not null has`)).rows[0]!.has

async function writeTables(client: pg.Client, archive: NewArchive, tables: readonly StoredTable[], say: Say): Promise<number> {
  const tell = everySecond(say)
  let [rows, bytes] = [0, 0]
  for (const [done, table] of tables.entries()) {
    let piece = 0
    const copy = client.query(copyTo(`COPY ${copied(table)} TO STDOUT`))
    for await (const content of inPieces(copy)) {
      await archive.add(`tables/${table.name}/${String(++piece).padStart(6, '0')}`, content.length, [content])
      bytes += content.length
      tell(() => `${done} of ${tables.length} tables, ${megabytes(bytes)}; now ${table.name}`)
    }
    rows += copy.rowCount
  }
  return rows
}

/** A tar file says the size of each entry before its content, and nobody knows that of a table before it is read. */
async function* inPieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [gathered, bytes]: [Buffer[], number] = [[], 0]
  for await (const some of source) {
    gathered.push(some)
    bytes += some.length
    if (bytes < pieceBytes) continue
    yield Buffer.concat(gathered)
    ;[gathered, bytes] = [[], 0]
  }
  if (bytes > 0) yield Buffer.concat(gathered)
}

export interface WaitingJob {
  name: string
  data: object
  startAfter: string
}

/** As names and data, not as rows, which another version of the queue would keep in another form. */
async function writeJobs(client: pg.Client, archive: NewArchive): Promise<void> {
  if (!(await hasJobs(client))) return
  await client.query(`declare jobs cursor for select name, data, start_after "startAfter" ${waitingJobs} order by created_on, id`)
  for (let piece = 1; ; piece++) {
    const { rows } = await client.query<WaitingJob>(`fetch ${jobsTogether} from jobs`)
    if (rows.length === 0) return
    const content = Buffer.from(JSON.stringify(rows))
    await archive.add(`jobs/${String(piece).padStart(6, '0')}`, content.length, [content])
  }
}

async function writeFiles(dataDir: string, archive: NewArchive, say: Say): Promise<number> {
  const tell = everySecond(say)
  const { kept, unknown } = await shopFiles(dataDir)
  for (const [done, path] of kept.entries()) {
    const { size, mode } = await stat(join(dataDir, path))
    // The bank writes on; what it had written by now is a whole number of lines or ends within one, which it then ignores.
    const content = size === 0 ? [] : (createReadStream(join(dataDir, path), { end: size - 1 }) as AsyncIterable<Buffer>)
    await archive.add(`files/${path}`, size, content, mode & 0o777)
    tell(() => `${done + 1} of ${kept.length} files`)
  }
  for (const path of unknown) say(`Left out, because it is nothing of the shop’s: ${join(dataDir, path)}`)
  return kept.length
}
