/**
 * Orders a second, with holds, pricing, ledger and a charge at the bank, beside the transactions of TPC-B that pgbench
 * does on the same server in the same run, as many at a time. They take turns, so that what else the machine does hits both;
 * each waits until the mails of the orders before are out, which count towards the processor's time.
 *
 *   node --disable-warning=ExperimentalWarning test/bench/orders.ts [orders, 480 when left out] [articles in each, 1 when left out]
 */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { createBenchShoppers } from './bench-shoppers.ts'
import { openMailSink } from './mail-sink.ts'
import { openProductionShop } from '#test/production-shop.ts'

const orders = Number(process.argv[2] ?? 480)
const articles = Number(process.argv[3] ?? 1)
const atOnce = 16
/** Of TPC-B; orders are of as many articles, so that both wait for rows of others as often. */
const branches = 10
const rounds = 3
const leastShare = 0.15
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const run = promisify(execFile)
const pathWithPgbench = [process.env.PATH, ...[18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin`)].join(delimiter)

const sink = await openMailSink()
const shop = await openProductionShop({ smtpUrl: sink.url })
const shoppers = await createBenchShoppers(shop.port, atOnce)

/** Does the work `times` times, `atOnce` at a time; how many a second. */
async function aSecond(times: number, work: (n: number) => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < times) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return (times / (performance.now() - begun)) * 1000
}

/** Transactions of TPC-B a second, from pgbench; null where there is none. */
async function tpcB(url: string, seconds: number): Promise<number | null> {
  const env = { ...process.env, PATH: pathWithPgbench }
  const options = ['-c', String(atOnce), '-j', '2', '-T', String(seconds), '-n', url]
  const { stdout } = await run('pgbench', options, { env }).catch(() => ({ stdout: '' }))
  const found = /tps = ([\d.]+)/.exec(stdout)
  return found ? Number(found[1]) : null
}

/** Milliseconds of processor that the shop's process and PostgreSQL's have used so far; null where the system does not say (it does on Linux). */
async function processorMs(): Promise<{ shop: number; postgres: number } | null> {
  const usedBy = async (pid: number): Promise<number> => {
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  }
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()')
  try {
    const [ofShop, ...ofPostgres] = await Promise.all([shop.process.pid!, ...rows.map(({ pid }) => pid)].map(usedBy))
    return { shop: ofShop!, postgres: ofPostgres.reduce((sum, ms) => sum + ms, 0) }
  } catch {
    return null
  }
}

const client = new pg.Client({ connectionString: await readFile(join(shop.dataDir, 'postgres.url'), 'utf8') })
await client.connect()
try {
  await client.query('create database tpcb')
  const tpcbUrl = Object.assign(new URL(await readFile(join(shop.dataDir, 'postgres.url'), 'utf8')), { pathname: '/tpcb' }).href
  await run('pgbench', ['-i', '-s', String(branches), '-q', tpcbUrl], { env: { ...process.env, PATH: pathWithPgbench } }).catch(() =>
    say('There is no pgbench here: orders stand alone'),
  )
  // Of gifts too there are enough, or orders that were quoted with one would be refused.
  await client.query('update stock_levels set on_hand = 100000')
  const { rows: items } = await client.query<{ ean: string }>(
    `select ean from variants where auto_id in (
       select min(v.auto_id) from variants v join products p on p.auto_id = v.product_id where p.status = 'active'
       group by v.product_id order by 1 limit ${Math.max(branches, articles)})`,
  )
  const eans = items.map(({ ean }) => ean)
  const shares: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const ready = await Promise.all(
      Array.from({ length: Math.ceil(orders / rounds) }, (_, n) =>
        shoppers.ready(Array.from({ length: articles }, (_, i) => eans[(n + i) % eans.length]!)),
      ),
    )
    const before = await processorMs()
    const mailed = sink.taken() + ready.length
    const rate = await aSecond(ready.length, (n) => ready[n]!())
    while (sink.taken() < mailed) await delay(10)
    const after = await processorMs()
    const used = before && after && [after.shop - before.shop, after.postgres - before.postgres].map((ms) => (ms / ready.length).toFixed(1))
    const beside = await tpcB(tpcbUrl, 4)
    // The first round warms both.
    if (round === 0) continue
    if (beside) shares.push(rate / beside)
    say(
      `${rate.toFixed(0)} orders a second${beside ? `, ${beside.toFixed(0)} of TPC-B: ${((rate / beside) * 100).toFixed(1)} %` : ''}${used ? `; processor ${used.join(' + ')} ms an order and its mail (shop + PostgreSQL)` : ''}`,
    )
  }
  const middle = shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)]
  if (middle !== undefined) say(`${(middle * 100).toFixed(1)} % of TPC-B (at least ${leastShare * 100} %)`)
} finally {
  shoppers.close()
  sink.close()
  await client.end()
  await shop.close()
}
