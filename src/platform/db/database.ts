import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { groupCommits } from './group-commit.ts'
import { PreparedClient } from './prepared-client.ts'
import { shareConnections, type SharedConnections } from './shared-connections.ts'
import { sqlState } from './sql-state.ts'

/** What stores run SQL with; the same type inside and outside a transaction. */
export type Orm = NodePgDatabase & { $client: pg.Pool | pg.PoolClient }

/**
 * An open transaction. Effects given to `afterCommit` run once it has committed, and never if it has not. Statements that
 * do not need each other's answers are sent together, by `Promise.all`; in one of several branches no write may follow a
 * statement that is waited for, because the transaction ends with the first that fails.
 */
export interface Transaction {
  readonly orm: Orm
  readonly client: pg.PoolClient
  /**
   * Writes whose answers decide nothing: COMMIT is sent with them, and where one fails, nothing is committed. They must be
   * asked for at once, none after the answer to another.
   */
  withCommit(writes: Promise<unknown>): void
  afterCommit(effect: () => void | Promise<void>): void
}

export interface Database {
  readonly orm: Orm
  readonly pool: pg.Pool
  /**
   * Runs the work in one transaction. It is retried after serialisation failures and deadlocks, so it must be repeatable.
   * `settings`, such as `{ statement_timeout: '2s' }`, hold in it alone; they are not escaped, so only constants may be passed.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, settings?: Record<string, string>): Promise<T>
  /**
   * The same for short work that changes no rows of others, such as storing what is new: it may share its transaction with what is
   * asked for at the same time. A failure undoes and fails it alone; one of COMMIT fails all that share it.
   */
  groupCommit<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * Runs short statements outside of any transaction on a connection that others use at the same time: those that are asked
   * together are sent together, and one packet carries what several callers ask.
   */
  onSharedConnection<T>(work: (orm: Orm) => Promise<T>): Promise<T>
  /**
   * At most `most` further connections for short reads, which are closed with the others. The settings hold on them, so they are
   * not sent with each read as those of a transaction are; they are not escaped, so only constants may be passed.
   */
  shared(settings: Record<string, string>, most: number): SharedConnections
  /** How many connections are used and idle just now, further ones included, and how many times one is waited for. */
  load(): { used: number; idle: number; waitedFor: number }
  close(): Promise<void>
}

/** Thrown inside a transaction to roll it back and still return a value. */
export class RolledBack<T> extends Error {
  readonly answer: T
  constructor(answer: T) {
    super('rolled back')
    this.answer = answer
  }
}

const triesAgainOn = new Set(['40001', '40P01'])
const mostAttempts = 5
const waitForConnectionMs = 30_000

/** With more of them, more processes of PostgreSQL would wait for a processor. */
export const mostShared = Math.max(2, availableParallelism())

interface DatabaseOptions {
  connections?: number
  /** How long a statement on a shared connection waits for its answer. */
  answersWithinMs?: number
  /** The same for any other statement; without it, as long as it takes. */
  statementsWithinMs?: number
}

export function openDatabase(
  url: string,
  { connections = 16, answersWithinMs = 10_000, statementsWithinMs }: DatabaseOptions = {},
): Database {
  const pool = openPool(url, connections, { answersWithinMs: statementsWithinMs })
  const pools = [pool]
  function shared(settings: Record<string, string>, most: number): SharedConnections {
    const further = openPool(url, most, { settings, staysOpen: true, answersWithinMs })
    pools.push(further)
    return shareConnections(further, most)
  }
  const forAll = shared({}, mostShared)
  const transaction: Database['transaction'] = (work, settings = {}) => runTransaction(pool, work, settings)
  return {
    pool,
    orm: drizzle(pool),
    transaction,
    groupCommit: groupCommits(transaction),
    onSharedConnection: forAll.run,
    shared,
    load() {
      const sum = (count: (each: pg.Pool) => number) => pools.reduce((total, each) => total + count(each), 0)
      const [all, idle, waitedFor] = [sum((each) => each.totalCount), sum((each) => each.idleCount), sum((each) => each.waitingCount)]
      return { used: all - idle, idle, waitedFor }
    },
    async close() {
      await Promise.all(pools.map((each) => each.end()))
    },
  }
}

interface PoolOptions {
  settings?: Record<string, string>
  /** Whether idle connections stay open, so that nobody waits for one after a quiet time. */
  staysOpen?: boolean
  /**
   * A connection that was lost without a word, as behind a firewall that forgot it, would keep its place, and all who share it
   * waiting, for a quarter of an hour: one that has not answered for so long is closed.
   */
  answersWithinMs?: number | undefined
}

const idleForMs = 10_000
/** Else the system first looks after two hours whether a quiet connection is still there. */
export const probesIdleConnections = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

function openPool(url: string, connections: number, { settings = {}, staysOpen = false, answersWithinMs }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitForConnectionMs,
    idleTimeoutMillis: staysOpen ? 0 : idleForMs,
    ...probesIdleConnections,
    ...(answersWithinMs === undefined ? {} : { query_timeout: answersWithinMs }),
    // Statements that are asked together are sent together, and run one after another in the order in which they were asked.
    pipeline: true,
    Client: PreparedClient,
  })
  // An idle connection that the server closes must not end the process; the next query opens another.
  pool.on('error', () => {})
  // Nor one that is taken but asks nothing just then, as between two statements of a transaction; its next statement fails.
  pool.on('connect', (client) => void client.on('error', () => {}))
  const set = Object.entries(settings).map(([name, value]) => `SET ${name} = '${value}'`)
  // A query and not a parameter of the connection, which poolers such as PgBouncer refuse. It is sent before all others.
  if (set.length > 0) pool.on('connect', (client) => void client.query(set.join('; ')).catch(() => {}))
  return pool
}

async function runTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>, settings: Record<string, string>): Promise<T> {
  const begin = ['BEGIN', ...Object.entries(settings).map(([name, value]) => `SET LOCAL ${name} = '${value}'`)].join('; ')
  for (let attempt = 1; ; attempt++) {
    const effects: (() => void | Promise<void>)[] = []
    try {
      const value = await onceInTransaction(pool, work, effects, begin)
      for (const effect of effects) await effect()
      return value
    } catch (error) {
      if (error instanceof RolledBack) return error.answer as T
      if (attempt === mostAttempts || !triesAgainOn.has(sqlState(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}

async function onceInTransaction<T>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<T>,
  effects: (() => void | Promise<void>)[],
  begin: string,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  const unanswered: Promise<unknown>[] = []
  const failures: unknown[] = []
  const withCommit = (writes: Promise<unknown>): void => {
    writes.catch((error) => failures.push(error))
    unanswered.push(writes)
  }
  try {
    // The first statement of the work is sent with it.
    withCommit(client.query(begin))
    const value = await work({ orm: drizzle(client), client, withCommit, afterCommit: (effect) => effects.push(effect) })
    await allSent()
    if (failures.length > 0) throw failures[0]
    const [{ command }] = await Promise.all([client.query('COMMIT'), ...unanswered])
    if (command !== 'COMMIT') throw new Error('A statement has failed, and nothing is committed')
    return value
  } catch (error) {
    await client.query('ROLLBACK').catch((failed: Error) => {
      broken = failed
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Lets all promises go on that wait for nothing outside of this process: what was asked for is then sent, or refused. */
async function allSent(): Promise<void> {
  await new Promise<void>((next) => process.nextTick(next))
  await new Promise<void>((next) => process.nextTick(next))
}

export const migrationsFolder = join(import.meta.dirname, '../../../migrations')

/** The advisory lock of whoever changes the schema. */
export const migrationLock = 4711

/** While a migration waits for a table, whatever else asks for it waits behind; so it gives up and tries again. */
const migrationWaits = '2s'
const triesAgainAfterMs = 1000
const lockNotAvailable = '55P03'

interface Migrating {
  folder?: string
  /** Called each time that a table was in use, by a backup for example. */
  onWait?(): void
  signal?: AbortSignal
}

/** Brings the schema up to date. Processes that start together take turns by an advisory lock. */
export async function migrateDatabase(database: Database, { folder = migrationsFolder, onWait, signal }: Migrating = {}): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await client.query(`SET lock_timeout = '${migrationWaits}'`)
    for (;;) {
      try {
        await migrate(drizzle(client), { migrationsFolder: folder })
        break
      } catch (error) {
        if (sqlState(error) !== lockNotAvailable) throw error
        onWait?.()
        signal?.throwIfAborted()
        await new Promise((later) => setTimeout(later, triesAgainAfterMs))
      }
    }
  } finally {
    const given = Promise.all([client.query('RESET lock_timeout'), client.query('SELECT pg_advisory_unlock($1)', [migrationLock])])
    await given.catch(() => {})
    client.release()
  }
}
