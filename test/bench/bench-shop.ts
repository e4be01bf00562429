import { readFile, rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { problemWords } from '#src/words.ts'
import { catalogueRoutes } from '#src/features/catalogue/server/catalogue.routes.ts'
import { createCatalogue } from '#src/features/catalogue/server/catalogue.service.ts'
import { listingRoutes } from '#src/features/listing/server/listing.routes.ts'
import { createListing, type ListingService } from '#src/features/listing/server/listing.service.ts'
import { productRoutes } from '#src/features/product/server/product.routes.ts'
import { createProduct } from '#src/features/product/server/product.service.ts'
import { completeSearch } from '#src/features/search/server/search-index.service.ts'
import { searchRoutes } from '#src/features/search/server/search.routes.ts'
import { createSearch } from '#src/features/search/server/search.service.ts'
import { analyzeFilled } from '#src/platform/db/statistics.ts'
import { createPromotions } from '#src/features/promotions/server/promotions.service.ts'
import { createSettings } from '#src/features/settings/server/settings.service.ts'
import { createStock } from '#src/features/stock/server/stock.service.ts'
import { systemClock } from '#src/kit/clock.ts'
import { createChanges } from '#src/platform/changes/changes.ts'
import { migrateDatabase, openDatabase, type Database } from '#src/platform/db/database.ts'
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.ts'
import { createApi, mount } from '#src/platform/http/api.ts'
import { createPublicAnswers } from '#src/platform/http/public-answers.ts'
import { createSessions } from '#src/platform/session/sessions.ts'
import { loadCatalogue } from './catalogue/large-catalogue.ts'

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** The duration in ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

export const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
export const load = (): string => loadavg()[0]!.toFixed(1)

/** Milliseconds that this process and each of the server's have used so far, by process id; null where the system does not say (it does on Linux). */
async function processorMs({ pool }: Database): Promise<Map<number, number> | null> {
  const { rows } = await pool.query(`select pid from pg_stat_activity where backend_type = 'client backend'`)
  const { user, system } = process.cpuUsage()
  const used = rows.map(async ({ pid }): Promise<[number, number]> => [
    pid,
    Number((await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')[0]) / 1e6,
  ])
  return Promise.all(used).then(
    (each) => new Map([...each, [process.pid, (user + system) / 1000]]),
    () => null,
  )
}

export interface BenchShop {
  database: Database
  listing: ListingService
  /** One request through the whole API but the socket: routing, validation, service, database, presentation, JSON. */
  get(path: string): Promise<{ statusCode: number; body: string }>
  /** The processor time of the work in ms, without that of other programs; null where the system does not show it. Measuring takes about 1 ms. */
  processor(work: () => Promise<unknown>): Promise<number | null>
  close(): Promise<void>
}

interface BenchOptions {
  products: number
  seed?: number
  withSearch?: boolean
  /** Deletes what an earlier run left in `var/bench`. */
  fresh?: boolean
}

/** A shop with a large catalogue on an embedded PostgreSQL as it is by default. The catalogue is made once and stored in `var/bench`. */
export async function openBenchShop({ products, seed = 1, withSearch = true, fresh = false }: BenchOptions): Promise<BenchShop> {
  const dataDir = join('var', 'bench', `${products}-${seed}`)
  if (fresh) await rm(dataDir, { recursive: true, force: true })
  const server = await startEmbeddedPostgres({ dataDir })
  const database = openDatabase(server.url)
  await migrateDatabase(database)
  const { rows } = await database.pool.query('select count(*)::int count from products')
  if (rows[0].count === 0) {
    let shown = 0
    const onProgress = (made: number) => {
      if (made < products && made < shown + products / 10) return
      shown = made
      say(`  ${made.toLocaleString('en')} of ${products.toLocaleString('en')} products`)
    }
    say(`Products made in ${inSeconds(await timed(() => loadCatalogue(database, { products, seed, onProgress })))}`)
  }
  if (withSearch) {
    const ms = await timed(() => completeSearch(database))
    if (ms > 2000) {
      say(`Indexed for search in ${inSeconds(ms)}`)
      await analyzeFilled(database.pool, 'vacuum analyze')
    }
  }
  const changes = createChanges({ database, databaseUrl: server.url, onLost: () => {} })
  const catalogue = createCatalogue(changes)
  const listing = createListing(database, catalogue, changes)
  const publicOrigin = 'http://localhost'
  const options = {
    publicOrigin,
    logLevel: 'silent',
    sessions: createSessions(database, publicOrigin),
    words: problemWords,
    operatorToken: null,
    answers: createPublicAnswers(changes, { publicOrigin, now: Date.now }),
  }
  const app = await createApi(options)
  const routes = [
    ...catalogueRoutes(database, catalogue),
    ...listingRoutes(listing),
    ...searchRoutes(createSearch(database, catalogue, listing, changes)),
    ...productRoutes(
      createProduct({
        database,
        clock: systemClock,
        catalogue,
        stock: createStock(),
        settings: createSettings(database, systemClock),
        listing,
        promotions: createPromotions(database, systemClock),
      }),
    ),
  ]
  for (const each of routes) mount(app, each, options)
  return {
    database,
    listing,
    get: (url) => app.inject({ method: 'GET', url }),
    async processor(work) {
      const before = await processorMs(database)
      await work()
      const after = await processorMs(database)
      if (before === null || after === null) return null
      // The pool closes idle connections, whose processor time would be lost.
      return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)
    },
    close: async () => {
      await app.close()
      await database.close()
      await server.stop()
    },
  }
}
