/**
 * How long listings take beside the shortest question there is to the database, uncached, with every facet counted.
 *
 *   node --disable-warning=ExperimentalWarning test/bench/listing.ts [products, 100000 when left out]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCatalogue } from '#src/features/catalogue/server/catalogue.service.ts'
import { noFilters, type ListingFilters, type Sorting } from '#src/features/listing/rules/listing-query.ts'
import { createListing, type ListingSource } from '#src/features/listing/server/listing.service.ts'
import { migrateDatabase, openDatabase } from '#src/platform/db/database.ts'
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.ts'
import { loadCatalogue } from './large-catalogue.ts'

const products = Number(process.argv[2] ?? 100_000)
const runs = 40
const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Median and quickest, in ms; on a machine that does other work as well, the quickest says more. */
async function timed(work: () => Promise<unknown>): Promise<{ median: number; quickest: number }> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  times.sort((a, b) => a - b)
  return { median: times[runs >> 1]!, quickest: times[0]! }
}

const department: ListingSource = { kind: 'category', code: 'd0' }
const cases: [name: string, source: ListingSource, asked?: { filters?: Partial<ListingFilters>; sorting?: Sorting; pageNumber?: number; pageSize?: number }][] = [
  ['the largest department, first page', department],
  ['· 126 on a page', department, { pageSize: 126 }],
  ['· by name, page 50', department, { sorting: 'name', pageNumber: 50 }],
  ['· a brand', department, { filters: { BrandCodes: ['brand-0'] } }],
  ['· two brands, a colour, a material, in stock, up to S$200', department, {
    filters: { BrandCodes: ['brand-0', 'brand-3'], Attributes: ['colour:colour-3', 'material:material-1'], Availability: ['in-stock'], maxPriceCents: 20_000 },
    sorting: 'priceUp',
  }],
  ['a leaf', { kind: 'category', code: 'd1-4' }],
  ['the largest brand', { kind: 'brand', code: 'brand-0' }],
  ['1,000 products that a search ranked', { kind: 'ranked', productIds: Array.from({ length: 1000 }, (_, index) => 1 + ((index * 7919) % products)) }, { sorting: 'relevance' }],
]

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const server = await startEmbeddedPostgres({ dataDir: folder, durable: false })
const database = openDatabase(server.url)
try {
  await migrateDatabase(database)
  say(`Loading ${products.toLocaleString('en')} products …`)
  await loadCatalogue(database, products)
  const listing = createListing(database, createCatalogue())
  const begun = performance.now()
  await listing.tidy()
  say(`First look at them: ${((performance.now() - begun) / 1000).toFixed(1)} s, ${Math.round(process.memoryUsage().rss / 1e6)} MB`)
  const shortest = await timed(() => database.pool.query('SELECT 1'))
  say(`SELECT 1: ${shortest.median.toFixed(3)} ms, quickest ${shortest.quickest.toFixed(3)} ms`)
  for (const [name, source, { filters = {}, sorting = 'bestseller', pageNumber = 1, pageSize = 32 } = {}] of cases) {
    const request = { filters: { ...noFilters, ...filters }, sorting, pageNumber, pageSize, culture: 'en' as const }
    let total = 0
    const time = await timed(async () => (total = (await listing.list(source, request)).paging.totalRecordCount))
    const [median, quickest] = (['median', 'quickest'] as const).map((each) => `${(time[each] / shortest[each]).toFixed(0).padStart(5)} × ${time[each].toFixed(1).padStart(6)} ms`)
    say(`${median}, quickest ${quickest}  ${name} (${total.toLocaleString('en')})`)
  }
} finally {
  await database.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
