import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#src/platform/db/database.ts'
import { followChannel } from './channel.ts'
import { deleteOldChanges, findChanges, insertChange, type Moment, type Queryable } from './changes.store.ts'
import { workBegan } from './read-topics.ts'
import { everything, type Changed } from './topics.ts'

/** Announces to every cache of this process what changed in the database, by any process or program. */
export interface Changes {
  /** Listeners are called in the order of subscription, so a cache that others read subscribes before them. A listener must be quick and not throw. */
  subscribe(listener: (changed: Changed) => void): void
  /** Starts following the feed; changes committed after it resolves are certain to be announced. */
  start(): Promise<void>
  stop(): Promise<void>
  /**
   * Reads the feed at once: when it resolves, all changes committed before the call have been announced. Calls while it is
   * being read share the next reading. Work whose result is cached (`collectReads`) reads it once: to it, what was committed
   * before it began is enough.
   */
  catchUp(): Promise<void>
  /** Whether the feed was read within the last seconds, so that what is cached lacks no change of before. */
  isFollowed(): boolean
  /** Makes every process drop all that it has cached, at most once a second for any number of calls; resolves when that is announced. */
  dropEverything(): Promise<void>
  /** Deletes changes that every process has received. */
  deleteOld(): Promise<void>
}

export interface ChangesOptions {
  database: Database
  databaseUrl: string
  /** Once for each time the connection is lost. */
  onLost(error: Error): void
}

/** Also the time after which a silently lost connection is noticed. */
const catchUpAtLeastEveryMs = 5000
const lostAfterMs = 10_000
const dropAtMostEveryMs = 1000

/** Follows the table `changes`. After a lost connection it catches up from the last position it has read. */
export function createChanges({ database, databaseUrl, onLost }: ChangesOptions): Changes {
  const subscribers: ((changed: Changed) => void)[] = []
  let position: Moment | null = null
  let dropping: Promise<void> | null = null
  let droppedAt = -Infinity
  let readAt = -Infinity
  let reading: Promise<unknown> = Promise.resolve()
  let nextReading: Promise<void> | null = null

  const announce = (changed: Changed): void => subscribers.forEach((listener) => listener(changed))

  /**
   * Reads and announces the new changes, and returns how many ms it is safe to wait. Two simultaneous calls may announce a
   * change twice; none is lost, because the position moves only when all changes before it are read.
   */
  async function catchUp(on: Queryable): Promise<number> {
    const begun = performance.now()
    const { moment, topics, isTooLate, nextMs } = await findChanges(on, position)
    position = moment
    readAt = begun
    if (isTooLate || topics.includes(everything)) announce(null)
    else if (topics.length > 0) announce(new Set(topics))
    return Math.min(nextMs ?? catchUpAtLeastEveryMs, catchUpAtLeastEveryMs)
  }

  const channel = followChannel({ databaseUrl, name: 'changes', catchUp, onLost })
  return {
    subscribe: (listener) => void subscribers.push(listener),
    start: channel.start,
    stop: channel.stop,
    catchUp() {
      if (readAt >= (workBegan() ?? Infinity)) return Promise.resolve()
      // A running reading may have begun before a change that this caller knows of.
      nextReading ??= reading.then(async () => {
        nextReading = null
        const asked = catchUp(database.pool)
        reading = asked.catch(() => {})
        await asked
      })
      return nextReading
    },
    isFollowed: () => performance.now() - readAt < lostAfterMs,
    dropEverything() {
      dropping ??= delay(Math.max(0, droppedAt + dropAtMostEveryMs - performance.now())).then(() => {
        dropping = null
        droppedAt = performance.now()
        return insertChange(database.pool, everything)
      })
      return dropping
    },
    deleteOld: () => deleteOldChanges(database.pool),
  }
}
