import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { importCatalogue } from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import { createCatalogue } from '#src/features/catalogue/server/catalogue.service.ts'
import { createListing } from '#src/features/listing/server/listing.service.ts'
import { defaultQuery, noFilters, rankedSortings } from '#src/features/listing/rules/listing-query.ts'
import { completeSearch, renewSearchIndex } from '#src/features/search/server/search-index.service.ts'
import { createSearch } from '#src/features/search/server/search.service.ts'
import { systemClock } from '#src/kit/clock.ts'
import { createChanges } from '#src/platform/changes/changes.ts'
import { migrateDatabase, openDatabase } from '#src/platform/db/database.ts'
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.ts'
import { seedIfEmpty } from '#demonstration/seed.ts'
import { fulfilsAny, readWished, type Wished } from '#test/cast/wishes.ts'
import { say } from './bench-shop.ts'
import { otherEngines } from './search-quality/engines.ts'
import { toolsCatalogue } from './search-quality/tools/catalogue.ts'

// How often the first result of a search is what was meant. See README.md.
// node --disable-warning=ExperimentalWarning test/bench/search-quality.ts queries.json [--tools] [--engines] [--misses] [--only=kind]

interface Query {
  kind: string
  language: 'en' | 'zh'
  typed: string
  /** Whether the shop sells it. */
  sold: boolean
  /** Any of these lists of wishes, each with all of its wishes. */
  fits: string[][]
  /** The best among those that fit. */
  best?: string[][]
}

/** What one search came to. */
interface Outcome {
  query: Query
  /** Whether the shop said that something of it is not sold: nothing that fits, or a word that was dropped. */
  saidSo: boolean
  found: Wished[]
  gain: number
}

const depth = 10

/** The demonstration shop, or with `--tools` a hardware shop, whose catalogue is a file as another platform exports it. */
async function openSearch(isTools: boolean) {
  const dataDir = join('var', 'bench', isTools ? 'tools' : 'demonstration')
  await mkdir(dataDir, { recursive: true })
  const server = await startEmbeddedPostgres({ dataDir })
  const database = openDatabase(server.url)
  await migrateDatabase(database)
  if (!isTools) await seedIfEmpty(database, systemClock, () => {})
  else
    await importCatalogue(database, () => Readable.from([toolsCatalogue()]), {
      format: 'shopify',
      name: 'tools.csv',
      currency: 'SGD',
      dryRun: false,
      onBadRow: 'refuse',
      now: new Date(),
      onProgress: () => {},
    })
  await completeSearch(database)
  await renewSearchIndex(database, () => {})
  const changes = createChanges({ database, databaseUrl: server.url, onLost: () => {} })
  const catalogue = createCatalogue(changes)
  const listing = createListing(database, catalogue, changes)
  const close = async () => {
    await database.close()
    await server.stop()
  }
  return { database, search: createSearch(database, catalogue, listing, changes), products: await readWished(database), close }
}

/** nDCG@10: 2 for what is best, 1 for what fits, beside the best order there could be. */
function gainOf({ fits, best }: Query, found: readonly Wished[], products: Iterable<Wished>): number {
  const worth = (product: Wished) => (fulfilsAny(product, fits) ? (best === undefined || fulfilsAny(product, best) ? 2 : 1) : 0)
  const sum = (worths: readonly number[]) =>
    worths.slice(0, depth).reduce((total, each, place) => total + (2 ** each - 1) / Math.log2(place + 2), 0)
  const ideal = sum([...products].map(worth).sort((a, b) => b - a))
  return ideal === 0 ? 0 : sum(found.map(worth)) / ideal
}

const percent = (part: number, whole: number): string => (whole === 0 ? '' : ((100 * part) / whole).toFixed(0)).padStart(5)

function row(name: string, outcomes: readonly Outcome[]): string {
  const sold = outcomes.filter(({ query }) => query.sold)
  const others = outcomes.filter(({ query }) => !query.sold)
  const first = sold.filter(({ query, found }) => found[0] && fulfilsAny(found[0], query.fits)).length
  const none = sold.filter(({ found }) => found.length === 0).length
  const said = others.filter(({ saidSo }) => saidSo).length
  const gain = sold.reduce((sum, each) => sum + each.gain, 0) / sold.length
  return `${name.padEnd(34)} ${String(outcomes.length).padStart(4)} ${percent(first, sold.length)} ${percent(none, sold.length)} ${percent(said, others.length)}  ${sold.length === 0 ? '' : gain.toFixed(2)}`
}

function missOf({ query, found, saidSo }: Outcome): string | null {
  const isRight = query.sold ? found[0] && fulfilsAny(found[0], query.fits) : saidSo
  if (isRight) return null
  const shown =
    found
      .slice(0, 3)
      .map(({ slug }) => slug)
      .join(', ') || 'nothing'
  return `  ${query.kind} | ${query.typed} | ${query.sold ? JSON.stringify(query.fits).slice(0, 90) : 'not sold'} → ${shown}`
}

/** The sums of other engines; what they find for a thing that is not sold they do not call something else. */
async function compare(): Promise<void> {
  for (const { name, find } of await otherEngines(database, [...products.keys()])) {
    const outcomes: Outcome[] = []
    for (const query of queries) {
      const found = (await find(query.typed)).flatMap((id) => products.get(id) ?? [])
      outcomes.push({ query, found, saidSo: found.length === 0, gain: gainOf(query, found, products.values()) })
    }
    say(row(name, outcomes))
  }
}

const file = process.argv.slice(2).find((each) => !each.startsWith('--'))
if (!file) throw new Error('Name a file of queries.')
const only = process.argv.find((each) => each.startsWith('--only='))?.slice(7)
const queries = (JSON.parse(await readFile(file, 'utf8')) as Query[]).filter(({ kind }) => !only || kind === only)
const { database, search, products, close } = await openSearch(process.argv.includes('--tools'))
try {
  const outcomes: Outcome[] = []
  for (const query of queries) {
    const culture = query.language
    const ask = { filters: noFilters, sorting: defaultQuery(rankedSortings).SortBy, pageNumber: 1, pageSize: 32, culture }
    const [ids, help] = [await search.rank(query.typed), await search.help(query.typed, ask)]
    const found = help.countProducts === 0 ? [] : ids.flatMap((id) => products.get(id) ?? [])
    const saidSo = help.countProducts === 0 || help.dropped.length > 0
    outcomes.push({ query, found, saidSo, gain: gainOf(query, found, products.values()) })
  }
  say(`${'kind'.padEnd(34)}    n first  none  said  nDCG@10  (in %)`)
  for (const kind of new Set(queries.map((query) => query.kind)))
    say(
      row(
        kind,
        outcomes.filter(({ query }) => query.kind === kind),
      ),
    )
  for (const language of ['en', 'zh'])
    say(
      row(
        `all in ${language}`,
        outcomes.filter(({ query }) => query.language === language),
      ),
    )
  say(row('all', outcomes))
  if (process.argv.includes('--engines')) await compare()
  if (process.argv.includes('--misses')) for (const outcome of outcomes) if (missOf(outcome)) say(missOf(outcome)!)
} finally {
  await close()
}
