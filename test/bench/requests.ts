import type { Database } from '#src/platform/db/database.ts'
import { openBenchShop, inSeconds, load, say, timed, type BenchShop } from './bench-shop.ts'

// The cost of the shop's hottest requests beside `SELECT 1`; no request is sent twice. See README.md.
// node --disable-warning=ExperimentalWarning test/bench/requests.ts [products] [--fresh] [--seed=1] [--only=listing,search]

const requestsOfEach = 200
const warming = 1000
const targets = { listing: 200, search: 250, autocomplete: 80, product: 40, brandRail: null, goesWith: null }
type Kind = keyof typeof targets

const [products = 100_000] = process.argv
  .slice(2)
  .filter((each) => /^\d+$/.test(each))
  .map(Number)
const option = (name: string) => process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1]
const seed = Number(option('seed') ?? 1)
const kinds = (option('only')?.split(',') ?? Object.keys(targets)) as Kind[]

const at = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!

const medianOf = (times: readonly number[]): number =>
  at(
    times.toSorted((a, b) => a - b),
    0.5,
  )

async function times(count: number, work: (n: number) => Promise<unknown>): Promise<void> {
  for (let n = 0; n < count; n++) await work(n)
}

interface Known {
  slug: string
  title: string
  title_zh: string
  type: string
  brand: string
  brand_code: string
  brand_zh: string
  ean: string
}

interface Requests {
  categories: { code: string; level: number }[]
  known: Known[]
}

/** The subjects of requests: every category, and products from the whole catalogue. */
async function askable({ pool }: Database): Promise<Requests> {
  const categories = await pool.query('select code, level from categories order by auto_id')
  const known = await pool.query(
    `select p.slug, p.title, p.title_zh, p.product_type "type", b.display_name brand, b.code brand_code, b.display_name_zh brand_zh, v.ean
      from generate_series(0, $1 - 1) n join products p on p.auto_id = 1 + (n * 7919 + 13) * $2::bigint % $3
      join brands b on b.auto_id = p.brand_id join variants v on v.product_id = p.auto_id and v.position = 1 where p.status = 'active' order by n`,
    [2 * (requestsOfEach + warming), 104_729, products],
  )
  return { categories: categories.rows, known: known.rows }
}

const sortings = ['bestseller', 'newest', 'priceUp', 'priceDown', 'discount', 'name']
const query = (values: Record<string, string | number | undefined>): string =>
  new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))).toString()

/** Half of them departments and groups, half single kinds; half with one to three filters; every sort, the first pages. */
function listingRequest({ categories, known }: Requests, n: number): string {
  const wide = categories.filter(({ level }) => level < 3)
  const narrow = categories.filter(({ level }) => level === 3)
  const from = n % 2 === 0 ? wide : narrow
  const filters = [
    {},
    { BrandCodes: known[n]!.brand_code },
    {},
    { Attributes: 'colour:black,colour:navy', Availability: 'in-stock' },
    {},
    { maxPriceCents: 10_000 },
    {},
    { Attributes: 'material:linen', Offers: 'sale', minPriceCents: 3000 },
  ][(n >> 1) % 8]
  return `/api/Product/GetProductsByCategory?${query({ parentCategoryCode: from[(n >> 1) % from.length]!.code, SortBy: sortings[n % 6], pageNo: 1 + (n % 3), pageSize: [32, 48, 32, 126][n % 4], ...filters })}`
}

/** Keywords as shoppers type them: kinds, brands, two words, Chinese, the beginning of a word, a typing error, an article number. */
function keyword({ title, title_zh, type, brand, brand_zh, ean }: Known, n: number): string {
  const words = title.toLowerCase().split(' ')
  const slip = type.length > 5 ? type.slice(0, 3) + type.slice(4) : `${type}s`
  const ways = [
    type,
    words.slice(0, 2).join(' '),
    title_zh.slice(0, 4),
    `${words[1]} ${type}`,
    brand,
    words[0]!,
    `${words.at(-1)} ${words[1]!.slice(0, 4)}`,
    slip,
    brand_zh,
    title_zh.slice(-2),
    ean,
    `${brand} ${type}`,
  ]
  return ways[n % ways.length]!.toLowerCase().slice(0, 50)
}

/** The same texts at some key press, from the first letter on. */
const beginning = (text: string, n: number): string => text.slice(0, Math.max(1, Math.min(text.length, 1 + (n % 7))))

const pathsOf: Record<Kind, (from: Requests, n: number) => string> = {
  listing: listingRequest,
  search: ({ known }, n) => `/api/Product/SearchProducts?${query({ keyword: keyword(known[n]!, n) })}`,
  autocomplete: ({ known }, n) => `/api/Product/GetSearchTermAutocomplete?${query({ SearchText: beginning(keyword(known[n]!, n), n) })}`,
  product: ({ known }, n) => `/api/ProductDetail/GetProductDetail/${known[n]!.slug}`,
  brandRail: ({ known }, n) => `/api/Product/GetProductsFromBrand?${query({ brandCode: known[n]!.brand_code, besides: known[n]!.slug })}`,
  goesWith: ({ known }, n) => `/cart/GetProductCrossSellList?${query({ ean: known[n]!.ean })}`,
}

async function measure(shop: BenchShop, kind: Kind, requests: Requests): Promise<void> {
  const measured: { path: string; ms: number }[] = []
  const ask = async (n: number) => {
    const path = pathsOf[kind](requests, n)
    const ms = await timed(async () => {
      const { statusCode, body } = await shop.get(path)
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`)
    })
    measured.push({ path, ms })
  }
  const shortest: number[] = []
  const select1 = async () => shortest.push(await timed(() => shop.database.pool.query('SELECT 1')))
  const ones = 1000
  const workedOnOne = (await shop.processor(() => times(ones, () => shop.database.pool.query('SELECT 1')))) ?? Number.NaN
  let worked = 0
  for (let from = 0; from < requestsOfEach; from += 20) {
    // They run in a batch between the requests: under the same load, but as quick as possible.
    await times(40, select1)
    worked += (await shop.processor(() => times(20, (n) => ask(from + n)))) ?? Number.NaN
  }
  const one = medianOf(shortest)
  const taken = measured.map(({ ms }) => ms).sort((a, b) => a - b)
  const median = at(taken, 0.5)
  // On a busy machine long requests are delayed and short ones are not; their processor time is the same under any load.
  const byProcessor = worked / requestsOfEach / (workedOnOne / ones)
  say(
    `${kind.padEnd(12)} ${(median / one).toFixed(0).padStart(4)} × (target ${targets[kind] ?? 'none'} ×), 95 % within ${(at(taken, 0.95) / one).toFixed(0)} ×, 99 % within ${(at(taken, 0.99) / one).toFixed(0)} ×; median ${median.toFixed(2)} ms, SELECT 1 ${one.toFixed(3)} ms, load ${load()}; by processor time ${byProcessor.toFixed(0)} ×, ${(worked / requestsOfEach).toFixed(2)} ms`,
  )
  if (process.argv.includes('--slowest')) {
    for (const { path, ms } of measured.sort((a, b) => b.ms - a.ms).slice(0, 12))
      say(`    ${(ms / one).toFixed(0).padStart(5)} × ${decodeURIComponent(path)}`)
  }
}

const shop = await openBenchShop({
  products,
  seed,
  withSearch: kinds.some((kind) => kind === 'search' || kind === 'autocomplete'),
  fresh: process.argv.includes('--fresh'),
})
try {
  say(
    `First reading of the index: ${inSeconds(await timed(() => shop.listing.catchUp()))}, then ${Math.round(process.memoryUsage().rss / 1e6)} MB in use`,
  )
  const from = await askable(shop.database)
  // Other requests run first, so that compiling code and planning statements is not measured.
  for (const kind of kinds) for (let n = 0; n < warming; n++) await shop.get(pathsOf[kind](from, requestsOfEach + n))
  for (const kind of kinds) await measure(shop, kind, from)
} finally {
  await shop.close()
}
