import { PgBoss } from 'pg-boss'
import type { Transaction } from '#src/platform/db/database.ts'

/** Work that happens after a commit, however often the process ends in between. Handlers must bear being run twice. */
export interface Jobs {
  /** Records a job in the transaction: it exists if the transaction commits, and never otherwise. */
  enqueue(tx: Transaction, name: string, data: object, options?: { startAfter?: Date }): Promise<void>
  /** Deletes jobs that are done and that hold these values. */
  deleteDone(tx: Transaction, name: string, values: Record<string, string | number>): Promise<void>
  /** Says who does a kind of job. Before `start`. */
  handle<Data extends object>(name: string, work: (data: Data) => Promise<void>): void
  /**
   * Work for at least once a minute and at every start, in one process of a cluster at a time, as a rule: after a
   * crash or a slow run two may overlap. A failed run is reported and the next minute is its retry. Before `start`.
   */
  sweep(name: string, work: () => Promise<void>): void
  start(): Promise<void>
  /** Lets running jobs end. */
  stop(): Promise<void>
}

export interface JobsOptions {
  databaseUrl: string
  onError(error: Error, job?: string): void
}

// Tried again for about two days: 10 s, 20 s, 40 s … up to an hour apart.
const retries = { retryLimit: 60, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600 }
const stopWithinMs = 10_000
// One job per fetch: pg-boss fails and repeats a batch as a whole, and one refused address would mail everybody twice.
const oneByOne = { batchSize: 1, localConcurrency: 4, pollingIntervalSeconds: 0.5 }
const everyMinute = '* * * * *'
// At most one run waits, so nothing piles up while no process is there. A run whose process died stays "active"
// until it expires; `short` lets the next one pass it.
const sweepQueue = { policy: 'short', retryLimit: 0, deleteAfterSeconds: 3600 }

/** Jobs and outbox on pg-boss: rows in the same database, taken with SKIP LOCKED. */
export function createJobs({ databaseUrl, onError }: JobsOptions): Jobs {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 4, application_name: 'jobs' })
  const handlers = new Map<string, (data: object) => Promise<void>>()
  const sweeps = new Map<string, () => Promise<void>>()
  boss.on('error', (error) => onError(error as Error))

  async function startHandler(name: string, work: (data: object) => Promise<void>): Promise<void> {
    await boss.createQueue(name)
    await boss.work<object>(name, oneByOne, async ([job]) => {
      if (job) await work(job.data).catch((error: Error) => fail(error, name, onError))
    })
  }

  async function startSweep(name: string, work: () => Promise<void>): Promise<void> {
    await boss.createQueue(name, sweepQueue)
    await boss.work(name, { batchSize: 1 }, () => work().catch((error: Error) => fail(error, name, onError)))
    await boss.schedule(name, everyMinute)
    await boss.send(name)
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
      for (const [name, work] of handlers) await startHandler(name, work)
      for (const [name, work] of sweeps) await startSweep(name, work)
    },
    stop: () => boss.stop({ graceful: true, timeout: stopWithinMs }),
  }
}

function fail(error: Error, job: string, onError: JobsOptions['onError']): never {
  onError(error, job)
  throw error
}
