import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { collectReads } from '#src/platform/changes/read-topics.ts'
import { systemClock } from '#src/kit/clock.ts'
import { seedIfEmpty } from '#demonstration/seed.ts'
import { cast } from '#test/cast/catalogue.ts'
import { renderedSite } from '#test/rendered-site.ts'
import { commonKnowledge, pathOf, sampleOf } from '#test/safety/requests.ts'
import { isSiteBuilt } from '#test/second-process.ts'
import { openTestShop } from '#test/shop.ts'

if (!isSiteBuilt) process.stderr.write('test/platform/noted-reads.test.ts is left out: the site is not built. Run npm run build first.\n')

const { shop, database } = await openTestShop()
await seedIfEmpty(database, systemClock, () => {})
const pages = [
  '/',
  '/productlist/category/home',
  '/productlist/brand/tanahati',
  '/branddirectory',
  '/search?keyword=vase',
  `/product/${cast.lastVase.slug}`,
  '/customer-service',
  '/customer-service/delivery',
  '/our-stores',
  '/tourist-privileges',
  '/contact-us',
  '/cart/shopping-cart',
  '/member/signIn',
  '/sitemap.xml',
  '/sitemap/products-1.xml',
]

const ofProducts = /^(products$|(product|category|brand|range):)/
/** What a call that reads a table must note: one of the topics that the table's triggers write. */
const topicsOf: Record<string, RegExp> = {
  products: ofProducts,
  variants: ofProducts,
  prices: ofProducts,
  stock_levels: ofProducts,
  product_options: ofProducts,
  product_images: ofProducts,
  product_videos: ofProducts,
  product_attributes: ofProducts,
  product_categories: ofProducts,
  product_former_slugs: ofProducts,
  brands: /^(brands|products)$/,
  categories: /^categories$/,
  locations: /^stores$/,
  settings: /^settings$/,
  content_banners: /^home$/,
  content_blocks: /^home$/,
  content_pages: /^(texts|footer)$/,
  content_links: /^footer$/,
  promotions: /^promotions$/,
  search_documents: /^search$/,
  search_vocabulary: /^vocabulary$/,
}
/** Other tables of the search are written together with a product; what an import counts and what is learned are told by those who write them. */
const ofSearch = new Set(['search_lexemes', 'search_words', 'search_names', 'search_sounds', 'search_learned'])
/** What goes with a product may be an hour old (decision 003). */
const mayBeOld = '/cart/GetProductCrossSellList'

interface Call {
  url: string
  statements: ReadonlySet<string>
  noted: readonly string[]
}

const asked = new AsyncLocalStorage<Set<string>>()
const query = database.pool.query.bind(database.pool) as (...given: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
database.pool.query = ((...given: unknown[]) => {
  const [first] = given as [string | { text: string }]
  asked.getStore()?.add(typeof first === 'string' ? first : first.text)
  return query(...given)
}) as typeof database.pool.query

const calls: Call[] = []

/** Calls the API and records what the call asked the database and what it noted. */
async function inject(wanted: InjectOptions) {
  const statements = new Set<string>()
  const { made, reads } = await collectReads(async () => asked.run(statements, async () => shop.app.inject(wanted)))
  const call = { url: String(wanted.url), statements, noted: [...reads.topics] }
  if (!call.url.startsWith(mayBeOld)) calls.push(call)
  return made
}

/** A kept answer or value is not queried again, so this test would not notice that it is not noted. */
async function dropEverything(): Promise<void> {
  await query(`insert into changes (topic) values ('everything')`)
  await shop.changes.catchUp()
}

/** What everybody may read, by the page's loaders or by the browser. */
async function callPublicReads(): Promise<void> {
  for (const { endpoint } of shop.routes) {
    if (endpoint.access !== 'public' || endpoint.method !== 'GET') continue
    await dropEverything()
    const url = pathOf(endpoint, sampleOf(endpoint, { ...commonKnowledge, section: 'customer-service', contentCode: 'delivery' }))
    expect([url, (await inject({ method: 'GET', url })).statusCode]).toEqual([url, 200])
  }
}

async function renderPage(path: string): Promise<void> {
  const rendered = await renderedSite({ inject } as unknown as FastifyInstance)
  await dropEverything()
  expect([path, (await rendered({ path, culture: 'en' })).status]).toEqual([path, 200])
}

const tablesIn = new Map<string, string[]>()
/** The tables that a statement reads, as PostgreSQL plans it. */
async function tablesOf(statement: string): Promise<string[]> {
  const known = tablesIn.get(statement)
  if (known) return known
  const { rows } = await query(`explain (generic_plan, format json) ${statement}`)
  const tables = [...new Set([...JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)].map(([, table]) => table!))]
  tablesIn.set(statement, tables)
  return tables
}

/** A call that reads stock also reads what a location sells; a change of that is the topic `everything`. */
const withoutPlaces = (tables: string[]) => (tables.includes('stock_levels') ? tables.filter((table) => table !== 'locations') : tables)

/** Tables that a call read without noting that it did. */
async function unnoted({ statements, noted, url }: Call): Promise<string[]> {
  const tables = new Set((await Promise.all([...statements].map(tablesOf))).flatMap(withoutPlaces))
  const isNoted = (table: string) =>
    ofSearch.has(table)
      ? noted.includes('search') && noted.includes('products')
      : table === 'changes' || noted.some((topic) => topicsOf[table]?.test(topic))
  return [...tables].filter((table) => !isNoted(table)).map((table) => `${url} reads ${table}`)
}
const allUnnoted = async (calls: readonly Call[]) => (await Promise.all(calls.map(unnoted))).flat()

describe.skipIf(!isSiteBuilt)('what pages are made from is noted', () => {
  beforeAll(async () => {
    for (const path of pages) await renderPage(path)
    await callPublicReads()
  })

  test('a table whose changes are notified has its topics here', async () => {
    const { rows } = await query(
      `select distinct tgrelid::regclass::text "table" from pg_trigger where tgfoid::regproc::text like 'note\\_%' order by 1`,
    )
    expect(rows.map(({ table }) => table)).toEqual(Object.keys(topicsOf).sort())
  })

  test('by each call that reads it, and no call reads a table that has no topic', async () => {
    expect(calls.length).toBeGreaterThan(pages.length)
    expect(await allUnnoted(calls)).toEqual([])
  })

  test.each(['home', 'texts', 'footer', 'settings', 'stores', 'categories', 'brands', 'search'])(
    'a service that forgot to note %s is found',
    async (forgotten) => {
      const without = calls.map((call) => ({ ...call, noted: call.noted.filter((topic) => topic !== forgotten) }))
      expect(await allUnnoted(without)).not.toEqual([])
    },
  )
  test('and so is one that forgot the products', async () => {
    const without = calls.map((call) => ({ ...call, noted: call.noted.filter((topic) => !ofProducts.test(topic)) }))
    expect(await allUnnoted(without)).not.toEqual([])
  })
})
