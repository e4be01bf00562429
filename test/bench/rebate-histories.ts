import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInbox } from '#src/features/inbox/server/inbox.service.ts'
import { migrateDatabase, openDatabase } from '#src/platform/db/database.ts'
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.ts'
import { seedProgramme } from '#demonstration/settings/seed-programme.ts'
import { playInMemory, playOnPostgres, steps } from '#test/rebates/histories.ts'
import { seeded } from '#test/seeded.ts'

// Random histories of members' rebates: sets must always add up to zero, and no cent may be lost, spent twice or below zero.
// node --disable-warning=ExperimentalWarning test/bench/rebate-histories.ts [in memory] [on PostgreSQL] [seed]

const [inMemory = 1_000_000, onPostgres = 10_000, seed = 1] = process.argv.slice(2).map(Number)
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const since = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`

const random = seeded(seed)
let [faults, moves, start] = [[] as string[], 0, performance.now()]
for (let index = 0; index < inMemory; index++) {
  const history = steps(random, 20)
  moves += history.length
  faults.push(...playInMemory(history))
}
say(`${inMemory} histories in memory, ${moves} things that happened: ${faults.length} faults, ${since(start)}`)

if (onPostgres > 0) {
  const folder = await mkdtemp(join(tmpdir(), 'rebates-'))
  await chmod(folder, 0o755)
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false })
  const database = openDatabase(server.url)
  await migrateDatabase(database)
  await seedProgramme(database.orm)
  start = performance.now()
  const found = await playOnPostgres({ database, inbox: (clock) => createInbox(database, clock), members: onPostgres, most: 6, random })
  const { rows } = await database.pool.query<{ sets: number; wrong: number }>(
    'select count(*)::int sets, count(*) filter (where sum <> 0)::int wrong from (select sum(amount_cents) from rebate_entries group by entry_set) each',
  )
  say(
    `${onPostgres} histories on PostgreSQL: ${rows[0]!.sets} sets, ${rows[0]!.wrong} that do not add up, ${found.length} faults, ${since(start)}`,
  )
  faults = [...faults, ...found]
  await database.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
for (const fault of faults.slice(0, 10)) say(fault)
process.exitCode = faults.length === 0 ? 0 : 1
