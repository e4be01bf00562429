import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'embedded-'))
await chmod(dataDir, 0o755)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

const serverPid = async (): Promise<number> => Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

test('what was committed survives a clean stop, a kill -9 of the server, and a shop that left its server running', async () => {
  const first = await startEmbeddedPostgres({ dataDir })
  await ask(first.url, 'create table kept (n int)')
  await ask(first.url, 'insert into kept values (1)')
  await first.stop()

  const second = await startEmbeddedPostgres({ dataDir })
  await ask(second.url, 'insert into kept values (2)')
  process.kill(await serverPid(), 'SIGKILL')

  const third = await startEmbeddedPostgres({ dataDir })
  await ask(third.url, 'insert into kept values (3)')
  // As after a kill -9 of the shop: its server goes on, and the next start takes it over.
  const fourth = await startEmbeddedPostgres({ dataDir })
  expect(fourth.url).toBe(third.url)
  expect(await ask(fourth.url, 'select n from kept order by n')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  await fourth.stop()
  await expect(ask(fourth.url, 'select 1')).rejects.toThrow()
}, 60_000)
