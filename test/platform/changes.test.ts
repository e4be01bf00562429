import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createChanges } from '#src/platform/changes/changes.ts'
import { findChanges } from '#src/platform/changes/changes.store.ts'
import { collectReads } from '#src/platform/changes/read-topics.ts'
import { openDatabase } from '#src/platform/db/database.ts'
import { freshDatabaseUrl } from '#test/database.ts'

const databaseUrl = await freshDatabaseUrl()
const database = openDatabase(databaseUrl)
afterAll(() => database.close())
const note = (topic: string, holdsFrom = 'now()') =>
  database.pool.query(`insert into changes (topic, holds_from) values ($1, ${holdsFrom})`, [topic])
const cutLines = () =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'changes' and datname = current_database()`,
  )
const usual = { timeout: 10_000, interval: 5 }

/** A process that follows, and what it was received: topics, or `*` for everything. */
async function follower(url = databaseUrl) {
  const received: string[] = []
  const losses: Error[] = []
  const changes = createChanges({ database, databaseUrl: url, onLost: (error) => losses.push(error) })
  changes.subscribe((changed) => received.push(...(changed ?? ['*'])))
  onTestFinished(() => changes.stop())
  await changes.start()
  received.length = 0
  return { received, losses, changes }
}

describe('a subscriber of the feed gets', () => {
  test('each change once, in every process', async () => {
    const one = await follower()
    const other = await follower()
    await note('settings')
    await note('home')
    for (const { received } of [one, other]) await expect.poll(() => received.toSorted(), usual).toEqual(['home', 'settings'])
  })

  test('a change with a later start twice: when it is written, and when it starts', async () => {
    const one = await follower()
    await note('home', `now() + interval '300 milliseconds'`)
    await expect.poll(() => one.received, usual).toEqual(['home'])
    await expect.poll(() => one.received, usual).toEqual(['home', 'home'])
  })

  test('nothing of what was rolled back', async () => {
    const one = await follower()
    await database
      .transaction(async ({ client }) => {
        await client.query(`insert into changes (topic) values ('brands')`)
        throw new Error('changed my mind')
      })
      .catch(() => {})
    await note('stores')
    await expect.poll(() => one.received, usual).toEqual(['stores'])
  })

  test('the request to drop everything, from any process', async () => {
    const one = await follower()
    const other = await follower()
    await Promise.all([other.changes.dropEverything(), other.changes.dropEverything()])
    await expect.poll(() => one.received, usual).toEqual(['*'])
  })
})

test('the request to drop everything is served also when the clock of the machine was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { changes } = await follower()
  await changes.dropEverything()
  vi.setSystemTime(Date.now() - 24 * 60 * 60_000)
  const served = changes.dropEverything().then(() => 'served')
  expect(await Promise.race([served, new Promise((late) => setTimeout(late, 3000, 'late'))])).toBe('served')
})

describe('catching up', () => {
  const opened = () => {
    const received: string[] = []
    const changes = createChanges({ database, databaseUrl, onLost: () => {} })
    changes.subscribe((changed) => received.push(...(changed ?? ['*'])))
    return { received, changes }
  }

  test('announces what was committed before', async () => {
    const { received, changes } = opened()
    await changes.catchUp()
    await note('settings')
    await changes.catchUp()
    expect(received).toEqual(['*', 'settings'])
  })

  test('reads the feed once for work whose result is cached, and anew for each such work', async () => {
    const { received, changes } = opened()
    await changes.catchUp()
    await note('settings')
    await collectReads(async () => {
      await changes.catchUp()
      expect(received).toEqual(['*', 'settings'])
      await note('home')
      await changes.catchUp()
      expect(received).toEqual(['*', 'settings'])
    })
    await collectReads(() => changes.catchUp())
    expect(received).toEqual(['*', 'settings', 'home'])
  })
})

describe('a connection that was cut', () => {
  async function cutAndNote(isKept: boolean) {
    const one = await follower()
    await cutLines()
    await note('categories')
    if (!isKept) await database.pool.query(`delete from changes where topic = 'categories'`)
    await expect.poll(() => one.losses.length, usual).toBe(1)
    await note('footer')
    await expect.poll(() => one.received, usual).toContain('footer')
    return one.received
  }
  test('is followed by a catch-up from the last position', async () =>
    expect((await cutAndNote(true)).toSorted()).toEqual(['categories', 'footer']))
  test('twin: without the table of changes, some would be lost', async () => expect(await cutAndNote(false)).toEqual(['footer']))

  test('without a notice is detected by its silence', async () => {
    const sockets: Socket[] = []
    const { port, hostname } = new URL(databaseUrl)
    let isSilent = false
    const proxy = createServer((near) => {
      const far = connect(Number(port), hostname)
      sockets.push(near, far)
      const isOfBefore = !isSilent
      const pass = (to: Socket) => (chunk: Buffer) => void (isOfBefore && isSilent ? null : to.write(chunk))
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const)
        from
          .on('data', pass(to))
          .on('error', () => {})
          .on('close', () => to.destroy())
    })
    await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
    const through = new URL(databaseUrl)
    through.port = String((proxy.address() as AddressInfo).port)
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    })
    const one = await follower(through.href)
    isSilent = true
    await note('texts')
    await expect.poll(() => one.received, { timeout: 8000, interval: 20 }).toEqual(['texts'])
    expect(one.losses.length).toBe(1)
  })
})

test('a process that did not catch up for half a day drops everything, because old changes are deleted', async () => {
  const { moment } = await findChanges(database.pool, null)
  const ago = async (interval: string) => ({
    ...moment,
    at: (await database.pool.query('select (now() - $1::interval)::text at', [interval])).rows[0].at as string,
  })
  expect((await findChanges(database.pool, await ago('11 hours'))).isTooLate).toBe(false)
  expect((await findChanges(database.pool, await ago('13 hours'))).isTooLate).toBe(true)
})

test('a transaction that began before the last catch-up and commits after it is found by the next', async () => {
  const early = await database.pool.connect()
  await early.query('begin')
  await early.query(`insert into changes (topic) values ('range:slow')`)
  await note('range:quick')
  const { moment: between } = await findChanges(database.pool, null)
  await early.query('commit')
  early.release()
  const { topics } = await findChanges(database.pool, between)
  expect(topics).toEqual(['range:slow'])
  // A sequence number would lose it: the later transaction has the higher one.
  const { rows } = await database.pool.query(
    `select topic from changes where changed_in > (select changed_in from changes where topic = 'range:quick')`,
  )
  expect(rows).toEqual([])
})

test('old changes are deleted, changes with a later start are not', async () => {
  await note('range:old', `now() - interval '25 hours'`)
  await note('range:coming', `now() + interval '1 year'`)
  await createChanges({ database, databaseUrl, onLost: () => {} }).deleteOld()
  const { rows } = await database.pool.query(`select topic from changes where topic in ('range:old', 'range:coming')`)
  expect(rows).toEqual([{ topic: 'range:coming' }])
})
