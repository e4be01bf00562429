import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { openBenchShop, say } from './bench-shop.ts'

// Writes the query plans of the statements of the hottest requests. See README.md.
// node --disable-warning=ExperimentalWarning test/bench/plans.ts [products]

const products = Number(process.argv[2] ?? 100_000)
const folder = join(import.meta.dirname, 'plans')

const requests: Record<string, string[]> = {
  listing: ['/api/Product/GetProductsByCategory?parentCategoryCode=women'],
  search: ['linen dress', 'dress', 'blous', 'lotoin', '衣裙'].map(
    (keyword) => `/api/Product/SearchProducts?keyword=${encodeURIComponent(keyword)}`,
  ),
  autocomplete: ['s', 'ser', 'linen d', '衣'].map(
    (typed) => `/api/Product/GetSearchTermAutocomplete?SearchText=${encodeURIComponent(typed)}`,
  ),
  product: ['/api/ProductDetail/GetProductDetail/product-7', '/api/ProductDetail/GetProductDetail/product-777'],
}

interface Asked {
  name?: string
  text: string
  values?: unknown[]
}

const asked: Asked[] = []
const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [first, second] = args
  if (typeof first === 'object' && first !== null && 'text' in first) asked.push({ values: second as unknown[], ...(first as Asked) })
  return query.apply(this, args)
} as typeof pg.Client.prototype.query

/** A value as an SQL literal; numbers, texts and lists of them. */
function literal(value: unknown): string {
  if (Array.isArray(value))
    return literal(`{${value.map((each) => (typeof each === 'string' ? JSON.stringify(each) : String(each))).join(',')}}`)
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  return String(value)
}

const shop = await openBenchShop({ products })
const client = new pg.Client({ connectionString: shop.database.pool.options.connectionString })
await client.connect()
try {
  await mkdir(folder, { recursive: true })
  await shop.listing.catchUp()
  await client.query(`set max_parallel_workers_per_gather = 0; set plan_cache_mode = force_generic_plan`)
  for (const [kind, paths] of Object.entries(requests)) {
    const parts: string[] = []
    for (const path of paths) {
      await shop.get(path)
      asked.length = 0
      await shop.get(path)
      parts.push(`=== ${decodeURIComponent(path)}`)
      for (const { name, text, values = [] } of asked.splice(0))
        parts.push(
          `--- ${name ?? text.trim().replace(/\s+/g, ' ')} (${values.map(literal).join(', ').slice(0, 300)})`,
          ...(await planOf(name, text, values)),
          '',
        )
    }
    await writeFile(join(folder, `${kind}.txt`), `${products.toLocaleString('en')} products\n\n${parts.join('\n')}`)
    say(`plans/${kind}.txt`)
  }
} finally {
  await client.end()
  await shop.close()
}

/** Runs each statement twice, so that the plan shows reads from memory; named statements run as prepared ones. */
async function planOf(name: string | undefined, text: string, values: unknown[]): Promise<string[]> {
  const isSearch = name?.startsWith('search-') ?? false
  await client.query(`set enable_seqscan = ${isSearch ? 'off' : 'on'}`)
  await client.query(`prepare planned as ${text}`)
  const execute = `execute planned${values.length > 0 ? `(${values.map(literal).join(', ')})` : ''}`
  await client.query(execute)
  const { rows } = await client.query(`explain (analyze, timing off, buffers, settings off) ${execute}`)
  await client.query('deallocate planned')
  return rows.map((row) => row['QUERY PLAN'])
}
