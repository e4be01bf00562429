import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { createChanges } from '#src/platform/changes/changes.ts'
import { findChanges } from '#src/platform/changes/changes.store.ts'
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
const usual = { timeout: 1000, interval: 5 }

/** A process that follows, and what it was told: topics, or `*` for everything. */
async function follower(url = databaseUrl) {
  const told: string[] = []
  const losses: Error[] = []
  const changes = createChanges({ database, databaseUrl: url, onLost: (error) => losses.push(error) })
  changes.subscribe((changed) => told.push(...(changed ?? ['*'])))
  onTestFinished(() => changes.stop())
  await changes.start()
  told.length = 0
  return { told, losses, changes }
}

describe('who follows is told', () => {
  test('each change once, in every process', async () => {
    const one = await follower()
    const other = await follower()
    await note('settings')
    await note('home')
    for (const { told } of [one, other]) await expect.poll(() => told.toSorted(), usual).toEqual(['home', 'settings'])
  })

  test('what holds later twice: when it is written, and when it holds', async () => {
    const one = await follower()
    await note('home', `now() + interval '300 milliseconds'`)
    await expect.poll(() => one.told, usual).toEqual(['home'])
    await expect.poll(() => one.told, usual).toEqual(['home', 'home'])
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
    await expect.poll(() => one.told, usual).toEqual(['stores'])
  })

  test('to drop everything, by whichever process', async () => {
    const one = await follower()
    const other = await follower()
    await Promise.all([other.changes.dropEverything(), other.changes.dropEverything()])
    await expect.poll(() => one.told, usual).toEqual(['*'])
  })
})

describe('a line that was cut', () => {
  async function cutAndNote(isKept: boolean) {
    const one = await follower()
    await cutLines()
    await note('categories')
    if (!isKept) await database.pool.query(`delete from changes where topic = 'categories'`)
    await expect.poll(() => one.losses.length, usual).toBe(1)
    await note('footer')
    await expect.poll(() => one.told, usual).toContain('footer')
    return one.told
  }
  test('is caught up on from where it was', async () => expect((await cutAndNote(true)).toSorted()).toEqual(['categories', 'footer']))
  test('could not be without the table', async () => expect(await cutAndNote(false)).toEqual(['footer']))

  test('and is gone without a word is missed all the same', async () => {
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
    await expect.poll(() => one.told, { timeout: 8000, interval: 20 }).toEqual(['texts'])
    expect(one.losses.length).toBe(1)
  })
})

test('who has not looked for half a day cannot know what was forgotten since', async () => {
  const { moment } = await findChanges(database.pool, null)
  const ago = async (interval: string) => ({
    ...moment,
    at: (await database.pool.query('select (now() - $1::interval)::text at', [interval])).rows[0].at as string,
  })
  expect((await findChanges(database.pool, await ago('11 hours'))).isTooLate).toBe(false)
  expect((await findChanges(database.pool, await ago('13 hours'))).isTooLate).toBe(true)
})

test('a transaction that began before the last look and commits after it is seen', async () => {
  const early = await database.pool.connect()
  await early.query('begin')
  await early.query(`insert into changes (topic) values ('range:slow')`)
  await note('range:quick')
  const { moment: between } = await findChanges(database.pool, null)
  await early.query('commit')
  early.release()
  const { topics } = await findChanges(database.pool, between)
  expect(topics).toEqual(['range:slow'])
  // By a number that only grows it would be lost: the later transaction's is the higher one.
  const { rows } = await database.pool.query(
    `select topic from changes where changed_in > (select changed_in from changes where topic = 'range:quick')`,
  )
  expect(rows).toEqual([])
})

test('the old ones are forgotten, those that are still to hold are not', async () => {
  await note('range:old', `now() - interval '25 hours'`)
  await note('range:coming', `now() + interval '1 year'`)
  await createChanges({ database, databaseUrl, onLost: () => {} }).tidy()
  const { rows } = await database.pool.query(`select topic from changes where topic in ('range:old', 'range:coming')`)
  expect(rows).toEqual([{ topic: 'range:coming' }])
})
