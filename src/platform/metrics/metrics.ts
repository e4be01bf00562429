import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database, Orm } from '#src/platform/db/database.ts'
import { isOperator } from '#src/platform/http/operator.ts'
import type { CacheCounts } from '#src/platform/topic-cache.ts'
import type { Measure } from './measure.ts'

export interface Metrics {
  /** Counts what goes through this function, by its outcome. */
  counting<Message>(kind: 'mail' | 'text', send: (message: Message) => Promise<void>): (message: Message) => Promise<void>
  watchPages(counts: () => CacheCounts): void
  /** Answers `GET /metrics` for the operator. */
  mount(measures: readonly Measure[]): void
}

/** Without an operator nothing is counted, and the address is that of no page. */
const none: Metrics = { counting: (_, send) => send, watchPages: () => {}, mount: () => {} }

const prefix = 'shop_'
/** In seconds: pages from memory take less than the first, and a shopper notices the fourth. */
const buckets = [0.005, 0.025, 0.1, 0.3, 1, 3, 10]
/** Prometheus gives up after ten seconds; what the database has not answered by then is left out. */
const answersWithinMs = 4_000
/** Several that scrape, or one that scrapes often, ask the database once. */
const freshForMs = 5_000

/** What Prometheus reads of this process and of the shop. Its hook is for routes that are added later. */
export function createMetrics(app: FastifyInstance, database: Database, operatorToken: string | null): Metrics {
  if (operatorToken === null) return none
  const registry = new Registry()
  const registers = [registry]
  watchRequests(app, registry)
  watchPool(database, registry)
  const messages = new Counter({ name: `${prefix}messages_total`, help: 'Tries to send', labelNames: ['kind', 'outcome'], registers })
  return {
    counting: (kind, send) => (message) =>
      send(message).then(
        () => messages.inc({ kind, outcome: 'sent' }),
        (error: Error) => {
          messages.inc({ kind, outcome: 'failed' })
          throw error
        },
      ),
    watchPages: (counts) => watchPages(counts, registry),
    mount(measures) {
      const ask = asking(database, measures, registry)
      let isCollecting = false
      app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
        reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
        if (!isOperator(request, operatorToken))
          return reply.code(401).header('www-authenticate', 'Bearer').send('Send the OPERATOR_TOKEN as Authorization: Bearer …\n')
        if (!isCollecting) collectDefaultMetrics({ register: registry })
        isCollecting = true
        await ask()
        return reply.type(registry.contentType).send(await registry.metrics())
      })
    },
  }
}

function watchRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: `${prefix}http_request_seconds`,
    help: 'Time from a request to the end of its answer, by the pattern of its address',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  const observe = (request: FastifyRequest, reply: FastifyReply): void => {
    const route = request.routeOptions.url
    const method = route === undefined ? 'any' : request.method
    seconds.observe({ method, route: route ?? 'none', status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1000)
  }
  app.addHook('onResponse', (request, reply, done) => {
    // Pages ask the API within the process; those requests are no shopper's.
    if (request.raw.socket instanceof Socket) observe(request, reply)
    done()
  })
}

function watchPool(database: Database, registry: Registry): void {
  const connections = new Gauge({
    name: `${prefix}database_connections`,
    help: 'Connections of this process to the database, and requests that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      const { used, idle, waitedFor } = database.load()
      this.set({ state: 'used' }, used)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waited for' }, waitedFor)
    },
  })
  registry.registerMetric(connections)
}

function watchPages(counts: () => CacheCounts, registry: Registry): void {
  const gauge = (name: string, help: string, value: () => number): void =>
    registry.registerMetric(
      new Gauge({
        name: prefix + name,
        help,
        registers: [],
        collect() {
          this.set(value())
        },
      }),
    )
  gauge('pages_cached', 'Pages in memory', () => counts().cached)
  gauge('pages_cached_bytes', 'Their size', () => counts().bytes)
  const rendered = new Counter({
    name: `${prefix}pages_rendered_total`,
    help: 'Pages that were rendered, because they were not in memory',
    registers: [],
    collect() {
      this.reset()
      this.inc(counts().made)
    },
  })
  registry.registerMetric(rendered)
}

/** The measures as gauges, which the returned function sets. While the database does not answer they are absent, and `shop_database_answers` is 0. */
function asking(database: Database, measures: readonly Measure[], registry: Registry): () => Promise<void> {
  const registers = [registry]
  const answers = new Gauge({ name: `${prefix}database_answers`, help: '1 when the database has answered this scrape', registers })
  const gauges = measures.map((measure) => ({
    measure,
    gauge: new Gauge({ name: prefix + measure.name, help: measure.help, labelNames: measure.label ? [measure.label] : [], registers }),
  }))
  let asked: { at: number; answer: Promise<Record<string, number>[] | null> } | null = null

  const readAll = (): Promise<Record<string, number>[] | null> =>
    database
      .transaction(({ orm }) => inTurn(orm, measures), { statement_timeout: '2s' })
      // A measure that fails takes the others with it, and is seen by what is missing.
      .catch(() => null)

  return async () => {
    const at = performance.now()
    if (asked === null || at - asked.at > freshForMs) asked = { at, answer: readAll() }
    const values = await Promise.race([asked.answer, late()])
    answers.set(values === null ? 0 : 1)
    for (const [index, { measure, gauge }] of gauges.entries()) {
      gauge.reset()
      if (values === null) {
        if (!measure.label) gauge.set(Number.NaN)
      } else for (const [value, n] of Object.entries(values[index]!)) gauge.set(measure.label ? { [measure.label]: value } : {}, n)
    }
  }
}

async function inTurn(orm: Orm, measures: readonly Measure[]): Promise<Record<string, number>[]> {
  const values: Record<string, number>[] = []
  for (const { read } of measures) values.push(await read(orm))
  return values
}

const late = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), answersWithinMs).unref())
