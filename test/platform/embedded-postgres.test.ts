import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.ts'
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

/** What lies in a data folder, but for the server's program, which root keeps there when the packages' folder is closed to others. */
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => !name.startsWith('native-')).toSorted()

const serverPid = async (): Promise<number> => Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

/** As a kill -9 of the shop leaves it: an owner that is gone, and its server still running. */
async function shopDies(): Promise<void> {
  const child = spawn(process.execPath, ['-e', ''])
  await new Promise((ended) => child.on('exit', ended))
  await writeFile(join(dataDir, 'shop.pid'), String(child.pid))
}

test('what was committed survives a clean stop, a kill -9 of the server, and a shop that left its server running (fault-10)', async () => {
  // As a kill -9 in the middle of creating the database leaves it.
  await mkdir(join(dataDir, 'postgres.new-1', 'data'), { recursive: true })
  await writeFile(join(dataDir, 'postgres.new-1', 'data', 'PG_VERSION'), '18\n')
  const first = await startEmbeddedPostgres({ dataDir })
  await ask(first.url, 'create table kept (n int)')
  await ask(first.url, 'insert into kept values (1)')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`The shop is already running from this folder (process ${process.pid})`)
  await ask(first.url, 'select 1')
  await first.stop()
  expect(await filesIn(dataDir)).toEqual(['postgres', 'postgres.password', 'postgres.url'])

  const second = await startEmbeddedPostgres({ dataDir })
  await ask(second.url, 'insert into kept values (2)')
  process.kill(await serverPid(), 'SIGKILL')
  await shopDies()

  const third = await startEmbeddedPostgres({ dataDir })
  await ask(third.url, 'insert into kept values (3)')
  await shopDies()

  const fourth = await startEmbeddedPostgres({ dataDir })
  expect(fourth.url).toBe(third.url)
  expect(await ask(fourth.url, 'select n from kept order by n')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  await fourth.stop()
  await expect(ask(fourth.url, 'select 1')).rejects.toThrow()
}, 60_000)

test('a lost password is replaced, also under a server that was left running', async () => {
  await rm(join(dataDir, 'postgres.password'))
  const first = await startEmbeddedPostgres({ dataDir })
  expect(await ask(first.url, 'select count(*)::int as n from kept')).toEqual([{ n: 3 }])
  await rm(join(dataDir, 'postgres.password'))
  await shopDies()
  const second = await startEmbeddedPostgres({ dataDir })
  expect(await ask(second.url, 'select count(*)::int as n from kept')).toEqual([{ n: 3 }])
  await second.stop()
}, 60_000)

test('a server that cannot be used is stopped, and the folder given back', async () => {
  await writeFile(join(dataDir, 'postgres.password'), 'not the password of this database')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/did not become ready: password authentication failed/)
  await expect(serverPid()).rejects.toThrow('ENOENT')
  await (
    await ownFolder(dataDir)
  )()
}, 60_000)

test('a start that is given up while it creates the database leaves nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'))
  await chmod(folder, 0o755)
  const ending = new AbortController()
  await expect(
    startEmbeddedPostgres({ dataDir: folder, signal: ending.signal, onStep: () => setTimeout(() => ending.abort(), 200) }),
  ).rejects.toThrow(/abort/)
  expect(await filesIn(folder)).toEqual(['postgres.password'])
  await rm(folder, { recursive: true })
}, 60_000)

test('of starts at the same moment over a stale owner, one gets the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'owner-'))
  await writeFile(join(folder, 'shop.pid'), '')
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => ownFolder(folder)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await rm(folder, { recursive: true })
})
