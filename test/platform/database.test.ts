import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { askDatabase, isDatabaseAway } from '#src/platform/db/database-away.ts'
import { migrateDatabase, openDatabase, RolledBack, type Orm, type Transaction } from '#src/platform/db/database.ts'
import { sqlState } from '#src/platform/db/sql-state.ts'
import { freshDatabase, freshDatabaseUrl } from '#test/database.ts'

const database = await freshDatabase()

test('effects run after the commit, and never after a rollback (safe-09)', async () => {
  const effects: string[] = []
  await database.transaction(async (tx) => {
    tx.afterCommit(() => void effects.push('committed'))
    expect(effects).toEqual([])
  })
  const answer = await database.transaction<string>(async (tx) => {
    tx.afterCommit(() => void effects.push('never'))
    throw new RolledBack('refused')
  })
  expect(answer).toBe('refused')
  expect(effects).toEqual(['committed'])
})

test('a transaction is retried after a deadlock until both sides succeed (safe-05, fault-22)', async () => {
  await database.orm.execute(sql`create table pair (id int primary key, n int not null)`)
  await database.orm.execute(sql`insert into pair values (1, 0), (2, 0)`)
  const add = (first: number, second: number) =>
    database.transaction(async ({ orm }) => {
      await orm.execute(sql`update pair set n = n + 1 where id = ${first}`)
      await new Promise((later) => setTimeout(later, 50))
      await orm.execute(sql`update pair set n = n + 1 where id = ${second}`)
    })
  await Promise.all([add(1, 2), add(2, 1)])
  const { rows } = await database.pool.query('select n from pair order by id')
  expect(rows).toEqual([{ n: 2 }, { n: 2 }])
})

test('writes that nobody waits for are committed with the others, or nothing is', async () => {
  await database.orm.execute(sql`create table written (n int primary key)`)
  const write = async (tx: Transaction, n: number): Promise<void> => void (await tx.orm.execute(sql`insert into written values (${n})`))
  await database.transaction(async (tx) => {
    await write(tx, 1)
    tx.withCommit(Promise.all([write(tx, 2), write(tx, 3)]))
  })
  const failing = database.transaction(async (tx) => {
    await write(tx, 4)
    tx.withCommit(Promise.all([write(tx, 5), write(tx, 1)]))
  })
  await expect(failing.catch(sqlState)).resolves.toBe('23505')
  const unsent = database.transaction(async (tx) => {
    await write(tx, 6)
    tx.withCommit(Promise.reject(new Error('it could not be sent')))
  })
  await expect(unsent).rejects.toThrow('it could not be sent')
  const { rows } = await database.pool.query('select n from written order by n')
  expect(rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
})

test('a transaction in which a statement has failed unnoticed is not taken for committed', async () => {
  const work = database.transaction(async ({ orm }) => {
    await orm.execute(sql`select 1 / 0`).catch(() => {})
    return 'done'
  })
  await expect(work).rejects.toThrow('nothing is committed')
})

test('a connection that is cut between two statements fails the next one, and not the process (run-01)', async () => {
  const work = database.transaction(async ({ client }) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid')
    const cut = new Promise((end) => client.once('end', () => end(null)))
    await Promise.all([cut, database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])])
    await client.query('select 1')
  })
  expect(isDatabaseAway(await work.catch((error: unknown) => error))).toBe(true)
  const { rows } = await database.pool.query('select 1 as n')
  expect(rows).toEqual([{ n: 1 }])
})

test('statements on a shared connection are sent together; when one fails, nobody else gets the connection', async () => {
  const pid = sql`select pg_backend_pid() pid`
  const pids = await database.onSharedConnection(async (orm) => {
    const answers = await Promise.all([orm.execute(pid), orm.execute(pid), orm.execute(pid)])
    return answers.map(({ rows }) => rows[0]!.pid)
  })
  expect(new Set(pids).size).toBe(1)
  let broken: unknown
  const failing = database.onSharedConnection(async (orm) => {
    broken = (await orm.execute(pid)).rows[0]!.pid
    await Promise.all([orm.execute(sql`select 1 / 0`), orm.execute(sql`select pg_sleep(0.1)`)])
  })
  await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } })
  const later = await Promise.all(Array.from({ length: 20 }, () => database.orm.execute(pid)))
  expect(later.map(({ rows }) => rows[0]!.pid)).not.toContain(broken)
})

describe('transactions that are shared', () => {
  const read = async () => (await database.pool.query<{ n: number }>('select n from grouped order by n')).rows.map(({ n }) => n)
  const write = async ({ orm }: Transaction, n: number) => {
    const { rows } = await orm.execute(sql`insert into grouped values (${n}) returning pg_current_xact_id()::text as id`)
    return rows[0]!.id as string
  }
  beforeEach(async () => void (await database.pool.query('create table if not exists grouped (n int primary key); delete from grouped')))

  test('what is asked for while one is open is done together in the next, each with its own answer, effects and context', async () => {
    const reader = new AsyncLocalStorage<number>()
    const effects: number[] = []
    const ask = (n: number) =>
      reader.run(n, () =>
        database.groupCommit(async (tx) => {
          tx.afterCommit(() => void effects.push(reader.getStore()!))
          return { n, id: await write(tx, n), within: reader.getStore() }
        }),
      )
    const first = ask(1)
    await Promise.resolve()
    const answers = await Promise.all([first, ask(2), ask(3), ask(4)])
    expect(answers.map(({ n, within }) => [n, within])).toEqual([1, 2, 3, 4].map((n) => [n, n]))
    expect(answers.map(({ id }) => id === answers[1]!.id)).toEqual([false, true, true, true])
    expect([await read(), effects]).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ])
  })

  test('whoever is undone or fails is so alone, and has no effects', async () => {
    const effects: string[] = []
    const ask = (n: number, end: () => unknown = () => n) =>
      database.groupCommit(async (tx) => {
        tx.afterCommit(() => void effects.push(`${n}`))
        await write(tx, n)
        return end()
      })
    const undone = () => {
      throw new RolledBack('refused')
    }
    const wrong = () => {
      throw new Error('wrong')
    }
    const all = await Promise.allSettled([ask(1), ask(2), ask(3, undone), ask(2), ask(4, wrong), ask(5)])
    const ends = all.map((each) => (each.status === 'fulfilled' ? each.value : sqlState(each.reason) || each.reason.message))
    // One of the two that write the same is first.
    expect([ends.with(1, 'either').with(3, 'either'), new Set([ends[1], ends[3]])]).toEqual([
      [1, 'either', 'refused', 'either', 'wrong', 5],
      new Set([2, '23505']),
    ])
    expect([await read(), effects.toSorted()]).toEqual([
      [1, 2, 5],
      ['1', '2', '5'],
    ])
  })

  test('what is shared is undone when none of it has anything more to write, so nothing is written after it', async () => {
    const failing = database.groupCommit(async () => {
      throw new Error('wrong')
    })
    const slow = database.groupCommit(async (tx) => {
      await new Promise((later) => setTimeout(later, 30))
      return write(tx, 9)
    })
    expect((await Promise.allSettled([failing, slow])).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(await read()).toEqual([9])
  })

  test('nothing is done again when COMMIT fails, because it may be stored', async () => {
    let times = 0
    const ask = (ends: boolean) =>
      database.groupCommit(async ({ client }) => {
        times++
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid')
        if (ends) await database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
      })
    expect((await Promise.allSettled([ask(false), ask(true)])).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(times).toBe(2)
  })

  test('an effect that fails undoes nothing, and is the failure of its own work', async () => {
    const ask = (n: number, effect: () => void) =>
      database.groupCommit(async (tx) => {
        tx.afterCommit(effect)
        return write(tx, n)
      })
    const all = await Promise.allSettled([1, 2, 3].map((n) => ask(n, () => expect(n).not.toBe(2))))
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await read()).toEqual([1, 2, 3])
  })

  test('one that waits for a lock holds back no others', async () => {
    await database.pool.query('insert into grouped values (7)')
    const add = (n: number) => database.groupCommit(({ orm }) => orm.execute(sql`update grouped set n = n + 100 where n = ${n}`))
    let waiting: Promise<unknown> | undefined
    await database.transaction(async ({ orm }) => {
      await orm.execute(sql`select n from grouped where n = 7 for update`)
      waiting = add(7)
      await Promise.all([1, 2, 3].map((n) => database.groupCommit((tx) => write(tx, n))))
    })
    await waiting
    expect(await read()).toEqual([1, 2, 3, 107])
  })

  test('without a connection it fails as any transaction', async () => {
    const own = openDatabase(await freshDatabaseUrl())
    await own.close()
    await expect(own.groupCommit(async () => 1)).rejects.toThrow('after calling end')
  })
})

describe('shared connections', () => {
  const shown = sql`select pg_backend_pid() pid, current_setting('enable_seqscan') scans, current_setting('statement_timeout') ends`
  const settings = { statement_timeout: '200ms', enable_seqscan: 'off' }
  const pidOf = async (orm: Orm) => (await orm.execute(shown)).rows[0]!.pid
  const slow = sql`select pg_sleep(5)`

  test('have their settings for each read, and the other connections have not', async () => {
    const shared = database.shared(settings, 2)
    for (let read = 0; read < 3; read++) {
      const { rows } = await shared.run((orm) => orm.execute(shown))
      expect(rows).toMatchObject([{ scans: 'off', ends: '200ms' }])
    }
    expect((await database.orm.execute(shown)).rows).toMatchObject([{ scans: 'on', ends: '0' }])
  })

  test('are as many as readers up to the most, and then each is used by several', async () => {
    const shared = database.shared(settings, 3)
    const pids = (readers: number) => Promise.all(Array.from({ length: readers }, () => shared.run(pidOf)))
    expect(new Set(await pids(2)).size).toBe(2)
    const many = await pids(12)
    expect(many.map((pid) => many.filter((other) => other === pid).length)).toEqual(many.map(() => 4))
  })

  test('a read that fails fails no other on its connection, and what is cut is replaced', async () => {
    const shared = database.shared(settings, 1)
    const both = await Promise.allSettled([shared.run((orm) => orm.execute(slow)), shared.run(pidOf)])
    expect(both).toMatchObject([{ reason: { cause: { code: '57014' } } }, { status: 'fulfilled' }])
    const cut = shared.run(async (orm) => {
      await database.pool.query('select pg_terminate_backend($1)', [await pidOf(orm)])
      await orm.execute(slow)
    })
    await expect(cut).rejects.toThrow()
    const before = (both[1] as PromiseFulfilledResult<unknown>).value
    const after = await shared.run(pidOf)
    expect([typeof after, after === before]).toEqual(['number', false])
  })

  test('count as connections of the shop, and are closed with it', async () => {
    const own = openDatabase(await freshDatabaseUrl())
    const shared = own.shared(settings, 2)
    await own.orm.execute(shown)
    await shared.run(async (orm) => {
      await orm.execute(shown)
      expect(own.load()).toEqual({ used: 1, idle: 1, waitedFor: 0 })
    })
    expect(own.load()).toEqual({ used: 0, idle: 2, waitedFor: 0 })
    await own.close()
    await expect(shared.run(pidOf)).rejects.toThrow('after calling end')
  })
})

test('a migration lets others use a table that it waits for, and ends when the table is free (run-12)', async () => {
  await database.pool.query('create table held (id int)')
  const folder = await mkdtemp(join(tmpdir(), 'migration-'))
  await mkdir(join(folder, 'meta'))
  await writeFile(join(folder, '9999_held.sql'), 'alter table held add column n int')
  const entry = { idx: 0, version: '7', when: Date.now() * 2, tag: '9999_held', breakpoints: true }
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries: [entry] }))
  const backup = await database.pool.connect()
  await backup.query('begin; lock table held in access share mode')
  const tried: string[] = []
  const migrating = migrateDatabase(database, { folder, onWait: () => tried.push('waited') })
  await expect.poll(() => tried, { timeout: 10_000 }).toEqual(['waited'])
  await database.pool.query(`set statement_timeout = '2500ms'; select * from held; reset statement_timeout`)
  await backup.query('commit')
  backup.release()
  await migrating
  await database.pool.query('select n from held')
  await rm(folder, { recursive: true })
})

test('a database that only reads is away until it writes again (run-01)', async () => {
  const url = new URL(await freshDatabaseUrl())
  await askDatabase(database.pool)
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  const replica = openDatabase(url.href)
  await expect(askDatabase(replica.pool)).rejects.toThrow('only reads')
  await replica.close()
})
