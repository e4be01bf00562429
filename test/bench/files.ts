/**
 * How many pictures and scripts a second the shop serves from its folders, beside a bare node:http server that streams
 * the same files. Both run in a process of their own and take turns, as in `pages.ts`.
 *
 *   node --disable-warning=ExperimentalWarning test/bench/files.ts [turns for each file, 20 when left out]
 */
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#src/platform/db/embedded-postgres.ts'
import { answerOf, middle, run, type Run } from './http-load.ts'
import { openProductionShop } from '#test/production-shop.ts'

const turns = Number(process.argv[2] ?? 20)
const root = join(import.meta.dirname, '../..')
const picture = readdirSync(join(root, 'public/art/vase')).find((name) => name.endsWith('.avif'))!
const script = readdirSync(join(root, 'build/client/assets')).find((name) => /^entry\.client-.*\.js$/.test(name))!
/** Each with the file that the browser's `accept-encoding` gets. */
const files = {
  'a picture': { path: `/art/vase/${picture}`, file: join(root, 'public/art/vase', picture) },
  'a script': { path: `/assets/${script}`, file: join(root, 'build/client/assets', `${script}.br`) },
}

/** Gets the addresses and files from its parent process. */
const bareServer = `
  const { createServer } = require('node:http')
  const { createReadStream } = require('node:fs')
  const { stat } = require('node:fs/promises')
  process.once('message', ({ port, files }) => {
    const fileOf = new Map(files.map(({ path, file }) => [path, file]))
    createServer(async (request, response) => {
      const file = fileOf.get(request.url)
      const { size } = await stat(file)
      response.writeHead(200, { 'content-length': size })
      createReadStream(file).pipe(response)
    }).listen(port, '127.0.0.1', () => process.send('listening'))
  })`

const barePort = await freePort()
const shop = await openProductionShop()
const bare = spawn(process.execPath, ['-e', bareServer], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
try {
  bare.send({ port: barePort, files: Object.values(files) })
  await new Promise((listening) => bare.once('message', listening))
  for (const [name, { path }] of Object.entries(files)) {
    const [ours, theirs] = [(await answerOf(shop.port, path)).length, (await answerOf(barePort, path)).length]
    const runs: { shop: Run; bare: Run }[] = []
    for (let turn = 0; turn < turns + 3; turn++) {
      const both = { shop: await run(shop.process, shop.port, path, ours), bare: await run(bare, barePort, path, theirs) }
      // The first turns are for warming up.
      if (turn >= 3) runs.push(both)
    }
    const figures = (['perSecond', 'perCpuSecond'] as const).map((of) => {
      const [a, b] = [middle(runs.map((each) => each.shop[of])), middle(runs.map((each) => each.bare[of]))]
      return `${Math.round(a)} to ${Math.round(b)}, ${(middle(runs.map((each) => each.shop[of] / each.bare[of])) * 100).toFixed(0)} %`
    })
    process.stdout.write(`${name}, ${ours} bytes (bare ${theirs}): a second ${figures[0]}; a second of processor time ${figures[1]}\n`)
  }
} finally {
  bare.kill()
  await shop.close()
}
