import type { FastifyInstance } from 'fastify'
import { retryAfterSeconds } from './problems.ts'
import type { Database } from '#src/platform/db/database.ts'

/** `/healthz`: the process answers. `/readyz`: the process also reaches its database and has the pages most asked for, so it can take requests. */
export function addHealth(app: FastifyInstance, database: Database, isWarm: () => boolean): void {
  app.get('/healthz', { schema: { hide: true } }, (_, reply) => reply.header('cache-control', 'no-store').send('ok'))
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const missing = isWarm()
      ? await Promise.all([database.pool.query('select 1'), database.onSharedConnection((orm) => orm.execute('select 1'))]).then(
          () => null,
          () => 'the database does not answer',
        )
      : 'the first pages are being rendered'
    if (missing !== null) reply.header('retry-after', retryAfterSeconds)
    return reply
      .code(missing === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(missing ?? 'ready')
  })
}
