import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '#src/platform/db/database.ts'
import { createBell } from './bell.ts'
import { deleteOldChanges, findChanges, findMoment, insertChange, type Moment } from './changes.store.ts'
import { everything, type Changed } from './topics.ts'

/** Tells every memory of this process what the shop has changed, in whichever process, or past all of them. */
export interface Changes {
  /** In the order of subscribing: who is asked by others comes before them. Must not throw, nor take long. */
  subscribe(told: (changed: Changed) => void): void
  /** Follows from now on; resolves when changes committed after it are certain to be told. */
  start(): Promise<void>
  stop(): Promise<void>
  /** Has every process drop all it remembers. However often it is asked, once a second at most; resolves when it is done. */
  dropEverything(): Promise<void>
  /** Forgets changes that every process has seen. */
  tidy(): Promise<void>
}

export interface ChangesOptions {
  database: Database
  databaseUrl: string
  /** Once for each time the connection is lost. */
  onLost(error: Error): void
}

/** Also how soon a connection is missed that is gone without a word. */
const lookAtLeastEveryMs = 2000
const answersWithinMs = 2000
const firstWaitMs = 100
const longestWaitMs = 5000
const dropAtMostEveryMs = 1000

/** Follows the table `changes` over one connection of its own. What it misses while that is lost, it catches up on by the last snapshot it saw. */
export function createChanges({ database, databaseUrl, onLost }: ChangesOptions): Changes {
  const subscribers: ((changed: Changed) => void)[] = []
  const bell = createBell()
  let seen: Moment | null = null
  let isStopped = false
  let following: Promise<void> = Promise.resolve()
  let waitMs = firstWaitMs
  let dropping: Promise<void> | null = null
  let droppedAt = 0

  const tell = (changed: Changed): void => subscribers.forEach((told) => told(changed))

  /** Reads what is new, tells it, and answers how long nothing can be missed by waiting. */
  async function look(client: pg.Client): Promise<number> {
    if (seen === null) {
      seen = await findMoment(client)
      tell(null)
      return 0
    }
    const { moment, topics, isTooLate, nextMs } = await findChanges(client, seen)
    seen = moment
    if (isTooLate || topics.includes(everything)) tell(null)
    else if (topics.length > 0) tell(new Set(topics))
    return Math.min(nextMs ?? lookAtLeastEveryMs, lookAtLeastEveryMs)
  }

  /** One connection, from its opening until it is lost or nobody wants it any more. */
  async function listen(onFirstLook: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'changes', keepAlive: true, connectionTimeoutMillis: answersWithinMs, query_timeout: answersWithinMs })
    let lost: Error | null = null
    client.on('error', (error) => {
      lost = error
      bell.ring()
    })
    client.on('notification', () => bell.ring())
    try {
      await client.connect()
      await client.query('LISTEN changes')
      while (!isStopped) {
        const quietMs = await look(client)
        waitMs = firstWaitMs
        onFirstLook()
        await bell.within(quietMs)
        if (lost) throw lost as Error
      }
    } finally {
      // A connection that is gone without a word would be waited for; it is not used any more either way.
      await Promise.race([client.end().catch(() => {}), delay(answersWithinMs, undefined, { ref: false })])
    }
  }

  async function follow(onFirstLook: () => void): Promise<void> {
    while (!isStopped) {
      try {
        await listen(onFirstLook)
      } catch (error) {
        if (!isStopped && waitMs === firstWaitMs) onLost(error as Error)
      }
      if (isStopped) return
      await bell.within(waitMs)
      waitMs = Math.min(waitMs * 2, longestWaitMs)
    }
  }

  return {
    subscribe: (told) => void subscribers.push(told),
    start: () =>
      new Promise((started) => {
        following = follow(started).finally(started)
      }),
    async stop() {
      isStopped = true
      bell.ring()
      await following
    },
    dropEverything() {
      dropping ??= delay(Math.max(0, droppedAt + dropAtMostEveryMs - Date.now())).then(() => {
        dropping = null
        droppedAt = Date.now()
        return insertChange(database.pool, everything)
      })
      return dropping
    },
    tidy: () => deleteOldChanges(database.pool),
  }
}
