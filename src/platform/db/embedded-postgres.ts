import { randomInt } from 'node:crypto'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { storedSecret } from '#src/platform/stored-secret.ts'
import { ownFolder } from './folder-owner.ts'
import { binariesFor, changePassword, createDatabase, homeOf, isDatabase, reason } from './postgres-files.ts'
import { commandOf, isAlive, stopPostgres } from './running-process.ts'
import { serverAccount, type Account } from './server-account.ts'
import { sqlState } from './sql-state.ts'

const readyWithinMs = 30_000
const wrongPassword = '28P01'

/** The shop's own PostgreSQL server, with its files in the data folder. */
export interface EmbeddedPostgres {
  url: string
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Folder of the shop's data, `var`. The server's files go to `postgres` in it. */
  dataDir: string
  /** False only in tests, whose data may be lost. */
  durable?: boolean
  onStep?: (step: string) => void
  /** Aborts the start, and stops what has been started. */
  signal?: AbortSignal
}

/** One that may still be starting. */
export interface LaunchedPostgres extends EmbeddedPostgres {
  /** Resolves when the server takes connections. Rejects when it could not start; it is stopped then. */
  ready: Promise<void>
}

/** Starts the embedded server, and resolves when it takes connections. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const server = await launchEmbeddedPostgres(options)
  await server.ready
  return server
}

/**
 * Launches the embedded server, or takes over one that an earlier process left running. Throws FolderInUse while another
 * shop runs in the folder. The address is also written to `postgres.url` in the data folder, for the command line tools.
 */
export async function launchEmbeddedPostgres(options: EmbeddedOptions): Promise<LaunchedPostgres> {
  const dataDir = resolve(options.dataDir)
  await mkdir(dataDir, { recursive: true })
  const account = await serverAccount()
  const home = await homeOf(dataDir, account)
  const giveBack = await ownFolder(home)
  try {
    const { url, pid, isReady } = await openServer(home, account, options)
    const stop = (): Promise<void> => (pid === undefined ? Promise.resolve() : stopPostgres(pid)).finally(giveBack)
    const untilItAnswers = async (): Promise<void> => {
      try {
        await isReady
        await writeFile(join(dataDir, 'postgres.url'), url, { mode: 0o600 })
      } catch (error) {
        await stop()
        throw error
      }
    }
    const ready = untilItAnswers()
    // Its failure is thrown where it is awaited.
    ready.catch(() => {})
    return { url, stop, ready }
  } catch (error) {
    await giveBack()
    throw error
  }
}

interface OpenServer {
  url: string
  /** Undefined when the program could not be run. */
  pid: number | undefined
  isReady: Promise<void>
}

async function openServer(
  home: string,
  account: Account | null,
  { durable = true, onStep = () => {}, signal }: EmbeddedOptions,
): Promise<OpenServer> {
  const data = join(home, 'postgres')
  const { secret: password, isNew } = storedSecret(join(home, 'postgres.password'))
  const left = await leftRunning(data)
  if (left) {
    const url = address(left.port, password)
    if (!isNew && (await answers(url, signal))) return { url, pid: left.pid, isReady: Promise.resolve() }
    await stopPostgres(left.pid)
  }
  const binaries = await binariesFor(home, account)
  if (!(await isDatabase(data))) {
    onStep('Creating the database')
    await createDatabase({ binaries, home, data, password, account, signal })
  } else if (isNew) await changePassword({ binaries, data, password, account })

  const server = launch(binaries, data, await freePort(), durable, account)
  const url = address(server.port, password)
  return { url, pid: server.child.pid, isReady: untilReady(url, signal, server) }
}

const address = (port: number, password: string): string => `postgres://shop:${password}@127.0.0.1:${port}/postgres`

interface Launched {
  port: number
  child: ChildProcess
  output: () => string
}

function launch(binaries: string, data: string, port: number, durable: boolean, account: Account | null): Launched {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    'max_connections=200',
    'shared_buffers=128MB',
    'log_min_messages=fatal',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
  // The server gets a process group of its own: Ctrl-C in the terminal then reaches the shop alone, which stops the server.
  const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr!.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000)
  })
  ;(child.stderr as unknown as { unref(): void }).unref()
  child.on('error', (error) => {
    output += error.message
  })
  child.unref()
  return { port, child, output: () => output }
}

const answers = (url: string, signal: AbortSignal | undefined): Promise<boolean> =>
  untilReady(url, signal).then(
    () => true,
    () => false,
  )

async function untilReady(url: string, signal: AbortSignal | undefined, server?: Launched): Promise<void> {
  const until = Date.now() + readyWithinMs
  for (;;) {
    signal?.throwIfAborted()
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      await client.end().catch(() => {})
      const isGone = server && (server.child.pid === undefined || server.child.exitCode !== null || server.child.signalCode !== null)
      if (isGone) throw new Error(`The database did not start: ${reason(server.output())}`, { cause: error })
      if (sqlState(error) === wrongPassword || Date.now() > until)
        throw new Error(`The database did not become ready: ${(error as Error).message}`, { cause: error })
      await new Promise((again) => setTimeout(again, 25))
    }
  }
}

/** The process id and port of a server that an earlier process left running in this data folder. */
async function leftRunning(data: string): Promise<{ pid: number; port: number } | null> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid || !port || !isAlive(pid)) return null
  // The id in a stale file may by now belong to another process, even to the server of another shop.
  const command = await commandOf(pid)
  if (command !== '' && !(command.includes('postgres') && command.includes(data))) return null
  return { pid, port }
}

const [firstPort, lastPort] = [15_000, 32_000]

/**
 * A port that nobody uses. It lies below those that systems give to outgoing connections, so that none of these takes it
 * before a server listens on it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(firstPort, lastPort)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((found) => {
    const probe = createServer()
    probe.once('error', () => found(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => found(true)))
  })
