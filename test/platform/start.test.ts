import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdtemp, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#src/platform/db/embedded-postgres.ts'
import { homeOf } from '#src/platform/db/postgres-files.ts'
import { isAlive } from '#src/platform/db/running-process.ts'
import { serverAccount } from '#src/platform/db/server-account.ts'
import { freshDatabaseUrl } from '#test/database.ts'
import { environment } from '#test/environment.ts'
import { temporaryFolder } from '#tools/temporary.ts'

const root = join(import.meta.dirname, '..', '..')
const isBuilt = existsSync(join(root, 'build', 'server', 'index.js'))
if (!isBuilt) process.stderr.write('test/platform/start.test.ts is left out: the site is not built. Run npm run build first.\n')
const isRoot = process.getuid?.() === 0
const withinMs = 150_000

interface Started {
  child: ChildProcess
  url: string
  port: number
  bankPort: string
  output: () => string
  /** Resolves with the exit code. */
  ended: Promise<number | null>
}

const shops: Started[] = []
const folders: string[] = []
const servers = new Set<number>()

/** A folder that the server's account may enter, unless it is private. */
async function dataFolder({ isPrivate = false } = {}): Promise<string> {
  const folder = await mkdtemp(join(temporaryFolder, 'start-'))
  if (!isPrivate) await chmod(folder, 0o755)
  folders.push(folder)
  return folder
}

const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'http://localhost',
  SHOP_SECRET: 'a secret that is long enough for a shop',
  SANDBOX_BANK: 'yes',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'shop@shop.example',
  SMS_URL: 'http://account:token@127.0.0.1:9',
  SMS_FROM: 'Shop',
}

const products = 12
/** A copy of the shop, in a folder whose name has a space and Chinese letters, with a catalogue of twelve products. */
let smallShop: string

async function copySmallShop(): Promise<string> {
  const folder = join(await dataFolder(), 'my shop 店')
  for (const part of ['package.json', 'src', 'migrations', 'demonstration', 'build'])
    await cp(join(root, part), join(folder, part), { recursive: true })
  // Without the other tools, and without a lock file, so that nothing is installed.
  await cp(join(root, 'tools', 'run.mjs'), join(folder, 'tools', 'run.mjs'))
  for (const part of ['node_modules', 'public']) await symlink(join(root, part), join(folder, part), 'junction')
  const catalogue = join(folder, 'demonstration', 'catalogue', 'catalogue.csv')
  // Each row begins with its product's handle; a row has many lines.
  const [columns, ...rows] = (await readFile(catalogue, 'utf8')).split(/\n(?=[a-z0-9]+(?:-[a-z0-9]+)+,)/)
  const handles = new Set<string>()
  const end = rows.findIndex((row) => handles.add(row.split(',')[0]!).size > products)
  await writeFile(catalogue, `${[columns, ...rows.slice(0, end)].join('\n')}\n`)
  return folder
}

async function startShop(dataDir: string, own: Record<string, string> = {}): Promise<Started> {
  const port = Number(own.PORT ?? (await freePort()))
  const bankPort = own.BANK_PORT ?? String(await freePort())
  const env = environment({ NODE_ENV: 'test', DATA_DIR: dataDir, PORT: String(port), BANK_PORT: bankPort, ...own })
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'build/shop/main.js'], {
    cwd: smallShop,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const started = {
    child,
    url: `http://localhost:${port}`,
    port,
    bankPort,
    output: () => output,
    ended: new Promise<number | null>((ended) => child.on('close', ended)),
  }
  shops.push(started)
  return started
}

/** Waits until the shop has printed these words; fails with what it printed instead. */
async function says(shop: Started, words: string): Promise<void> {
  for (const until = Date.now() + withinMs; !shop.output().includes(words);) {
    if (shop.child.exitCode !== null || Date.now() > until) throw new Error(`The shop did not print "${words}" but:\n${shop.output()}`)
    await new Promise((again) => setTimeout(again, 10))
  }
}

async function open(dataDir: string, own?: Record<string, string>): Promise<Started> {
  const shop = await startShop(dataDir, own)
  await says(shop, 'The shop is open at')
  servers.add(await serverPid(dataDir))
  return shop
}

function end(shop: Started, signal: NodeJS.Signals): Promise<number | null> {
  shop.child.kill(signal)
  return shop.ended
}

const answers = async (shop: Started, path: string): Promise<number> => (await fetch(shop.url + path)).status

async function ask(dataDir: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: await readFile(join(dataDir, 'postgres.url'), 'utf8') })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

const serverPid = async (dataDir: string): Promise<number> =>
  Number((await ask(dataDir, "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid"))[0]!.pid)
const bankPid = async (dataDir: string): Promise<number> =>
  (JSON.parse(await readFile(join(dataDir, 'bank', 'running.json'), 'utf8')) as { pid: number }).pid
const productCount = async (dataDir: string): Promise<unknown> => (await ask(dataDir, 'select count(*)::int as n from products'))[0]!.n

afterAll(async () => {
  for (const { child } of shops) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  const left = [...servers].filter(isAlive)
  for (const pid of left) process.kill(pid, 'SIGQUIT')
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  expect(left).toEqual([])
})

/** A folder for shops that stay without products: what the first of them makes, the next ones find. */
let withoutProducts: string

beforeAll(async () => {
  smallShop = await copySmallShop()
  withoutProducts = await dataFolder()
})

let tries = 0

describe.skipIf(!isBuilt)('the real shop, started as npm start does', () => {
  test('opens in a folder whose name has a space and Chinese letters, refuses a second one in it, survives kill -9, and ends cleanly', async () => {
    // A second try begins in a folder of its own.
    const folder = join(smallShop, `var-${++tries}`)
    const first = await open(folder)
    expect(first.output()).toContain(`${products} products on the shelves`)
    // The process takes requests before it says so: it first asks which pages to render beforehand.
    await expect.poll(() => answers(first, '/readyz')).toBe(200)
    for (const path of ['/', '/manifest.webmanifest']) expect(await answers(first, path)).toBe(200)

    for (const port of [first.port, await freePort()]) {
      const second = await startShop(folder, { PORT: String(port) })
      expect(await second.ended).toBe(1)
      expect(second.output()).toBe(
        `The shop is already running from this folder (process ${first.child.pid}). Stop it first, or set DATA_DIR to another folder.\n`,
      )
    }
    expect(await answers(first, '/readyz')).toBe(200)

    await ask(folder, 'create table before_the_kill as select 1 as n')
    const server = await serverPid(folder)
    const bank = await bankPid(folder)
    await end(first, 'SIGKILL')
    expect([server, bank].map(isAlive)).toEqual([true, true])
    const third = await open(folder, { PORT: String(first.port), BANK_PORT: first.bankPort })
    expect(await bankPid(folder), 'the bank that was left running').toBe(bank)
    expect(third.output()).not.toContain('Stocking')
    expect(await ask(folder, 'select n from before_the_kill')).toEqual([{ n: 1 }])
    expect(await answers(third, '/')).toBe(200)

    expect(await end(third, 'SIGINT')).toBe(0)
    expect(third.output()).not.toContain('did not stop')
    expect([server, bank].map(isAlive)).toEqual([false, false])
  })

  test('says what is wrong with a database that cannot be used (run-02)', async () => {
    const shop = await startShop(await dataFolder(), { DATABASE_URL: 'postgres://shop@127.0.0.1:9/shop' })
    expect(await shop.ended).toBe(1)
    expect(shop.output()).toContain('DATABASE_URL: expected a PostgreSQL server; none listens at 127.0.0.1:9\n')
  })

  test.skipIf(process.platform === 'win32')(
    'npm run serve ends by itself when it is told to, and not before its requests have (run-04)',
    async () => {
      const port = await freePort()
      const env = environment({
        DATA_DIR: withoutProducts,
        PORT: String(port),
        BANK_PORT: String(await freePort()),
        SEED_DEMONSTRATION: 'no',
      })
      const npm = spawn('npm', ['run', '-s', 'serve'], { cwd: smallShop, env, stdio: ['ignore', 'pipe', 'pipe'] })
      let output = ''
      for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
      const ended = new Promise<number | null>((resolve) => npm.on('close', resolve))
      for (const until = Date.now() + withinMs; !output.includes('The shop is open at'); await delay(20))
        if (npm.exitCode !== null || Date.now() > until) throw new Error(`The shop did not open:\n${output}`)
      const late = httpRequest({ port, method: 'POST', path: '/api/Account/SendOTP', headers: { 'content-type': 'application/json' } })
      const answered = new Promise<number | undefined>((resolve, failed) =>
        late.on('response', ({ statusCode }) => resolve(statusCode)).on('error', failed),
      )
      late.write('{"email":')
      await delay(200)
      npm.kill('SIGTERM')
      await delay(300)
      late.end('"nobody"}')
      expect(await answered).toBe(422)
      expect(await ended).toBe(0)
      await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow()
    },
  )

  test('starts its database again when that was killed, and ends with code 1 when it cannot', async () => {
    const shop = await open(withoutProducts, { SEED_DEMONSTRATION: 'no' })
    const [{ data }] = (await ask(withoutProducts, `select current_setting('data_directory') data`)) as [{ data: string }]
    process.kill(await serverPid(withoutProducts), 'SIGKILL')
    await says(shop, 'Starting it again')
    await expect.poll(() => answers(shop, '/readyz'), { timeout: 60_000 }).toBe(200)
    const server = await serverPid(withoutProducts)
    const control = join(data, 'global', 'pg_control')
    await rename(control, `${control}.away`)
    process.kill(server, 'SIGKILL')
    expect(await shop.ended).toBe(1)
    await rename(`${control}.away`, control)
    expect(shop.output()).toContain('The database has ended by itself, and starting it again does not help: ')
  })

  test('says which port is taken and what to do', async () => {
    const other = createServer()
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
    const { port } = other.address() as { port: number }
    const shop = await startShop(withoutProducts, { PORT: String(port) })
    expect(await shop.ended).toBe(1)
    expect(shop.output()).toMatch(new RegExp(`Port ${port} is taken by another program. Choose others: PORT=\\d+ BANK_PORT=\\d+ npm start`))
    expect(shop.output()).not.toContain('Stocking')
    other.close()
  })

  test('Ctrl-C while the demonstration is stocked, also kill -9: the next start does it again', async () => {
    const folder = await dataFolder()
    const first = await startShop(folder)
    await says(first, 'Stocking')
    const server = await serverPid(folder)
    expect(await end(first, 'SIGINT')).toBe(0)
    expect(first.output()).not.toContain('on the shelves')
    expect(isAlive(server)).toBe(false)

    const second = await startShop(folder)
    await says(second, 'Stocking')
    servers.add(await serverPid(folder))
    for (let brands = 0; brands === 0;) brands = Number((await ask(folder, 'select count(*) as n from brands'))[0]!.n)
    await end(second, 'SIGKILL')

    const third = await open(folder)
    expect(third.output()).toContain('Stocking')
    expect(await productCount(folder)).toBe(products)
    expect(await answers(third, '/')).toBe(200)
    expect(await end(third, 'SIGTERM')).toBe(0)
  })

  test('two shops on one fresh database of their own: one stocks it, both open', async () => {
    const address = await freshDatabaseUrl('template1')
    const both = await Promise.all([1, 2].map(async () => startShop(await dataFolder(), { DATABASE_URL: address })))
    for (const shop of both) await says(shop, 'The shop is open at')
    expect(both.filter((shop) => shop.output().includes('on the shelves'))).toHaveLength(1)
    for (const shop of both) expect(await end(shop, 'SIGTERM')).toBe(0)
  })

  test('in production, a bank that charges nobody is said at each start, and a contact address that nobody has set (run-09)', async () => {
    const variables = { ...production, DATABASE_URL: await freshDatabaseUrl('template_empty') }
    const words = 'The contact address is still shop@localhost: what shoppers write reaches nobody.'
    for (const isSaid of [true, false]) {
      const shop = await startShop(await dataFolder(), variables)
      await says(shop, isSaid ? words : 'The shop is open at')
      expect(await end(shop, 'SIGTERM')).toBe(0)
      expect(shop.output().includes(words)).toBe(isSaid)
      expect(shop.output()).toContain('No card is charged: SANDBOX_BANK is yes.')
      const client = new pg.Client({ connectionString: variables.DATABASE_URL })
      await client.connect()
      await client.query(
        `insert into settings (key, holds_from, value) values ('contactEmail', now(), '"us@shop.example"') on conflict do nothing`,
      )
      await client.end()
    }
  })

  test.skipIf(!isRoot)(
    'root in a folder that others cannot enter, and in production: an empty shop, also after the folder was removed',
    async () => {
      const folder = await dataFolder({ isPrivate: true })
      expect((await stat(folder)).mode & 0o777).toBe(0o700)
      const home = await homeOf(folder, await serverAccount())
      expect(home).toMatch(/^\/var\/lib\/shop-postgres-/)
      try {
        for (const _ of [1, 2]) {
          const shop = await open(folder, production)
          expect(await answers(shop, '/')).toBe(200)
          expect(await productCount(folder)).toBe(0)
          expect(await end(shop, 'SIGTERM')).toBe(0)
          await rm(folder, { recursive: true })
        }
      } finally {
        await rm(home, { recursive: true, maxRetries: 5 })
      }
    },
  )
})
