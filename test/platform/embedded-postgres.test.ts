import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchEmbeddedPostgres, startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.ts'
import { ownFolder } from '#src/platform/db/folder-owner.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'embedded-'))
beforeAll(() => chmod(dataDir, 0o755))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

/** The contents of a data folder without the server's programs, which root copies there when other accounts cannot read the packages. */
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => !name.startsWith('native-')).toSorted()

const serverPid = async (folder = dataDir): Promise<number> =>
  Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

/** A shop in a process of its own, which `dies` by kill -9 and leaves its server running. */
async function otherShop(): Promise<{ url: string; dies(): Promise<void> }> {
  const script = `const { startEmbeddedPostgres } = await import('#src/platform/db/embedded-postgres.ts')
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
    console.log(url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('The other shop did not start')))
  failed.catch(() => {})
  const [line] = (await Promise.race([once(child.stdout, 'data'), failed])) as [Buffer]
  return {
    url: line.toString().trim(),
    async dies() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

test('committed data survives a clean stop, a kill -9 of the server, and a shop that left its server running (fault-10)', async () => {
  // The state after a kill -9 while the database was created.
  await mkdir(join(dataDir, 'postgres.new-1', 'data'), { recursive: true })
  await writeFile(join(dataDir, 'postgres.new-1', 'data', 'PG_VERSION'), '18\n')
  const first = await startEmbeddedPostgres({ dataDir })
  const rounds = `select split_part(rolpassword, ':', 1) rounds from pg_authid where rolname = 'shop'`
  expect(await ask(first.url, rounds)).toEqual([{ rounds: 'SCRAM-SHA-256$1' }])
  // A kill leaves what the machine has not written yet: it proves nothing about a power cut.
  const settings = ['fsync', 'synchronous_commit', 'full_page_writes']
  const states = settings.map((name) => `current_setting('${name}') ${name}`).join()
  expect(await ask(first.url, `select ${states}`)).toEqual([{ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }])
  await ask(first.url, 'create table numbers (n int)')
  await ask(first.url, 'insert into numbers values (1)')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`The shop is already running from this folder (process ${process.pid})`)
  await ask(first.url, 'select 1')
  await first.stop()
  expect(await filesIn(dataDir)).toEqual(['postgres', 'postgres.password', 'postgres.url'])

  const second = await otherShop()
  await ask(second.url, 'insert into numbers values (2)')
  await second.dies()
  process.kill(await serverPid(), 'SIGKILL')

  const third = await otherShop()
  await ask(third.url, 'insert into numbers values (3)')
  await third.dies()

  const fourth = await startEmbeddedPostgres({ dataDir })
  expect(fourth.url).toBe(third.url)
  expect(await ask(fourth.url, 'select n from numbers order by n')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  await fourth.stop()
  await expect(ask(fourth.url, 'select 1')).rejects.toThrow()
})

test('a lost password is replaced, also under a server that was left running', async () => {
  await rm(join(dataDir, 'postgres.password'))
  const first = await otherShop()
  expect(await ask(first.url, 'select count(*)::int as n from numbers')).toEqual([{ n: 3 }])
  await rm(join(dataDir, 'postgres.password'))
  await first.dies()
  const second = await startEmbeddedPostgres({ dataDir })
  expect(await ask(second.url, 'select count(*)::int as n from numbers')).toEqual([{ n: 3 }])
  await second.stop()
})

/** Keeps a processor busy, so that it does not notice for a while that the server it belongs to was killed. */
async function busyBackend(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid')
  client.query('select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b').catch(() => {})
  return rows[0]!.pid
}

test('a start waits for what a killed server has left behind', async () => {
  const first = await otherShop()
  const busy = await busyBackend(first.url)
  await first.dies()
  process.kill(await serverPid(), 'SIGKILL')
  setTimeout(() => process.kill(busy, 'SIGKILL'), 600)
  const second = await startEmbeddedPostgres({ dataDir })
  expect(await ask(second.url, 'select 1 n')).toEqual([{ n: 1 }])
  await second.stop()
})

test('a start does not wait for a left server that ends meanwhile', async () => {
  const first = await otherShop()
  await first.dies()
  // Nobody answers at the port that its file names, until it ends.
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  const lines = (await readFile(file, 'utf8')).split('\n')
  const pid = Number(lines[0])
  await writeFile(file, lines.with(3, '1').join('\n'))
  setTimeout(() => process.kill(pid, 'SIGINT'), 300)
  const begun = performance.now()
  const second = await startEmbeddedPostgres({ dataDir })
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect(await ask(second.url, 'select 1 n')).toEqual([{ n: 1 }])
  await second.stop()
})

test('a server that ends by itself is started again at the same address, also one that was taken over', async () => {
  const left = await otherShop()
  await left.dies()
  const steps: string[] = []
  const server = await launchEmbeddedPostgres({ dataDir, onStep: (step) => steps.push(step) })
  await server.ready
  expect(server.url).toBe(left.url)
  const killed = async (): Promise<number> => {
    const pid = await serverPid()
    process.kill(pid, 'SIGKILL')
    return pid
  }
  const isBack = () => expect.poll(() => ask(server.url, 'select 1 n').catch(() => 'away'), { timeout: 60_000 }).toEqual([{ n: 1 }])
  const first = await killed()
  await isBack()
  const second = await killed()
  expect(second).not.toBe(first)
  // The next one ends before it is ready.
  await expect.poll(() => serverPid().catch(() => second), { interval: 5, timeout: 60_000 }).not.toBe(second)
  await killed()
  await isBack()
  expect(steps).toHaveLength(3)
  await server.stop()
  await expect(serverPid()).rejects.toThrow('ENOENT')
  expect(steps).toHaveLength(3)
})

test('one that cannot be started again is said to be lost', async () => {
  const server = await launchEmbeddedPostgres({ dataDir })
  await server.ready
  const control = join(dataDir, 'postgres', 'global', 'pg_control')
  await rename(control, `${control}.away`)
  process.kill(await serverPid(), 'SIGKILL')
  const reason = await server.lost.catch((error: Error) => error.message)
  await server.stop()
  await rename(`${control}.away`, control)
  expect(reason).toMatch(/ended by itself, and starting it again does not help: [^]*pg_control/)
})

test('a server that cannot be used is stopped, and the folder is released', async () => {
  await writeFile(join(dataDir, 'postgres.password'), 'not the password of this database')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/did not become ready: password authentication failed/)
  await expect(serverPid()).rejects.toThrow('ENOENT')
  await (
    await ownFolder(dataDir)
  )()
})

test('a start that is aborted while it creates the database leaves nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'))
  await chmod(folder, 0o755)
  const ending = new AbortController()
  await expect(
    startEmbeddedPostgres({ dataDir: folder, signal: ending.signal, onStep: () => setTimeout(() => ending.abort(), 200) }),
  ).rejects.toThrow(/abort/)
  expect(await filesIn(folder)).toEqual(['postgres.password'])
  await rm(folder, { recursive: true })
})

test('of simultaneous starts over a stale owner file, one gets the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'owner-'))
  await writeFile(join(folder, 'shop.pid'), '')
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => ownFolder(folder)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await rm(folder, { recursive: true })
})
