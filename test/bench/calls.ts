/**
 * What a call of the API costs: processor time of the shop's process and of PostgreSQL's together. Beside it a bare Fastify
 * server in a process of its own, whose routes run only the SQL that such a call can't do without. They take turns,
 * one call each, so that what else the machine does hits both; then 32 callers ask at once.
 *
 *   node --disable-warning=ExperimentalWarning test/bench/calls.ts [calls of each kind, 200 when left out]
 *
 * The site has to be built. The processor time is read from /proc, so it runs on Linux.
 */
import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#src/platform/db/embedded-postgres.ts'
import { openProductionShop } from '#test/production-shop.ts'

const count = Number(process.argv[2] ?? 200)
const atOnce = 32
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const departments = ['home', 'kitchen', 'women', 'men', 'beauty', 'kids', 'food', 'gifts']

const bareServer = `
  import Fastify from 'fastify'
  import pg from 'pg'
  import { randomBytes } from 'node:crypto'
  const [url, port] = process.argv.slice(-2)
  const pool = new pg.Pool({ connectionString: url, application_name: 'bare' })
  const run = (name, text, values) => pool.query({ name, text, values }).then(({ rows }) => rows)
  const product = "select to_json(p) product, to_json(b) brand, (select json_agg(v) from variants v where v.product_id = p.auto_id) variants, (select json_agg(i) from product_images i where i.product_id = p.auto_id) images from products p join brands b on b.auto_id = p.brand_id where "
  const app = Fastify()
  app.get('/home', () => run('home', 'select to_json(b) from content_blocks b union all select to_json(b) from content_banners b', []))
  app.get('/product', ({ query }) => run('product', product + 'p.slug = $1', [query.slug]))
  app.get('/listing', ({ query }) => run('listing', product + 'p.auto_id in (select product_id from product_categories pc join categories c on c.auto_id = pc.category_id where c.code = $1 or c.parent_id = (select auto_id from categories where code = $1)) and exists (select from variants v join prices r on r.variant_id = v.auto_id where v.product_id = p.auto_id and r.price_cents >= $2) order by p.rank desc limit 32', [query.code, Number(query.min)]))
  app.get('/search', ({ query }) => run('search', product + "p.auto_id in (select product_id from search_documents where lexemes @@ $1::tsquery) order by p.rank desc limit 32", [query.words.split(' ').map((word) => "'" + word + "'").join(' | ')]))
  app.post('/bag', async ({ query }) => {
    const client = await pool.connect()
    try {
      const hash = randomBytes(32).toString('base64url')
      await client.query('begin')
      await client.query({ name: 'bag', text: "with s as (insert into sessions (id_hash) values ($1) returning id_hash), c as (insert into carts (auto_id, session_id) select (random() * 2000000000)::int, id_hash from s returning auto_id) insert into cart_lines (cart_id, variant_id, quantity) select c.auto_id, v.auto_id, 1 from c, variants v where v.ean = $2", values: [hash, query.ean] })
      const { rows } = await client.query({ name: 'bagged', text: product + 'p.auto_id = (select product_id from variants where ean = $1)', values: [query.ean] })
      await client.query('commit')
      return rows
    } finally {
      client.release()
    }
  })
  await app.listen({ port: Number(port), host: '127.0.0.1' })
  process.send('listening')`

interface Ask {
  path: string
  body?: object
}
interface Kind {
  ours(n: number): Ask
  bare(n: number): Ask
}

const lastKnown = new Map<number, number>()

/** Milliseconds that processes have used of processors so far, in all their threads; of one that has ended what was last known. */
const processorMs = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + ofOne(pid), 0)

function ofOne(pid: number): number {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`).map((task) => readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8'))
    const used = tasks.reduce((sum, line) => sum + Number(line.split(' ')[0]), 0) / 1e6
    lastKnown.set(pid, used)
    return used
  } catch {
    return lastKnown.get(pid) ?? 0
  }
}

async function send(origin: string, { path, body }: Ask): Promise<void> {
  const headers = { 'content-type': 'application/json', origin }
  const response = await fetch(origin + path, body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
}

const at = (times: readonly number[], share: number): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!

const shop = await openProductionShop()
const databaseUrl = readFileSync(join(shop.dataDir, 'postgres.url'), 'utf8').trim()
const barePort = await freePort()
const bare = spawn(process.execPath, ['--input-type=module', '-e', bareServer, databaseUrl, String(barePort)], {
  cwd: join(import.meta.dirname, '..', '..'),
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()

/** The processes of one side: its own, and PostgreSQL's that serve it. */
async function pidsOf(own: number, isBare: boolean): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and (application_name = 'bare') = $1`,
    [isBare],
  )
  return [own, ...rows.map(({ pid }) => pid)]
}

async function costOf(pids: readonly number[], work: () => Promise<unknown>): Promise<number> {
  const before = processorMs(pids)
  await work()
  await wait(2)
  return processorMs(pids) - before
}

try {
  await new Promise((listening) => bare.once('message', listening))
  const { rows: goods } = await client.query<{ slug: string; ean: string; word: string }>(
    `select p.slug, (array_agg(v.ean order by s.on_hand - s.held desc))[1] ean, split_part(p.slug, '-', 1) word from products p join variants v on v.product_id = p.auto_id join stock_levels s on s.variant_id = v.auto_id
      where p.status = 'active' and p.published group by p.auto_id having max(s.on_hand - s.held) > 3 order by p.auto_id`,
  )
  const one = (n: number) => goods[n % goods.length]!
  const list = (n: number, min: number) =>
    `/api/Product/GetProductsByCategory?parentCategoryCode=${departments[n % departments.length]}&minPriceCents=${min}`
  const kinds: Record<string, Kind> = {
    home: { ours: () => ({ path: '/api/ContentPage/GetHomePage' }), bare: () => ({ path: '/home' }) },
    'listing, the same': { ours: () => ({ path: list(0, 100) }), bare: () => ({ path: '/listing?code=home&min=100' }) },
    'listing, other filters': {
      ours: (n) => ({ path: list(n, 100 + n) }),
      bare: (n) => ({ path: `/listing?code=${departments[n % departments.length]}&min=${100 + n}` }),
    },
    'search, other words': {
      ours: (n) => ({ path: `/api/Product/SearchProducts?keyword=${one(n).word}%20${one(n * 7 + 1).word}&minPriceCents=${n}` }),
      bare: (n) => ({ path: `/search?words=${one(n).word}%20${one(n * 7 + 1).word}` }),
    },
    'product, the same': {
      ours: () => ({ path: `/api/ProductDetail/GetProductDetail/${one(0).slug}` }),
      bare: () => ({ path: `/product?slug=${one(0).slug}` }),
    },
    'product, another': {
      ours: (n) => ({ path: `/api/ProductDetail/GetProductDetail/${one(n).slug}` }),
      bare: (n) => ({ path: `/product?slug=${one(n).slug}` }),
    },
    'bag, a new one': {
      ours: (n) => ({ path: '/api/ProductDetail/AddToCart', body: { ean: one(n).ean, quantity: 1 } }),
      bare: (n) => ({ path: `/bag?ean=${one(n).ean}`, body: {} }),
    },
  }
  for (const [name, kind] of Object.entries(kinds)) {
    const sides = [
      { times: [] as number[], ask: kind.ours, origin: shop.origin, own: shop.process.pid!, isBare: false },
      { times: [] as number[], ask: kind.bare, origin: `http://127.0.0.1:${barePort}`, own: bare.pid!, isBare: true },
    ] as const
    // The first half warms up what is compiled and planned.
    for (let n = 0; n < 2 * count; n++) {
      for (const { times, ask, origin, own, isBare } of sides) {
        const pids = n < count ? [] : await pidsOf(own, isBare)
        const cost = await costOf(pids, () => send(origin, ask(n)))
        if (n >= count) times.push(cost)
      }
    }
    // Every answer about products is made from their brands: all are made anew.
    await client.query(`insert into changes (topic) values ('brands')`)
    const together: number[] = []
    const all = Math.min(4 * count, goods.length)
    for (const { ask, origin, own, isBare } of sides) {
      const pids = await pidsOf(own, isBare)
      let next = 0
      const lane = async (): Promise<void> => {
        while (next < all) await send(origin, ask(2 * count + next++))
      }
      together.push((await costOf(pids, () => Promise.all(Array.from({ length: atOnce }, lane)))) / all)
    }
    const said = sides.map(
      ({ times }, side) => `${at(times, 0.5).toFixed(2)} ms (99th ${at(times, 0.99).toFixed(2)}), ${together[side]!.toFixed(2)} ms at once`,
    )
    say(`${name}: ${said[0]}; bare ${said[1]}; ${(at(sides[0].times, 0.5) / at(sides[1].times, 0.5)).toFixed(2)} ×`)
  }
} finally {
  await client.end()
  bare.kill()
  await shop.close()
}
