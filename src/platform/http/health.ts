import type { FastifyInstance } from 'fastify'
import { retryAfterSeconds } from './problems.ts'
import type { Database } from '#src/platform/db/database.ts'

/** `/healthz`: the process answers. `/readyz`: the process also reaches its database, so it can take requests. */
export function addHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', { schema: { hide: true } }, (_, reply) => reply.header('cache-control', 'no-store').send('ok'))
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const ready = await database.pool.query('select 1').then(
      () => true,
      () => false,
    )
    if (!ready) reply.header('retry-after', retryAfterSeconds)
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(ready ? 'ready' : 'the database does not answer')
  })
}
