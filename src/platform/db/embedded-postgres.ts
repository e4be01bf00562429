import { randomInt } from 'node:crypto'
import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { storedSecret } from '#src/platform/stored-secret.ts'
import { ownFolder } from './folder-owner.ts'
import { superviseServer, leftProcess, untilReady, type SupervisedServer, type ServerProcess } from './supervised-server.ts'
import { binariesFor, changePassword, createDatabase, homeOf, isDatabase } from './postgres-files.ts'
import { commandOf, isAlive, stopPostgres } from './running-process.ts'
import { serverAccount, type Account } from './server-account.ts'

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
  /** Rejects when the server has ended by itself and cannot be started again. Never resolves. */
  lost: Promise<never>
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
    const { url, server } = await openServer(home, account, options)
    const stop = (): Promise<void> => server.stop().finally(giveBack)
    const untilItAnswers = async (): Promise<void> => {
      try {
        await server.ready
        await writeFile(join(dataDir, 'postgres.url'), url, { mode: 0o600 })
      } catch (error) {
        await stop()
        throw error
      }
    }
    const ready = untilItAnswers()
    // Its failure is thrown where it is awaited.
    ready.catch(() => {})
    return { url, stop, ready, lost: server.lost }
  } catch (error) {
    await giveBack()
    throw error
  }
}

interface OpenServer {
  url: string
  server: SupervisedServer
}

async function openServer(
  home: string,
  account: Account | null,
  { durable = true, onStep = () => {}, signal }: EmbeddedOptions,
): Promise<OpenServer> {
  const data = join(home, 'postgres')
  const { secret: password, isNew } = storedSecret(join(home, 'postgres.password'))
  const found = await leftRunning(data)
  const left = found && leftProcess(found.pid)
  const isUsed = found !== null && !isNew && (await answers(address(found.port, password), signal, left!))
  if (found && !isUsed) await stopPostgres(found.pid)
  const binaries = await binariesFor(home, account)
  if (!(await isDatabase(data))) {
    onStep('Creating the database')
    await createDatabase({ binaries, home, data, password, account, signal })
  } else if (isNew) await changePassword({ binaries, data, password, account })

  const port = isUsed ? found.port : await freePort()
  const url = address(port, password)
  const server = superviseServer({
    url,
    left: isUsed ? left : null,
    launch: () => launch(binaries, data, port, durable, account),
    onStep,
    signal,
  })
  return { url, server }
}

const address = (port: number, password: string): string => `postgres://shop:${password}@127.0.0.1:${port}/postgres`

function launch(binaries: string, data: string, port: number, durable: boolean, account: Account | null): ServerProcess {
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
  const isGone = (): boolean => child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  return {
    pid: child.pid,
    isGone,
    output: () => output,
    whenGone(call) {
      child.once('exit', call)
      // It may have ended just before.
      if (isGone() && child.removeListener('exit', call)) queueMicrotask(call)
      return () => child.removeListener('exit', call)
    },
  }
}

const answers = (url: string, signal: AbortSignal | undefined, server: ServerProcess): Promise<boolean> =>
  untilReady(url, signal, server).then(
    () => true,
    () => false,
  )

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
const givenPorts = new Set<number>()

/**
 * A port that nobody uses, another at each call. It lies below those that systems give to outgoing connections, so that none of
 * these takes it before a server listens on it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(firstPort, lastPort)
    if (givenPorts.has(port) || !(await isFree(port))) continue
    givenPorts.add(port)
    return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((found) => {
    const probe = createServer()
    probe.once('error', () => found(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => found(true)))
  })
