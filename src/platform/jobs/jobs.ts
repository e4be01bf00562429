import { PgBoss } from 'pg-boss'
import type { Transaction } from '#src/platform/db/database.ts'

/** A queue of work that happens after a commit, even when the process ends in between. A handler may run twice for one job. */
export interface Jobs {
  /** Queues a job in the transaction: the job exists if the transaction commits, and never otherwise. */
  enqueue(tx: Transaction, name: string, data: object, options?: { startAfter?: Date }): Promise<void>
  /** Deletes the finished jobs whose data holds these values. */
  deleteDone(tx: Transaction, name: string, values: Record<string, string | number>): Promise<void>
  /** Registers the handler of a kind of job. To be called before `start`. */
  handle<Data extends object>(name: string, work: (data: Data) => Promise<void>): void
  /**
   * Registers work that runs at every start and at least once a minute, as a rule in one process of a cluster at a time;
   * after a crash or a slow run two runs may overlap. A failed run is reported, and the next minute retries it. To be
   * called before `start`.
   */
  sweep(name: string, work: () => Promise<void>): void
  start(): Promise<void>
  /** Waits for running jobs to end. */
  stop(): Promise<void>
}

export interface JobsOptions {
  databaseUrl: string
  onError(error: Error, job?: string): void
}

// A failed job is retried for about two days: after 10 s, 20 s, 40 s … up to an hour apart.
const retries = { retryLimit: 60, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600 }
const stopWithinMs = 10_000
// A NOTIFY wakes the workers of a queue. They also poll, seldom, for jobs that wait for their time: a retry may be this late.
const seldom = { batchSize: 1, notifyPollingIntervalSeconds: 30 }
// One job per fetch: pg-boss fails and retries a batch as a whole, so one refused address would mail all the others twice.
const oneByOne = { ...seldom, localConcurrency: 4 }
const notifies = { notify: true }
const everyMinute = '* * * * *'
// At most one run is queued, so none pile up while no process runs. A run whose process died stays "active" until it
// expires; the policy `short` lets the next run start anyway.
const sweepQueue = { ...notifies, policy: 'short', retryLimit: 0, deleteAfterSeconds: 3600 } as const

/** Jobs and outbox on pg-boss: rows in the shop's database, fetched with SKIP LOCKED. */
export function createJobs({ databaseUrl, onError }: JobsOptions): Jobs {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 4, application_name: 'jobs', useListenNotify: true })
  const handlers = new Map<string, (data: object) => Promise<void>>()
  const sweeps = new Map<string, () => Promise<void>>()
  boss.on('error', (error) => onError(error as Error))

  /** Creates the queues that are missing, and lets those of older versions notify. */
  async function createQueues(): Promise<void> {
    const existing = new Map((await boss.getQueues()).map(({ name, notify }) => [name, notify]))
    const wanted = [
      ...[...handlers.keys()].map((name) => [name, notifies] as const),
      ...[...sweeps.keys()].map((name) => [name, sweepQueue] as const),
    ]
    for (const [name, options] of wanted) {
      if (!existing.has(name)) await boss.createQueue(name, options)
      else if (!existing.get(name)) await boss.updateQueue(name, notifies)
    }
  }

  async function startHandler(name: string, work: (data: object) => Promise<void>): Promise<void> {
    await boss.work<object>(name, oneByOne, async ([job]) => {
      if (job) await work(job.data).catch((error: Error) => fail(error, name, onError))
    })
  }

  async function startSweep(name: string, work: () => Promise<void>): Promise<void> {
    await boss.work(name, seldom, () => work().catch((error: Error) => fail(error, name, onError)))
    await boss.schedule(name, everyMinute)
    await boss.send(name)
  }

  /** Deletes the schedules of sweeps that are removed or renamed. Queues stay: a process of an older version may use them. */
  async function deleteOldSchedules(): Promise<void> {
    for (const { name } of await boss.getSchedules()) {
      if (!sweeps.has(name)) await boss.unschedule(name)
    }
  }

  return {
    async enqueue(tx, name, data, { startAfter } = {}) {
      const db = { executeSql: (text: string, values?: unknown[]) => tx.client.query(text, values) }
      await boss.send(name, data, { db, ...retries, ...(startAfter ? { startAfter } : {}) })
    },
    async deleteDone(tx, name, values) {
      await tx.client.query(`delete from pgboss.job where name = $1 and data @> $2 and state in ('completed', 'cancelled', 'failed')`, [
        name,
        JSON.stringify(values),
      ])
    },
    handle: (name, work) => void handlers.set(name, work as (data: object) => Promise<void>),
    sweep: (name, work) => void sweeps.set(name, work),
    async start() {
      await boss.start()
      await createQueues()
      for (const [name, work] of handlers) await startHandler(name, work)
      for (const [name, work] of sweeps) await startSweep(name, work)
      await deleteOldSchedules()
    },
    stop: () => boss.stop({ graceful: true, timeout: stopWithinMs }),
  }
}

function fail(error: Error, job: string, onError: JobsOptions['onError']): never {
  onError(error, job)
  throw error
}
