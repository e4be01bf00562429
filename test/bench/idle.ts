/**
 * What a shop costs that nobody visits: transactions a second, and the processor time of its process, the sandbox bank's and all
 * of PostgreSQL's as a share of one core.
 *
 *   node --disable-warning=ExperimentalWarning test/bench/idle.ts [seconds, 60 when left out]
 *
 * The site has to be built. The processor time is read from /proc, so it runs on Linux.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openProductionShop } from '#test/production-shop.ts'

const seconds = Number(process.argv[2] ?? 60)
const say = (line: string): void => void process.stdout.write(`${line}\n`)
/** After a start the sweeps run once, and statistics of the seeding are gathered. */
const settlesWithinMs = 40_000

const statOf = (pid: number): string[] => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
const parentOf = (pid: number): number => Number(statOf(pid)[1])

/** The process and all that it has started, at any depth. */
function familyOf(pid: number): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const children = all.filter((each) => {
    try {
      return parentOf(each) === pid
    } catch {
      return false
    }
  })
  return [pid, ...children.flatMap(familyOf)]
}

/** Milliseconds of processor so far; of children that have ended too. */
function usedMs(pid: number): number {
  try {
    const [user, system, ofChildren, systemOfChildren] = statOf(pid).slice(11, 15)
    return [user, system, ofChildren, systemOfChildren].reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
  } catch {
    return 0
  }
}

const shop = await openProductionShop()
const client = new pg.Client({ connectionString: readFileSync(join(shop.dataDir, 'postgres.url'), 'utf8').trim() })
await client.connect()
const postmaster = Number(
  readFileSync(
    (await client.query<{ file: string }>(`select setting || '/postmaster.pid' file from pg_settings where name = 'data_directory'`))
      .rows[0]!.file,
    'utf8',
  ).split('\n')[0],
)
const state = async () => ({
  commits: (
    await client.query<{ n: number }>(
      'select (xact_commit + xact_rollback)::int n from pg_stat_database where datname = current_database()',
    )
  ).rows[0]!.n,
  shop: usedMs(shop.process.pid!),
  postgres: familyOf(postmaster).reduce((sum, pid) => sum + usedMs(pid), 0),
})
try {
  await wait(settlesWithinMs)
  const before = await state()
  await wait(seconds * 1000)
  const after = await state()
  const share = (kind: 'shop' | 'postgres') => (((after[kind] - before[kind]) / (seconds * 1000)) * 100).toFixed(2)
  say(
    `${((after.commits - before.commits) / seconds).toFixed(2)} transactions a second; of a core: shop ${share('shop')} %, PostgreSQL ${share('postgres')} %`,
  )
} finally {
  await client.end()
  await shop.close()
}
