import { PgBoss, type Queue } from 'pg-boss'
import { probesIdleConnections, type Transaction } from '#src/platform/db/database.ts'
import { createSweeps, type Sweeps } from './sweeps.ts'
import { createWorkers } from './workers.ts'

/** A queue of work that happens after a commit, even when the process ends in between. A handler may run twice for one job. */
export interface Jobs {
  /** Queues a job in the transaction: the job exists if the transaction commits, and never otherwise. */
  enqueue(tx: Pick<Transaction, 'client'>, name: string, data: object, options?: { startAfter?: Date }): Promise<void>
  /** Deletes the finished jobs whose data holds these values. */
  deleteDone(tx: Transaction, name: string, values: Record<string, string | number>): Promise<void>
  /** Registers the handler of a kind of job. To be called before `start`. */
  handle<Data extends object>(name: string, work: (data: Data) => Promise<void>): void
  /**
   * Registers work that runs at every start and at least once a minute, as a rule in one process of a cluster at a time;
   * after a crash or a slow run two runs may overlap. A failed run is reported, and the next minute retries it. A frequent
   * one runs every ten seconds. To be called before `start`.
   */
  sweep(name: string, work: () => Promise<void>, options?: { isFrequent: boolean }): void
  start(): Promise<void>
  /** Waits for running jobs to end. */
  stop(): Promise<void>
}

export interface JobsOptions {
  databaseUrl: string
  /** True in a command: its jobs wait for the shop, and none runs here. */
  onlyEnqueues?: boolean
  /** How long a statement waits for its answer; five minutes by default. */
  answersWithinMs?: number
  onError(error: Error, job?: string): void
}

// A failed job is retried for about two days: after 10 s, 20 s, 40 s … up to an hour apart.
const retries = { retryLimit: 60, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600 }
// An idle shop asks its database little: sweeps may start this late, and no job waits for another.
const seldom = { cronWorkerIntervalSeconds: 15, flowIntervalSeconds: 3600 }
/** A connection that has not answered then is lost: without it, the workers of this process would wait for a quarter of an hour. */
const longestAnswerMs = 5 * 60_000
const everyMinute = '* * * * *'
const frequentlyMs = 10_000
const sweepsQueue = 'sweeps'
const frequentQueue = 'frequent-sweeps'
// At most one run is queued, so none pile up while no process runs. A run whose process died stays "active" until it
// expires; the policy `short` lets the next run start anyway.
const sweepQueue = { notify: true, policy: 'short', retryLimit: 0, deleteAfterSeconds: 3600 } as const

/** The job queue on pg-boss: rows in the shop's database, written in the transaction of a change and fetched with SKIP LOCKED. */
export function createJobs({ databaseUrl, onlyEnqueues = false, answersWithinMs = longestAnswerMs, onError }: JobsOptions): Jobs {
  const upkeep = { supervise: !onlyEnqueues, schedule: !onlyEnqueues }
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    application_name: 'jobs',
    useListenNotify: true,
    ...probesIdleConnections,
    ...seldom,
    ...upkeep,
    ...answeredWithin(answersWithinMs),
  })
  const workers = createWorkers(boss, onError)
  const handlers = new Map<string, (data: object) => Promise<void>>()
  const sweeps = { [sweepsQueue]: createSweeps(onError), [frequentQueue]: createSweeps(onError) }
  let timer: NodeJS.Timeout | undefined
  boss.on('error', (error) => onError(error as Error))

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
    sweep: (name, work, { isFrequent } = { isFrequent: false }) => sweeps[isFrequent ? frequentQueue : sweepsQueue].add(name, work),
    async start() {
      await boss.start()
      await createQueues(boss, [...handlers.keys()], { notify: true })
      if (onlyEnqueues) return
      const used = Object.entries(sweeps).filter(([, each]) => !each.isEmpty())
      await createQueues(boss, Object.keys(sweeps), sweepQueue)
      for (const [name, work] of handlers) await workers.startHandler(name, work)
      for (const [name, each] of used) {
        await workers.startSweeps(name, each)
        await boss.schedule(name, everyMinute)
        await boss.send(name)
      }
      if (!sweeps[frequentQueue].isEmpty()) timer = setInterval(() => void boss.send(frequentQueue).catch(onError), frequentlyMs)
      await deleteOldSchedules(boss, sweeps)
      workers.watchDueJobs()
    },
    async stop() {
      clearInterval(timer)
      await workers.stop()
      await boss.stop({ graceful: true, timeout: 1000 })
    },
  }
}

/** The queue hands its options to the driver, which knows this one; its own type leaves it out. */
const answeredWithin = (ms: number): object => ({ query_timeout: ms })

/** Creates the queues that are missing, and lets those of older versions notify. */
async function createQueues(boss: PgBoss, names: string[], options: Omit<Queue, 'name'>): Promise<void> {
  const existing = new Map((await boss.getQueues(names)).map(({ name, notify }) => [name, notify]))
  for (const name of names) {
    if (!existing.has(name)) await boss.createQueue(name, options)
    else if (!existing.get(name)) await boss.updateQueue(name, { notify: true })
  }
}

/** Deletes the schedules of older versions, which had one for each sweep. Queues stay: a process of an older version may use them. */
async function deleteOldSchedules(boss: PgBoss, sweeps: Readonly<Record<string, Sweeps>>): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    if (!Object.hasOwn(sweeps, name)) await boss.unschedule(name)
  }
}
