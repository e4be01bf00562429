import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

export interface SharedConnections {
  /** Runs statements on one connection, which others may use at the same time. One that fails fails no other. */
  run<T>(work: (orm: NodePgDatabase & { $client: pg.PoolClient }) => Promise<T>): Promise<T>
}

interface Shared {
  users: number
  /** Nobody joins it any more, since it may be broken, and its last user closes it. */
  hasFailed: boolean
  client: Promise<pg.PoolClient>
}

/**
 * Connections for short statements. As long as there are fewer than `most`, each user has one to itself; after that a user joins
 * the one with the fewest users, so a packet carries the statements of several and wakes PostgreSQL once.
 */
export function shareConnections(pool: pg.Pool, most: number): SharedConnections {
  const open = new Set<Shared>()

  function join(): Shared {
    const joined = open.size < most ? connect() : [...open].reduce((least, each) => (each.users < least.users ? each : least))
    joined.users += 1
    return joined
  }

  function connect(): Shared {
    const shared = { users: 0, hasFailed: false, client: pool.connect() }
    open.add(shared)
    return shared
  }

  async function leave(shared: Shared): Promise<void> {
    shared.users -= 1
    if (shared.users === 0 || shared.hasFailed) open.delete(shared)
    if (shared.users === 0)
      await shared.client.then(
        (client) => client.release(shared.hasFailed),
        () => {},
      )
  }

  return {
    async run(work) {
      const shared = join()
      try {
        return await work(drizzle(await shared.client))
      } catch (error) {
        shared.hasFailed = true
        throw error
      } finally {
        await leave(shared)
      }
    },
  }
}
