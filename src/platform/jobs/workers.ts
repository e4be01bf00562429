import { setTimeout as delay } from 'node:timers/promises'
import type { Job, JobResult, PgBoss } from 'pg-boss'
import { withoutWords } from '#src/platform/http/log.ts'
import type { Sweeps } from './sweeps.ts'

// A NOTIFY wakes the workers of a queue, and `watchDueJobs` those whose jobs have waited for their time; the poll is a
// safety net. Jobs that wait together are fetched and ended together, each with its own result: one that fails is retried
// alone.
const polling = { notifyPollingIntervalSeconds: 300 }
const together = { ...polling, batchSize: 4, perJobResults: true } as const
const workersPerQueue = 2
const checkDueEveryMs = 10_000
const stopWithinMs = 10_000

export interface Workers {
  startHandler(name: string, work: (data: object) => Promise<void>): Promise<void>
  startSweeps(name: string, sweeps: Pick<Sweeps, 'run'>): Promise<void>
  /** Wakes workers for retries and for jobs queued for later, which become due without a NOTIFY. */
  watchDueJobs(): void
  /** Waits for running jobs to end, for ten seconds at most. */
  stop(): Promise<void>
}

/** The workers of this process, each of which fetches from one queue. */
export function createWorkers(boss: PgBoss, onError: (error: Error, job?: string) => void): Workers {
  const workers: { name: string; id: string }[] = []
  let watch: NodeJS.Timeout | undefined

  const resultOf = (name: string, work: (data: object) => Promise<void>, { id, data }: Job<object>): Promise<JobResult> =>
    work(data).then(
      () => ({ id, status: 'completed' }),
      (error: Error) => {
        onError(error, name)
        // The queue stores it for a week, and a mail server quotes the address that it refuses.
        return { id, status: 'failed', output: withoutWords(error) }
      },
    )

  /** One query for all queues. */
  async function wakeForDueJobs(): Promise<void> {
    const { rows } = await boss.getDb().executeSql("SELECT DISTINCT name FROM pgboss.job WHERE state < 'active' AND start_after <= now()")
    const due = new Set(rows.map((row: { name: string }) => row.name))
    for (const { name, id } of workers) if (due.has(name)) boss.notifyWorker(id)
  }

  return {
    async startHandler(name, work) {
      for (let count = 0; count < workersPerQueue; count++) {
        const id: string = await boss.work(name, together, (jobs: Job<object>[]) => {
          // More jobs may wait: this worker fetches again as soon as it has ended these.
          boss.notifyWorker(id)
          return Promise.all(jobs.map((job) => resultOf(name, work, job)))
        })
        workers.push({ name, id })
      }
    },
    async startSweeps(name, sweeps) {
      const id = await boss.work(name, polling, () => sweeps.run())
      workers.push({ name, id })
    },
    watchDueJobs() {
      watch = setInterval(() => void wakeForDueJobs().catch((error: Error) => onError(error)), checkDueEveryMs)
    },
    async stop() {
      clearInterval(watch)
      // `boss.stop` alone would check only every half second whether they have ended.
      const ended = Promise.all([...new Set(workers.map(({ name }) => name))].map((name) => boss.offWork(name)))
      await Promise.race([ended, delay(stopWithinMs, undefined, { ref: false })])
    },
  }
}
