import type { FastifyInstance } from 'fastify'
import type { Database } from '#src/platform/db/database.ts'
import { retryAfterSeconds } from './problems.ts'

/** Whoever asks gives up soon after; a statement waits much longer for a connection, or on one that was lost without a word. */
const mustAnswerWithinMs = 3000

interface HealthOptions {
  /** Whether the pages most asked for are rendered. */
  isWarm(): boolean
  answersWithinMs?: number
}

/** `/healthz`: the process answers. `/readyz`: the process also reaches its database and has the pages most asked for, so it can take requests. */
export function addHealth(
  app: FastifyInstance,
  database: Pick<Database, 'pool' | 'onSharedConnection'>,
  { isWarm, answersWithinMs = mustAnswerWithinMs }: HealthOptions,
): void {
  app.get('/healthz', { schema: { hide: true } }, (_, reply) => reply.header('cache-control', 'no-store').send('ok'))
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const missing = isWarm()
      ? (await answersWithin(database, answersWithinMs))
        ? null
        : 'the database does not answer'
      : 'the first pages are being rendered'
    if (missing !== null) reply.header('retry-after', retryAfterSeconds)
    return reply
      .code(missing === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(missing ?? 'ready')
  })
}

function answersWithin({ pool, onSharedConnection }: Pick<Database, 'pool' | 'onSharedConnection'>, ms: number): Promise<boolean> {
  const asked = Promise.all([pool.query('select 1'), onSharedConnection((orm) => orm.execute('select 1'))])
  return new Promise((resolve) => {
    const late = setTimeout(resolve, ms, false)
    asked
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(late))
  })
}
