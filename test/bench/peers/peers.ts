/**
 * What this shop does in a second beside EverShop and Vendure, with the same 2,000 products, on one PostgreSQL:
 *
 *   node --disable-warning=ExperimentalWarning test/bench/peers/peers.ts
 *
 * The peers are installed and filled at the first run, in a folder outside the tree that later runs use again. Steps
 * and shops can be chosen, and the folder: `install`, `fill`, `measure`; `own`, `evershop`, `vendure`; `--folder=…`.
 */
import { existsSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.ts'
import { inSeconds, load, say, timed } from '../bench-shop.ts'
import { makeCatalogue } from './catalogue.ts'
import { databaseOf, emptyDatabase, postgresOf } from './databases.ts'
import { evershop } from './evershop.ts'
import { measure, type Measured } from './measure.ts'
import { ownShop } from './own-shop.ts'
import type { Place } from './shop.ts'
import { tableOf } from './table.ts'
import { vendure } from './vendure.ts'

const shops = { own: ownShop, evershop, vendure }
type Name = keyof typeof shops
const words = process.argv.slice(2)
const stepsAsked = words.filter((word) => ['install', 'fill', 'measure'].includes(word))
const shopsAsked = (Object.keys(shops) as Name[]).filter((name) => words.includes(name))
const names = shopsAsked.length > 0 ? shopsAsked : (Object.keys(shops) as Name[])
const folder = resolve(words.find((word) => word.startsWith('--folder='))?.slice('--folder='.length) ?? join(tmpdir(), 'shop-peers'))

/** Does a step that is asked for; when none is, all of them, but only what has not been done in this folder yet; this shop is built each time. */
async function step(name: Name, what: string, work: () => Promise<unknown>): Promise<void> {
  const mark = join(folder, name, `${what}.done`)
  const isWanted = stepsAsked.length > 0 ? stepsAsked.includes(what) : name === 'own' || !existsSync(mark)
  if (!isWanted) return
  const ms = await timed(async () => {
    await mkdir(join(folder, name), { recursive: true })
    await work()
  })
  await writeFile(mark, '')
  say(`${shops[name].name}: ${what}, ${inSeconds(ms)}`)
}

await mkdir(folder, { recursive: true })
// When root starts it, the server runs as another user, who has to reach its files.
await chmod(folder, 0o755)
const server = await startEmbeddedPostgres({ dataDir: folder })
try {
  const placeOf = (name: Name): Place => ({ folder: join(folder, name), databaseUrl: databaseOf(server.url, name) })
  for (const name of names) await step(name, 'install', () => shops[name].install(placeOf(name)))
  // This shop is filled anew each time, as its newest code does it.
  await emptyDatabase(server.url, 'own')
  const catalogue = await makeCatalogue(placeOf('own').databaseUrl)
  for (const name of names)
    if (name !== 'own')
      await step(name, 'fill', async () => {
        await emptyDatabase(server.url, name)
        await shops[name].fill(placeOf(name), catalogue)
      })
  const measured: [string, Measured][] = []
  if (stepsAsked.length === 0 || stepsAsked.includes('measure'))
    for (const name of names) {
      say(`${shops[name].name}, load of the machine ${load()}`)
      const running = await shops[name].start(placeOf(name), catalogue)
      try {
        measured.push([shops[name].name, await measure(running, await postgresOf(server.url))])
      } finally {
        await running.stop()
      }
    }
  if (measured.length > 0) say(tableOf(measured))
} finally {
  await server.stop()
}
