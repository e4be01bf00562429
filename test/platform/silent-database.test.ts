import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#src/platform/db/database.ts'
import { isDatabaseAway } from '#src/platform/db/database-away.ts'
import { createJobs } from '#src/platform/jobs/jobs.ts'
import { freshDatabaseUrl } from '#test/database.ts'

/** Stands between a shop and its database; connections that it forgets stay open and carry nothing any more. */
async function openFirewall(url: string) {
  const { hostname, port } = new URL(url)
  const links: [Socket, Socket][] = []
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) socket.on('error', () => {})
    links.push([near, far])
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const through = new URL(url)
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: through.href,
    forget() {
      for (const [near, far] of links) {
        near.unpipe(far)
        far.unpipe(near)
        near.resume()
        far.resume()
      }
    },
    close() {
      for (const pair of links) for (const socket of pair) socket.destroy()
      server.close()
    },
  }
}

const databaseUrl = await freshDatabaseUrl()
const firewall = await openFirewall(databaseUrl)
const database = openDatabase(firewall.url, { answersWithinMs: 300, statementsWithinMs: 300 })
afterAll(async () => {
  firewall.close()
  await database.close()
})

test('a connection that is lost without a word keeps nobody waiting: its statements fail, and the next ones have another (run-01)', async () => {
  const ask = () => database.onSharedConnection((orm) => orm.execute('select 1 one'))
  await Promise.all(Array.from({ length: 8 }, ask))
  firewall.forget()
  const lost = await Promise.allSettled(Array.from({ length: 8 }, ask))
  expect(lost.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'rejected'))
  for (const each of lost) expect(each.status === 'rejected' && isDatabaseAway(each.reason)).toBe(true)
  expect((await ask()).rows).toEqual([{ one: 1 }])
})

test('nor does one within a transaction: its place is free again for the next (run-01)', async () => {
  const begun = performance.now()
  const lost = database.transaction(async ({ orm }) => {
    await orm.execute('select 1')
    firewall.forget()
    await orm.execute('select 1')
  })
  expect(isDatabaseAway(await lost.catch((error: unknown) => error))).toBe(true)
  expect(performance.now() - begun).toBeLessThan(3000)
  expect(database.load()).toMatchObject({ used: 0, waitedFor: 0 })
  expect(await database.transaction(async ({ orm }) => (await orm.execute('select 1 one')).rows)).toEqual([{ one: 1 }])
})

test('nor do those of the queue: a job that comes after is done on others (run-01)', async () => {
  const done: object[] = []
  const jobs = createJobs({ databaseUrl: firewall.url, onError: () => {}, answersWithinMs: 300 })
  jobs.handle('silent', async (data) => void done.push(data))
  await jobs.start()
  const direct = openDatabase(databaseUrl)
  onTestFinished(async () => {
    await jobs.stop()
    await direct.close()
  })
  const enqueue = (number: number) => direct.transaction((tx) => jobs.enqueue(tx, 'silent', { number }))
  await enqueue(1)
  await vi.waitFor(() => expect(done).toEqual([{ number: 1 }]), { timeout: 15_000 })
  firewall.forget()
  await enqueue(2)
  await vi.waitFor(() => expect(done).toEqual([{ number: 1 }, { number: 2 }]), { timeout: 45_000 })
})
