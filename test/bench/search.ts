import { mkdtemp, rm, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCatalogue } from '#src/features/catalogue/server/catalogue.service.ts'
import { noFilters } from '#src/features/listing/rules/listing-query.ts'
import { createListing } from '#src/features/listing/server/listing.service.ts'
import { completeSearch } from '#src/features/search/server/search-index.service.ts'
import { createSearch } from '#src/features/search/server/search.service.ts'
import { migrateDatabase, openDatabase, type Database } from '#src/platform/db/database.ts'
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.ts'

// How many times `SELECT 1` a search costs in a shop of 100,000 products, each keyword asked for the first time.
// node --disable-warning=ExperimentalWarning test/bench/search.ts [products]

const count = Number(process.argv[2] ?? 100_000)
const targets = { search: 250, autocomplete: 80 }

/** Names from 3,000 made-up words, common ones far commoner than rare ones, as in any shop. */
const generate = `
  select setseed(0.5);
  create temp table words as
    select n, (array['ba','ce','di','fo','gu','ha','je','ki','lo','mu','na','pe','qui','ro','su','ta','ve','wi','xo','zu'])[1 + n % 20]
      || (array['n','r','l','s','t','m','d'])[1 + n / 20 % 7] || (array['ando','elle','ish','oft','ura','ent','ick','ost'])[1 + n / 140 % 8]
      || case when n >= 1120 then (array['er','ia','on'])[1 + n / 1120 % 3] else '' end word,
      chr(19968 + n * 6 % 8000) || chr(19968 + n * 7 % 8000) zh
    from generate_series(0, 2999) n;
  create index on words (n);
  analyze words;
  insert into brands (code, display_name, display_name_zh, aliases)
    select 'brand-' || i, initcap(a.word || ' ' || b.word), a.zh || b.zh, array[a.word || b.word]
    from generate_series(1, 1000) i join words a on a.n = i * 7 % 3000 join words b on b.n = i * 13 % 3000;
  insert into categories (code, level, name, name_zh) select 'category-' || n, 1, initcap(word), zh from words where n % 50 = 0;
  create temp table drawn as
    select n, floor(3000 * power(random(), 3))::int a, floor(3000 * power(random(), 3))::int b, floor(3000 * power(random(), 2))::int c,
      floor(200 * power(random(), 2))::int kind, floor(1000 * power(random(), 2))::int + 1 brand, floor(1000 * random())::int popularity
    from generate_series(1, ${count}) n;
  analyze drawn;
  insert into products (slug, brand_id, title, title_zh, product_type, product_type_zh, details, details_zh, popularity)
    select 'product-' || d.n, br.auto_id, initcap(a.word || ' ' || b.word || ' ' || k.word || ' ' || d.n % 100), a.zh || b.zh || k.zh,
      initcap(k.word), k.zh, c.word || ' ' || a.word, c.zh || a.zh, d.popularity
    from drawn d join words a on a.n = d.a join words b on b.n = d.b join words c on c.n = d.c join words k on k.n = d.kind
    join brands br on br.code = 'brand-' || d.brand;
  insert into product_categories (product_id, category_id)
    select p.auto_id, c.auto_id from products p join categories c on c.code = 'category-' || (p.auto_id % 60 * 50);
  insert into variants (product_id, position, ean, sku, option1, option1_zh)
    select p.auto_id, 1, (8880000000000 + p.auto_id)::text, 'SKU-' || p.auto_id, w.word, w.zh from products p join words w on w.n = p.auto_id % 40;
  insert into prices (variant_id, starts_at, price_cents) select auto_id, now() - interval '1 day', 1000 + auto_id % 50000 from variants;
  insert into locations (code, kind, name, name_zh) values ('warehouse', 'warehouse', 'Warehouse', '仓库');
  insert into stock_levels (variant_id, location_id, on_hand) select v.auto_id, l.auto_id, 5 from variants v, locations l;
  analyze`

const median = (sorted: number[]): number => sorted[Math.floor(sorted.length / 2)]!

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

interface Measured {
  keyword: string
  ms: number
}

async function measure(keywords: readonly string[], work: (keyword: string) => Promise<unknown>): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const keyword of keywords) measured.push({ keyword, ms: await timed(() => work(keyword)) })
  return measured.sort((a, b) => a.ms - b.ms)
}

function report(name: string, target: number, one: number, measured: Measured[]): void {
  const times = measured.map(({ ms }) => ms)
  const slowest = measured.slice(-4).toReversed().map(({ keyword, ms }) => `${keyword} ${(ms / one).toFixed(0)}`)
  process.stdout.write(`${name}: median ${(median(times) / one).toFixed(0)} ×, 95 % within ${(times[Math.floor(times.length * 0.95)]! / one).toFixed(0)} × (target ${target} ×); slowest ${slowest.join(', ')}\n`)
}

async function keywordsOf({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query('select title, title_zh, product_type from products where auto_id % 2003 = 0 order by auto_id limit 48')
  const typed = rows.flatMap(({ title, title_zh, product_type }: Record<string, string>, index) => {
    const [first, second] = title!.toLowerCase().split(' ') as [string, string]
    const misspelt = second.slice(0, 3) + second.slice(4)
    return [first, `${first} ${second}`, product_type!, title_zh!.slice(0, 2), title_zh!, `${first} ${second.slice(0, 4)}`, misspelt, first.slice(0, 2 + (index % 4))]
  })
  return [...new Set([...typed, 'b', 'be', 'ba', 'di', 'ta'])]
}

const folder = await mkdtemp(join(tmpdir(), 'bench-search-'))
await chmod(folder, 0o755)
const server = await startEmbeddedPostgres({ dataDir: folder, durable: false })
const database = openDatabase(server.url)
try {
  await migrateDatabase(database)
  const making = await timed(() => database.pool.query(generate))
  const indexing = await timed(() => completeSearch(database))
  process.stdout.write(`${count} products made in ${(making / 1000).toFixed(0)} s, indexed in ${(indexing / 1000).toFixed(0)} s\n`)
  await database.pool.query('vacuum analyze')
  const catalogue = createCatalogue()
  const search = createSearch(database, catalogue, createListing(database, catalogue))
  await search.rank('warm up')
  for (let n = 0; n < 200; n++) await database.pool.query('SELECT 1')
  const ones: number[] = []
  for (let n = 0; n < 500; n++) ones.push(await timed(() => database.pool.query('SELECT 1')))
  const one = median(ones.sort((a, b) => a - b))
  process.stdout.write(`SELECT 1: ${one.toFixed(3)} ms\n`)
  const keywords = await keywordsOf(database)
  const page = { filters: noFilters, sorting: 'relevance', pageNumber: 1, pageSize: 32, culture: 'en' } as const
  report('autocomplete', targets.autocomplete, one, await measure(keywords, (typed) => search.suggestions(typed, 'en')))
  report('search', targets.search, one, await measure(keywords, (keyword) => search.results(keyword, page)))
  report('ranking alone', targets.search, one, await measure(keywords, search.rank))
} finally {
  await database.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
