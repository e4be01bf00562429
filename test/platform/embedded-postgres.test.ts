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

/** The contents of a data folder without the server's programs, which root copies there when other accounts cannot read the packages. */
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => !name.startsWith('native-')).toSorted()

const serverPid = async (): Promise<number> => Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

/** The state after a kill -9 of the shop: an owner file of an ended process, and its server still running. */
async function shopDies(): Promise<void> {
  const child = spawn(process.execPath, ['-e', ''])
  await new Promise((ended) => child.on('exit', ended))
  await writeFile(join(dataDir, 'shop.pid'), String(child.pid))
}

test('committed data survives a clean stop, a kill -9 of the server, and a shop that left its server running (fault-10)', async () => {
  // The state after a kill -9 while the database was created.
  await mkdir(join(dataDir, 'postgres.new-1', 'data'), { recursive: true })
  await writeFile(join(dataDir, 'postgres.new-1', 'data', 'PG_VERSION'), '18\n')
  const first = await startEmbeddedPostgres({ dataDir })
  const rounds = `select split_part(rolpassword, ':', 1) rounds from pg_authid where rolname = 'shop'`
  expect(await ask(first.url, rounds)).toEqual([{ rounds: 'SCRAM-SHA-256$1' }])
  await ask(first.url, 'create table numbers (n int)')
  await ask(first.url, 'insert into numbers values (1)')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`The shop is already running from this folder (process ${process.pid})`)
  await ask(first.url, 'select 1')
  await first.stop()
  expect(await filesIn(dataDir)).toEqual(['postgres', 'postgres.password', 'postgres.url'])

  const second = await startEmbeddedPostgres({ dataDir })
  await ask(second.url, 'insert into numbers values (2)')
  process.kill(await serverPid(), 'SIGKILL')
  await shopDies()

  const third = await startEmbeddedPostgres({ dataDir })
  await ask(third.url, 'insert into numbers values (3)')
  await shopDies()

  const fourth = await startEmbeddedPostgres({ dataDir })
  expect(fourth.url).toBe(third.url)
  expect(await ask(fourth.url, 'select n from numbers order by n')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  await fourth.stop()
  await expect(ask(fourth.url, 'select 1')).rejects.toThrow()
})

test('a lost password is replaced, also under a server that was left running', async () => {
  await rm(join(dataDir, 'postgres.password'))
  const first = await startEmbeddedPostgres({ dataDir })
  expect(await ask(first.url, 'select count(*)::int as n from numbers')).toEqual([{ n: 3 }])
  await rm(join(dataDir, 'postgres.password'))
  await shopDies()
  const second = await startEmbeddedPostgres({ dataDir })
  expect(await ask(second.url, 'select count(*)::int as n from numbers')).toEqual([{ n: 3 }])
  await second.stop()
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
