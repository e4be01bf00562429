/**
 * How long paying takes while 32 readers read pages, each the next one as soon as it has the one before, beside the same
 * when nobody reads. Once the pages come from memory, once each is a listing that nobody has asked for before. They take
 * turns; the readers are in a process of their own.
 *
 *   node --disable-warning=ExperimentalWarning test/bench/paying-beside-readers.ts [orders of each kind, 300 when left out]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { createBenchShoppers } from './bench-shoppers.ts'
import { openProductionShop } from '#test/production-shop.ts'

const orders = Number(process.argv[2] ?? 300)
const readers = 32
const rounds = 6
const atOnce = 4
const mostTimes = 3
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const readPages = `
  const { Agent, get } = require('node:http')
  const [port, readers, ...paths] = process.argv.slice(1)
  const agent = new Agent({ keepAlive: true, maxSockets: Number(readers) })
  let [asked, read] = [0, 0]
  const begun = Date.now()
  const next = () =>
    get({ port, path: paths[asked++ % paths.length].replace('NEW', (begun + asked) % 10_000_000), agent, headers: { 'accept-encoding': 'gzip' } }, (page) => {
      if (page.statusCode === 200) read++
      page.on('end', next).resume()
    })
  for (let each = 0; each < readers; each++) next()
  process.on('SIGTERM', () => process.stdout.write(String(read), () => process.exit()))`

const shop = await openProductionShop()
const client = new pg.Client({ connectionString: await readFile(join(shop.dataDir, 'postgres.url'), 'utf8') })
await client.connect()
const shoppers = await createBenchShoppers(shop.port, atOnce)

/** Milliseconds that each order takes, `atOnce` at a time. */
async function pay(presses: (() => Promise<void>)[]): Promise<number[]> {
  const times: number[] = []
  const lane = async (): Promise<void> => {
    for (let press = presses.pop(); press; press = presses.pop()) {
      const begun = performance.now()
      await press()
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return times
}

/** Has the pages read while the work is done; how many a second. */
async function whileRead(paths: readonly string[], work: () => Promise<unknown>): Promise<number> {
  const child = spawn(process.execPath, ['-e', readPages, String(shop.port), String(readers), ...paths], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const begun = performance.now()
  await new Promise((later) => setTimeout(later, 1000))
  await work()
  child.kill('SIGTERM')
  const [read] = (await once(child.stdout, 'data')) as [Buffer]
  return (Number(read) / (performance.now() - begun)) * 1000
}

const quantile = (values: readonly number[], part: number): number => values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1]!

try {
  const { rows } = await client.query<{ ean: string }>(
    `update stock_levels set on_hand = 100000 where variant_id in (
       select min(v.auto_id) from variants v join products p on p.auto_id = v.product_id where p.status = 'active'
       group by v.product_id order by 1 limit 10)
     returning (select ean from variants where auto_id = variant_id) ean`,
  )
  const ready = () =>
    Promise.all(Array.from({ length: Math.ceil(orders / rounds) }, (_, n) => shoppers.ready([rows[n % rows.length]!.ean])))
  await pay(await ready())
  const newListing = `/productlist/category/home?param=${encodeURIComponent('{"maxPriceCents":NEW}')}`
  const kinds = Object.entries({
    'pages from memory': ['/', '/productlist/category/home', await shop.aProduct()],
    'new listings': [newListing],
  })
  const quiet: number[] = []
  const beside = kinds.map(([kind, paths]) => ({ kind, paths, paid: [] as number[], pages: [] as number[] }))
  for (let round = 0; round < rounds; round++) {
    quiet.push(...(await pay(await ready())))
    for (const { paths, paid, pages } of beside) {
      const presses = await ready()
      pages.push(await whileRead(paths, async () => paid.push(...(await pay(presses)))))
    }
  }
  const figures = (times: readonly number[]) => `median ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`
  say(`quiet: ${figures(quiet)}`)
  for (const { kind, paid, pages } of beside) {
    const times = (quantile(paid, 0.99) / quantile(quiet, 0.99)).toFixed(2)
    say(`beside 32 readers of ${kind}, ${quantile(pages, 0.5).toFixed(0)} a second: ${figures(paid)}, ${times} × (at most ${mostTimes})`)
  }
} finally {
  shoppers.close()
  await client.end()
  await shop.close()
}
