/**
 * What a page costs that nobody has asked for before: processor time of the shop's process, compression included, without
 * PostgreSQL's. Beside it a bare Fastify server in a process of its own, which reads the same product by one statement and
 * answers with its JSON. Both take turns, one request each, so that what else the machine does hits both.
 *
 *   node --disable-warning=ExperimentalWarning test/bench/new-pages.ts [pages of each kind, 200 when left out]
 *
 * A process renders some hundred pages before V8 has compiled what they need; a thousand listings come first, and of each kind as
 * many as are measured. What the first two hundred cost is said as well: so much does a page cost after a start.
 *
 * The site has to be built. The processor time is read from /proc, so it runs on Linux.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#src/platform/db/embedded-postgres.ts'
import { openProductionShop } from '#test/production-shop.ts'

const count = Number(process.argv[2] ?? 200)
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const departments = ['home', 'kitchen', 'women', 'men', 'beauty', 'kids', 'food', 'gifts']

const bareServer = `
  import Fastify from 'fastify'
  import pg from 'pg'
  const [url, port] = process.argv.slice(-2)
  const pool = new pg.Pool({ connectionString: url })
  const app = Fastify()
  app.get('/product/:slug', async ({ params }) => {
    const { rows } = await pool.query({ name: 'product', text: "select to_json(p) product, to_json(b) brand, (select json_agg(v) from variants v where v.product_id = p.auto_id) variants, (select json_agg(i) from product_images i where i.product_id = p.auto_id) images from products p join brands b on b.auto_id = p.brand_id where p.slug = $1", values: [params.slug] })
    return rows[0]
  })
  await app.listen({ port: Number(port), host: '127.0.0.1' })
  process.send('listening')`

/** Milliseconds that a process has used of processors so far, in all its threads. */
function processorMs({ pid }: ChildProcess): number {
  const tasks = readdirSync(`/proc/${pid}/task`)
  const used = tasks.map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]))
  return used.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6
}

async function costOf(child: ChildProcess, url: string): Promise<number> {
  const before = processorMs(child)
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  // What is compiled or freed on other threads right after belongs to the page.
  await wait(5)
  return processorMs(child) - before
}

async function costsOf(child: ChildProcess, urlOf: (n: number) => string, pages: number): Promise<number[]> {
  const costs: number[] = []
  for (let n = 0; n < pages; n++) costs.push(await costOf(child, urlOf(n)))
  return costs
}

const at = (times: readonly number[], share: number): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!

const shop = await openProductionShop()
const barePort = await freePort()
const database = readFileSync(join(shop.dataDir, 'postgres.url'), 'utf8').trim()
const bare = spawn(process.execPath, ['--input-type=module', '-e', bareServer, database, String(barePort)], {
  cwd: join(import.meta.dirname, '..', '..'),
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
try {
  await new Promise((listening) => bare.once('message', listening))
  const list = await (await fetch(`${shop.origin}/sitemap/products-1.xml`)).text()
  const products = [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  const words = [...new Set(products.flatMap((path) => path.split('/').at(-1)!.split('-')))].filter((word) => /^[a-z]{3,}$/.test(word))
  const kinds: Record<string, (n: number) => string> = {
    product: (n) => products[n % products.length]! + (n < products.length ? '' : '?lang=zh'),
    listing: (n) =>
      `/productlist/category/${departments[n % departments.length]}?param=${encodeURIComponent(JSON.stringify({ minPriceCents: 1 + n }))}`,
    search: (n) => `/search?keyword=${words[n % words.length]}%20${words[(n * 7 + 1) % words.length]}`,
  }
  const first = await costsOf(shop.process, (n) => shop.origin + kinds['listing']!(5000 + n), 200)
  await costsOf(shop.process, (n) => shop.origin + kinds['listing']!(10_000 + n), 800)
  say(`the first 200 listings after a start: ${at(first, 0.5).toFixed(1)} ms (99th ${at(first, 0.99).toFixed(1)})`)
  for (const [kind, pathOf] of Object.entries(kinds)) {
    const [ours, theirs]: [number[], number[]] = [[], []]
    // The first half warms up what is compiled and planned.
    for (let n = 0; n < 2 * count; n++) {
      const mine = await costOf(shop.process, shop.origin + pathOf(n))
      const its = await costOf(bare, `http://127.0.0.1:${barePort}${products[n % products.length]}`)
      if (n < count) continue
      ours.push(mine)
      theirs.push(its)
    }
    const ratio = at(ours, 0.5) / at(theirs, 0.5)
    say(
      `${kind}: ${at(ours, 0.5).toFixed(1)} ms (99th ${at(ours, 0.99).toFixed(1)}), bare ${at(theirs, 0.5).toFixed(2)} ms, ${ratio.toFixed(1)} ×`,
    )
  }
} finally {
  bare.kill()
  await shop.close()
}
