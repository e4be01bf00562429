import { PgBoss } from 'pg-boss'
import type { Transaction } from '#src/platform/db/database.ts'

/** Work that happens after a commit, however often the process ends in between. Handlers must bear being run twice. */
export interface Jobs {
  /** Records a job in the transaction: it exists if the transaction commits, and never otherwise. */
  enqueue(tx: Transaction, name: string, data: object, options?: { startAfter?: Date }): Promise<void>
  /** Says who does a kind of job. Before `start`. */
  handle<Data extends object>(name: string, work: (data: Data) => Promise<void>): void
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

/** Jobs and outbox on pg-boss: rows in the same database, taken with SKIP LOCKED. */
export function createJobs({ databaseUrl, onError }: JobsOptions): Jobs {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 4, application_name: 'jobs' })
  const handlers = new Map<string, (data: object) => Promise<void>>()
  boss.on('error', (error) => onError(error as Error))
  return {
    async enqueue(tx, name, data, { startAfter } = {}) {
      const db = { executeSql: (text: string, values?: unknown[]) => tx.client.query(text, values) }
      await boss.send(name, data, { db, ...retries, ...(startAfter ? { startAfter } : {}) })
    },
    handle: (name, work) => void handlers.set(name, work as (data: object) => Promise<void>),
    async start() {
      await boss.start()
      for (const [name, work] of handlers) {
        await boss.createQueue(name)
        await boss.work<object>(name, { pollingIntervalSeconds: 0.5, batchSize: 20 }, async (jobs) => {
          for (const job of jobs) await work(job.data).catch((error: Error) => fail(error, name, onError))
        })
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: stopWithinMs }),
  }
}

function fail(error: Error, job: string, onError: JobsOptions['onError']): never {
  onError(error, job)
  throw error
}
