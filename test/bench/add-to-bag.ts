/**
 * What adding to the bag costs over HTTP, with its pricing, beside the bare SQL that it needs: the same rows read and
 * written by prepared statements on one connection, with the same commit. They take turns, so that what else the
 * machine does hits both.
 *
 *   node --disable-warning=ExperimentalWarning test/bench/add-to-bag.ts [adds, 400 when left out]
 */
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { findProducts } from '#src/features/catalogue/server/catalogue.store.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { statementsOf } from '#test/statements.ts'
import { openProductionShop } from '#test/production-shop.ts'

const adds = Number(process.argv[2] ?? 400)
const warming = 100
const most = 4
const linesOfBag = 5
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const at = (sorted: readonly number[], part: number): number => sorted[Math.floor(sorted.length * part)]!

const shop = await openProductionShop()
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Adds one piece; returns the cookie of a guest who had none. */
function add(ean: string, cookie: string | null): Promise<string | null> {
  const body = JSON.stringify({ ean, quantity: 1 })
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...(cookie && { cookie }) }
    const sent = request({ port: shop.port, path: '/api/ProductDetail/AddToCart', method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${response.statusCode} ${text}`))
        resolve(response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie)
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const client = new pg.Client({ connectionString: await readFile(join(shop.dataDir, 'postgres.url'), 'utf8') })
await client.connect()
const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values })

/** What adding an item has to read and write: session, cart, lines, goods with those of gifts and offers, uses, the line. */
async function bareSql(
  goods: string,
  cart: { id: number; session: string },
  variantId: number,
  ids: number[],
  eans: string[],
): Promise<void> {
  await run('session', 'select last_seen_at, member_id from sessions where id_hash = $1', [cart.session])
  await client.query('begin')
  await run('cart', `select * from carts where session_id = $1 and status = 'active' for update`, [cart.session])
  await run('lines', 'select auto_id, variant_id, quantity, offered_by from cart_lines where cart_id = $1 order by auto_id', [cart.id])
  await run('goods', goods, [ids, eans])
  await run('uses', 'select promotion_id, count(*) from promotion_uses where session_id = $1 group by 1', [cart.session])
  await run(
    'line',
    `insert into cart_lines (cart_id, variant_id, quantity) values ($1, $2, 1)
      on conflict (cart_id, variant_id, offered_by) do update set quantity = excluded.quantity returning auto_id`,
    [cart.id, variantId],
  )
  await client.query('commit')
}

try {
  const { rows: items } = await client.query<{ ean: string; id: number }>(
    `select v.ean, v.auto_id id from variants v join products p on p.auto_id = v.product_id join stock_levels s on s.variant_id = v.auto_id
      where p.status = 'active' group by 1, 2 having sum(s.on_hand) > 3 order by 2 limit 60`,
  )
  const { rows: given } = await client.query<{ ean: string }>(
    `select distinct jsonb_path_query(data, '$.**.sku') #>> '{}' ean from promotions where data::text ~ '"sku"'`,
  )
  const orm = drizzle(client) as unknown as Orm
  const goods = (await statementsOf(() => findProducts(orm, { ids: [1], eans: ['1'] })))[0]!.text
  let cookie: string | null = null
  let bag: { id: number; session: string; ids: number[] } = { id: 0, session: '', ids: [] }
  const [http, bare]: [number[], number[]] = [[], []]
  for (let n = 0; n < warming + adds; n++) {
    const item = items[n % items.length]!
    if (n % linesOfBag === 0) cookie = await add(item.ean, null)
    else {
      const taken = await msOf(() => add(item.ean, cookie))
      if (n >= warming) http.push(taken)
    }
    const { rows } = await client.query(
      `select c.auto_id id, c.session_id session, array_agg(l.variant_id) ids from carts c join cart_lines l on l.cart_id = c.auto_id group by 1, 2 order by c.created_at desc limit 1`,
    )
    bag = rows[0]
    const bareMs = await msOf(() => bareSql(goods, bag, item.id, bag.ids, [...given.map(({ ean }) => ean), item.ean]))
    if (n >= warming && n % linesOfBag !== 0) bare.push(bareMs)
  }
  const [ofHttp, ofBare] = [http.toSorted((a, b) => a - b), bare.toSorted((a, b) => a - b)]
  const ratio = at(ofHttp, 0.5) / at(ofBare, 0.5)
  say(`Add to bag over HTTP: median ${at(ofHttp, 0.5).toFixed(2)} ms, 95 % within ${at(ofHttp, 0.95).toFixed(2)} ms`)
  say(`The bare SQL it needs: median ${at(ofBare, 0.5).toFixed(2)} ms, 95 % within ${at(ofBare, 0.95).toFixed(2)} ms`)
  say(`${ratio.toFixed(2)} × (at most ${most} ×)`)
  if (ratio > most) process.exitCode = 1
} finally {
  agent.destroy()
  await client.end()
  await shop.close()
}
