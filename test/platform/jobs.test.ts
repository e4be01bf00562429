import { setTimeout } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase, RolledBack, type Database } from '#src/platform/db/database.ts'
import { createJobs, type Jobs } from '#src/platform/jobs/jobs.ts'
import { createSweeps } from '#src/platform/jobs/sweeps.ts'
import { freshDatabaseUrl } from '../database.ts'

const patience = { timeout: 20_000, interval: 50 }
let databaseUrl: string
let database: Database

beforeAll(async () => {
  databaseUrl = await freshDatabaseUrl()
  database = openDatabase(databaseUrl)
  return () => database.close()
})

/** A process of the shop with its own connections, which stops at the end of the test. */
async function startJobs(prepare: (jobs: Jobs) => void, errors: string[] = []): Promise<Jobs> {
  const jobs = createJobs({ databaseUrl, onError: (error, job) => errors.push(`${job}: ${error.message}`) })
  prepare(jobs)
  await jobs.start()
  onTestFinished(() => jobs.stop())
  return jobs
}

/** The states of a queue's jobs, by the address of their mail. */
async function statesOf(name: string): Promise<Record<string, string>> {
  const { rows } = await database.pool.query<{ to: string; state: string }>(
    `SELECT data->>'to' AS "to", state FROM pgboss.job WHERE name = $1`,
    [name],
  )
  return Object.fromEntries(rows.map(({ to, state }) => [to, state]))
}

/** The sweeps that have a schedule. */
async function scheduled(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>('SELECT name FROM pgboss.schedule ORDER BY name')
  return rows.map(({ name }) => name)
}

/** A process that has no work of its own, and checks the schedule as every process does. */
async function startBoss(): Promise<PgBoss> {
  const boss = new PgBoss(databaseUrl)
  boss.on('error', () => {})
  await boss.start()
  onTestFinished(() => boss.stop())
  return boss
}

const addresses = ['mei', 'refused', 'raj']

function sender(sent: string[]) {
  return async ({ to }: { to: string }) => {
    if (to === 'refused') throw new Error('refused')
    sent.push(to)
  }
}

test('only the failed job is retried', async () => {
  const sent: string[] = []
  const errors: string[] = []
  const jobs = await startJobs((each) => each.handle('mail', sender(sent)), errors)
  await database.transaction(async (tx) => {
    for (const to of addresses) await jobs.enqueue(tx, 'mail', { to })
  })
  await vi.waitFor(async () => expect(await statesOf('mail')).toEqual({ mei: 'completed', refused: 'retry', raj: 'completed' }), patience)
  expect(sent.toSorted()).toEqual(['mei', 'raj'])
  expect(errors).toEqual(['mail: refused'])
})

test('what a mail server says of an address is not stored with the job that failed (safe-15)', async () => {
  const said = Object.assign(new Error('550 <mei@example.sg> is not known here'), { code: 'EENVELOPE', rejected: ['mei@example.sg'] })
  const jobs = await startJobs((each) => each.handle('refused-mail', () => Promise.reject(said)))
  await database.transaction((tx) => jobs.enqueue(tx, 'refused-mail', { to: 'refused' }))
  await vi.waitFor(async () => expect(await statesOf('refused-mail')).toEqual({ refused: 'retry' }), patience)
  const { rows } = await database.pool.query<{ output: object }>("SELECT output FROM pgboss.job WHERE name = 'refused-mail'")
  expect(rows[0]!.output).toMatchObject({ type: 'Error', code: 'EENVELOPE' })
  expect(JSON.stringify(rows[0]!.output)).not.toContain('example.sg')
})

test('twin: in a batch, the successful jobs would be retried too', async () => {
  const boss = await startBoss()
  await boss.createQueue('mail-in-batches', { retryLimit: 60, retryDelay: 3600 })
  await boss.insert(
    'mail-in-batches',
    addresses.map((to) => ({ data: { to } })),
  )
  const send = sender([])
  await boss.work<{ to: string }>('mail-in-batches', { batchSize: 20 }, async (jobs) => {
    for (const { data } of jobs) await send(data)
  })
  await vi.waitFor(
    async () => expect(await statesOf('mail-in-batches')).toEqual({ mei: 'retry', refused: 'retry', raj: 'retry' }),
    patience,
  )
})

test('a job of a transaction that was rolled back never runs (safe-09)', async () => {
  const done: string[] = []
  const jobs = await startJobs((each) => each.handle<{ to: string }>('rolled-back', async ({ to }) => void done.push(to)))
  await database.transaction(async (tx) => {
    await jobs.enqueue(tx, 'rolled-back', { to: 'never' })
    throw new RolledBack(null)
  })
  await database.transaction((tx) => jobs.enqueue(tx, 'rolled-back', { to: 'later' }))
  await vi.waitFor(() => expect(done).toEqual(['later']), patience)
  expect(await statesOf('rolled-back')).not.toHaveProperty('never')
})

test('a job waits while no process runs', async () => {
  const done: string[] = []
  const prepare = (process: string) => (each: Jobs) => each.handle('patient', async () => void done.push(process))
  const first = await startJobs(prepare('first'))
  await database.transaction((tx) => first.enqueue(tx, 'patient', {}, { startAfter: new Date(Date.now() + 2000) }))
  await first.stop()
  await startJobs(prepare('second'))
  await vi.waitFor(() => expect(done).toEqual(['second']), patience)
})

test('a sweep runs at a start and then every minute, also after a failed run', async () => {
  let runs = 0
  const errors: string[] = []
  const prepare = (each: Jobs) =>
    each.sweep('tidy', async () => {
      if (++runs === 1) throw new Error('dust')
    })
  const first = await startJobs(prepare, errors)
  await vi.waitFor(() => expect(errors).toEqual(['tidy: dust']), patience)
  await first.stop()
  await startJobs(prepare, errors)
  await vi.waitFor(() => expect(runs).toBeGreaterThan(1), patience)
  const { rows } = await database.pool.query(`SELECT cron FROM pgboss.schedule WHERE name = 'sweeps'`)
  expect(rows).toEqual([{ cron: '* * * * *' }])
})

test('the schedule runs a sweep without a new start', async () => {
  let runs = 0
  await startJobs((each) => each.sweep('by-the-clock', async () => void runs++))
  await vi.waitFor(() => expect(runs).toBe(1), patience)
  // A process checks the schedule at its start, unless another has done so within half a minute.
  await database.pool.query('UPDATE pgboss.version SET cron_on = NULL')
  await startBoss()
  await vi.waitFor(() => expect(runs).toBe(2), patience)
})

test('a sweep that fails or hangs disturbs no other', async () => {
  const errors: string[] = []
  const runs = { fine: 0, hanging: 0 }
  const sweeps = createSweeps((error, sweep) => errors.push(`${sweep}: ${error.message}`), 50)
  sweeps.add('failing', async () => {
    throw new Error('dust')
  })
  sweeps.add('fine', async () => void runs.fine++)
  sweeps.add('hanging', () => new Promise(() => void runs.hanging++))
  await sweeps.run()
  await sweeps.run()
  expect({ errors, runs }).toEqual({ errors: ['failing: dust', 'failing: dust'], runs: { fine: 2, hanging: 1 } })
})

test('the schedules of an older version, which had one for each sweep, are deleted', async () => {
  await database.pool.query(`INSERT INTO pgboss.schedule (name, cron) VALUES ('mail', '* * * * *')`)
  await startJobs((each) => each.sweep('tidy-listings', async () => {}))
  expect(await scheduled()).toEqual(['sweeps'])
})

test('the sweeps of a minute are one job (run-22)', async () => {
  const swept = new Set<string>()
  await database.pool.query(`DELETE FROM pgboss.job WHERE name ~ 'sweep'`)
  await startJobs((each) => {
    for (const name of ['one', 'two', 'three']) each.sweep(name, async () => void swept.add(name))
  })
  await vi.waitFor(() => expect(swept.size).toBe(3), patience)
  expect(
    (
      await database.pool.query(
        `SELECT name FROM pgboss.job WHERE name <> '__pgboss__send-it' AND created_on > now() - interval '5 seconds'`,
      )
    ).rows,
  ).toEqual([{ name: 'sweeps' }])
})

test('a job that another process queues begins at once (run-22)', async () => {
  const begun = Promise.withResolvers<number>()
  await startJobs((each) => each.handle('from-elsewhere', async () => begun.resolve(performance.now())))
  const other = createJobs({ databaseUrl, onlyEnqueues: true, onError: () => {} })
  other.handle('from-elsewhere', async () => {})
  await other.start()
  onTestFinished(() => other.stop())
  await setTimeout(500)
  const queued = performance.now()
  await database.transaction((tx) => other.enqueue(tx, 'from-elsewhere', {}))
  // Without being woken it would wait ten seconds for the look at what is due, or five minutes for the poll.
  expect((await begun.promise) - queued).toBeLessThan(1500)
})

test('processes that start together do not disturb each other', async () => {
  let runs = 0
  const errors: string[] = []
  const prepare = (each: Jobs) => each.sweep('shared', async () => void runs++)
  await Promise.all([startJobs(prepare, errors), startJobs(prepare, errors)])
  await vi.waitFor(() => expect(runs).toBeGreaterThan(0), patience)
  expect(errors).toEqual([])
})

test('queued jobs are done at once, all of them, also in a queue that an older version created', async () => {
  const boss = await startBoss()
  await boss.createQueue('from-before')
  let done = 0
  const jobs = await startJobs((each) => each.handle('from-before', async () => void done++))
  // The first poll of the workers has found nothing.
  await setTimeout(300)
  await database.transaction(async (tx) => {
    for (let count = 0; count < 50; count++) await jobs.enqueue(tx, 'from-before', {})
  })
  await vi.waitFor(() => expect(done).toBe(50), patience)
})
