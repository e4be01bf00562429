import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#src/platform/db/database.ts'
import { followChannel } from './channel.ts'
import { deleteOldChanges, findChanges, insertChange, type Moment, type Queryable } from './changes.store.ts'
import { everything, type Changed } from './topics.ts'

/** Tells every memory of this process what the shop has changed, in whichever process, or past all of them. */
export interface Changes {
  /** In the order of subscribing: who is asked by others comes before them. Must not throw, nor take long. */
  subscribe(told: (changed: Changed) => void): void
  /** Follows from now on; resolves when changes committed after it are certain to be told. */
  start(): Promise<void>
  stop(): Promise<void>
  /** Asks the database at once: when it resolves, whatever was committed before the call has been told. */
  catchUp(): Promise<void>
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
const dropAtMostEveryMs = 1000

/** Follows the table `changes`. What it misses while the connection is lost, it catches up on by the last snapshot it saw. */
export function createChanges({ database, databaseUrl, onLost }: ChangesOptions): Changes {
  const subscribers: ((changed: Changed) => void)[] = []
  let seen: Moment | null = null
  let dropping: Promise<void> | null = null
  let droppedAt = 0

  const tell = (changed: Changed): void => subscribers.forEach((told) => told(changed))

  /**
   * Reads what is new, tells it, and answers how long nothing can be missed by waiting. Two looks at the same time may tell
   * a change twice; none is lost, since a moment is seen only when everything before it has been told.
   */
  async function look(on: Queryable): Promise<number> {
    const { moment, topics, isTooLate, nextMs } = await findChanges(on, seen)
    seen = moment
    if (isTooLate || topics.includes(everything)) tell(null)
    else if (topics.length > 0) tell(new Set(topics))
    return Math.min(nextMs ?? lookAtLeastEveryMs, lookAtLeastEveryMs)
  }

  const channel = followChannel({ databaseUrl, name: 'changes', look, onLost })
  return {
    subscribe: (told) => void subscribers.push(told),
    start: channel.start,
    stop: channel.stop,
    catchUp: async () => void (await look(database.pool)),
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
