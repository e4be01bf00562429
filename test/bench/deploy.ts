/**
 * How long readers wait while a new process of the shop takes over from an old one: it starts beside it, gets the readers once it
 * says that it is ready, and the old one ends. Once with the pages most asked for in the database, and once without any,
 * in turns.
 *
 *   node --disable-warning=ExperimentalWarning test/bench/deploy.ts [rounds, 3 when left out]
 *
 * The site has to be built.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openSecondProcess, type SecondProcess } from '#test/second-process.ts'
import { openProductionShop } from '#test/production-shop.ts'

const rounds = Number(process.argv[2] ?? 3)
const readers = 4
const pauseMs = 25
const beforeMs = 3000
const afterMs = 6000
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const at = (times: readonly number[], share: number): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!

// The first shop only lends its database and its list of products.
const base = await openProductionShop()
const databaseUrl = readFileSync(join(base.dataDir, 'postgres.url'), 'utf8').trim()
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
const list = await (await fetch(`${base.origin}/sitemap/products-1.xml`)).text()
const products = [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
const departments = ['home', 'kitchen', 'women', 'men', 'beauty', 'kids', 'food', 'gifts'].map((code) => `/productlist/category/${code}`)
const paths = ['/', '/branddirectory', ...departments, ...products.slice(0, 70)]
const open = (): Promise<SecondProcess> => openSecondProcess(databaseUrl, { variables: { NODE_ENV: 'development' } })

async function ready({ url }: SecondProcess): Promise<void> {
  while ((await fetch(`${url}/readyz`)).status !== 200) await wait(50)
}

/** Milliseconds that readers waited around one deploy. */
async function deploy(): Promise<number[]> {
  let current = await open()
  await ready(current)
  for (const path of paths) await current.page(path)
  const waited: number[] = []
  const over = new AbortController()
  let next = 0
  const read = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const begun = performance.now()
      await (await fetch(current.url + paths[next++ % paths.length]!)).arrayBuffer()
      waited.push(performance.now() - begun)
      await wait(pauseMs)
    }
  }
  const reading = Array.from({ length: readers }, read)
  await wait(beforeMs)
  const old = current
  const young = await open()
  await ready(young)
  current = young
  await wait(200)
  await old.close()
  await wait(afterMs)
  over.abort()
  await Promise.all(reading)
  await young.close()
  return waited
}

try {
  // Somebody has read the pages before, and their process has stored what they asked for.
  const before = await open()
  for (let time = 0; time < 2; time++) for (const path of paths) await before.page(path)
  await before.close()
  const { rows: stored } = await client.query<{ path: string; culture: string; weight: number }>(
    'select path, culture, weight from asked_pages',
  )
  say(`${stored.length} pages are stored as asked for`)
  const all: Record<'with' | 'without', number[]> = { with: [], without: [] }
  for (let round = 0; round < rounds; round++) {
    for (const kind of ['without', 'with'] as const) {
      await client.query('delete from asked_pages')
      if (kind === 'with')
        await client.query(
          'insert into asked_pages (path, culture, weight) select path, culture, weight from json_to_recordset($1) t (path text, culture text, weight float8)',
          [JSON.stringify(stored)],
        )
      all[kind].push(...(await deploy()))
    }
  }
  for (const [kind, waited] of Object.entries(all))
    say(
      `${kind} the pages most asked for: ${waited.length} answers, median ${at(waited, 0.5).toFixed(1)} ms, 99 % within ${at(waited, 0.99).toFixed(0)} ms, longest ${Math.max(...waited).toFixed(0)} ms`,
    )
} finally {
  await client.end()
  await base.close()
}
